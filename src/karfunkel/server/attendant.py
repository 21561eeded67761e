"""What happens at a table by itself: bots move, and time runs out.

Nothing here has to be remembered.  A bot's pending turn and every deadline stand in the store, so that
whichever process looks next takes them up after a crash.
"""

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from karfunkel.bots.thinking import Player
from karfunkel.match import seeds
from karfunkel.match.match import Match
from karfunkel.server.course import Course
from karfunkel.server.judge import overdue
from karfunkel.server.ledger import Ledger
from karfunkel.server.refusals import Refusal
from karfunkel.store.entities import MOVE, NewEvent
from karfunkel.store.faults import Stale, StoreFault

if TYPE_CHECKING:
    from karfunkel.server.house import House

LONGEST_TIMER = 3600.0
"""seconds; what is later the house finds in the store"""


class Attendant:
    def __init__(self, house: "House", ledger: Ledger) -> None:
        self._house = house
        self._ledger = ledger
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()

    def look(self, course: Course) -> None:
        """See to it that bots move, and be there when time runs out."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if course.status != "on" or self._house.stopping:
            return
        for seat in course.bots_to_move():
            if (course.turn, seat) not in self._thinking:
                think = self._think(course, seat, course.turn)
                self._thinking[course.turn, seat] = asyncio.create_task(think)
        deadline = course.next_deadline()
        if deadline is not None and (wait := max(0, deadline - self._house.now()) / 1000) < LONGEST_TIMER:
            self._timer = asyncio.get_running_loop().call_later(wait + 0.001, self._wake)

    def _wake(self) -> None:
        self._house.spawn(self.attend())

    async def attend(self) -> None:
        """Do what time alone brings about."""
        try:
            async with self._ledger.lock:
                self.look(await self.catch_up_with_time())
        except (StoreFault, Refusal) as fault:  # the house looks again in a moment
            self._house.log.warning("not attended", extra={"table": self._ledger.id[:4], "fault": str(fault)})

    async def catch_up_with_time(self) -> Course:
        """Under the ledger's lock: store all that is overdue."""
        while True:
            course = await self._ledger.course()
            late = overdue(course, max(self._house.now(), course.at))
            if not late:
                return course
            try:
                await self._ledger.add(late)
            except Stale:
                continue

    async def _think(self, course: Course, seat: int, turn: int) -> None:
        """Let a bot move, if it is still its turn when it has made up its mind."""
        bot, table = course.chairs[seat].bot, self._ledger.id[:4]
        try:
            assert course.match
            match, seconds = course.match.snapshot(), self._house.settings.think
            seed = seeds.shake(bytes.fromhex(course.table.server_seed), f"karfunkel/1/bot-turn/{turn}", 32)
            async with AsyncExitStack() as waiting:
                if not course.persons():  # nobody waits: one such table thinks at a time, so others need not
                    await waiting.enter_async_context(self._house.unhurried)
                text = await self._house.think(lambda: _choose(match, bot, seat, seed, seconds))
            async with self._ledger.lock:
                course = await self._ledger.course()
                if course.turn == turn and seat in course.bots_to_move():
                    at = max(self._house.now(), course.at)
                    await self._ledger.add([NewEvent(kind=MOVE, at=at, seat=seat, text=text)])
        except Stale:
            pass
        except (StoreFault, Refusal) as fault:  # the house looks again after a while
            self._house.log.warning("bot did not move", extra={"table": table, "fault": str(fault)})
        except Exception:
            self._house.log.exception("bot failed", extra={"table": table, "bot": bot})
        finally:
            self._thinking.pop((turn, seat), None)


def _choose(match: Match, bot: str, seat: int, seed: bytes, seconds: float) -> str:
    return Player(bot, seat, seed, seconds).choose(match)
