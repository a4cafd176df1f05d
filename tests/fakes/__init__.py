"""Stand-ins. Those that come with the wheel are known here too, by the names that tests say."""

import sys

from tessera.testing.fakes import stores, surface, tablet, tabs

for module in (stores, surface, tablet, tabs):
    sys.modules[f"{__name__}.{module.__name__.rpartition('.')[2]}"] = module
