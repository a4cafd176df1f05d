// Written in front of the service worker by the build (tools/build/release.py).
declare const release: {
  name: string;
  version: string;
  files: Record<string, string>;
  spare: Record<string, string>;
  unpacked: Record<string, string>;
};
