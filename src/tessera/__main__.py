"""`python -m tessera`: the command line, which lies beside the app."""

import sys

from tessera_kit.__main__ import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
