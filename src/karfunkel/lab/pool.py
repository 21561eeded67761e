"""Work spread over processes; what comes of it arrives in order."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar

from karfunkel.games.faults import Fault

Item = TypeVar("Item")
Result = TypeVar("Result")
AHEAD = 4  # tasks given out for each process, so that none waits for a slow one


def cores() -> int:
    """How many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(task: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[Result]:
    """The result for each of these items, one after the other.  The processes end with the iterator."""
    if jobs == 1 or len(items) < 2:
        yield from map(task, items)
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _prepare)
    waiting: deque[Future[Result]] = deque()
    try:
        for item in items:
            waiting.append(pool.submit(task, item))
            if len(waiting) == AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise Fault("a process that played games was ended from outside") from None
    finally:
        if waiting:  # interrupted: nobody wants what is under way
            for process in set(multiprocessing.active_children()) - others:
                process.kill()
        pool.shutdown(wait=not waiting, cancel_futures=True)


def _prepare() -> None:
    """A worker leaves Ctrl-C to its parent, and does not outlive it, even if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
