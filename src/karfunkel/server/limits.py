"""How much one guest or address may do: a bucket of tokens each, refilled over time."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST = 20_000
"""How many buckets are remembered; the ones used longest ago are forgotten, full again by then"""


class Buckets:
    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._level: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether this one may do one thing more now."""
        now = self._clock()
        level, then = self._level.get(who, (self._burst, now))
        level = min(self._burst, level + (now - then) * self._rate)
        allowed = level >= 1
        self._level[who] = (level - 1 if allowed else level), now
        self._level.move_to_end(who)
        if len(self._level) > MOST:
            self._level.popitem(last=False)
        return allowed
