"""The command ``karfunkel``."""
