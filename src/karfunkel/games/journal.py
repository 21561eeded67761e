"""Events, for kernels: what happened in a move, written into a buffer.

Row 0 holds the number of events in its first column; every further row is one event: its kind, the seat
it concerns, then numbers whose meaning the game's ``events.py`` gives.  Simulation passes ``NO_EVENTS``.
"""

import numpy as np

from karfunkel.games.kernel import kernel

COLUMNS = 8
NO_EVENTS = np.zeros((0, COLUMNS), dtype=np.int32)


@kernel
def tell(events, kind, seat, a=0, b=0, c=0, d=0, e=0, f=0):
    """Add an event."""
    if len(events):
        count = events[0, 0] + 1
        events[0, 0] = count
        row = events[count]
        row[0] = kind
        row[1] = seat
        row[2] = a
        row[3] = b
        row[4] = c
        row[5] = d
        row[6] = e
        row[7] = f


def journal(capacity: int) -> np.ndarray:
    """An empty buffer for so many events."""
    return np.zeros((capacity + 1, COLUMNS), dtype=np.int32)
