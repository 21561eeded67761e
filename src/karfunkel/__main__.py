"""``python -m karfunkel``."""

from karfunkel.cli.main import main

main()
