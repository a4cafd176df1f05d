"""Bots and analysts at work: requests, reports, and a worker beside the page."""
