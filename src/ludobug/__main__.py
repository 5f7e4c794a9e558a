"""``python -m ludobug`` is the command ``ludobug``."""

from __future__ import annotations

import sys

from ludobug.cli import main

if __name__ == "__main__":
    sys.exit(main())
