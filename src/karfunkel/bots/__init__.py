"""Players that are not people.

They know no more than their seat may (G4): what they think on are redealt positions.
"""

from karfunkel.games.faults import Fault

NAMES = ("random", "greedy")


def check_name(name: str) -> str:
    if name not in NAMES:
        raise Fault(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
    return name
