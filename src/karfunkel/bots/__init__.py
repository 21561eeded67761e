"""Players that are not people.

They know no more than their seat may (G4): what they think on are redealt positions.

    mind.py       what a bot is: it thinks about a situation, within limits, and ranks its moves
    uniform.py    random
    greedy.py     greedy
    glance.py     looks once and does not search
    memory.py     forgets, as people do
    levels/       level1 … level5: which search plays them, with which limits, in each game
    alphabeta.py  search for games of two in which all lies open
    infosets.py   search for games with hidden information or luck
    rounds.py     search for games in which all choose at once
    beginners.py  beginners at Diamantenraub
    judgement/    what a bot knows of a game beyond its rules
    thinking.py   a bot at a match
"""

from karfunkel.games.faults import Fault, quoted

LEVELS = ("level1", "level2", "level3", "level4", "level5")
NAMES = ("random", "greedy", *LEVELS)


def check_name(name: str) -> str:
    if name not in NAMES:
        raise Fault(f"there is no bot {quoted(name)}; there are {', '.join(NAMES)}")
    return name
