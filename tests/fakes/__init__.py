"""Stand-ins. Those that come with the wheel are known here too, by the names that tests say."""

import sys

from tessera.testing.fakes import (
    device,
    packs,
    phones,
    sharing,
    speaker,
    stores,
    surface,
    tablet,
    tabs,
    thinker,
)

for module in (device, packs, phones, sharing, speaker, stores, surface, tablet, tabs, thinker):
    sys.modules[f"{__name__}.{module.__name__.rpartition('.')[2]}"] = module
