"""`python -m tessera`: the command line, which lies beside the app."""

import sys

from tessera_kit.__main__ import whole

if __name__ == "__main__":
    sys.exit(whole(sys.argv[1:]))
