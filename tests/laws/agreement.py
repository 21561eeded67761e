"""The same random game through the product and through an oracle, compared after every entry."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from karfunkel.match.record import record_of
from tests.laws.cases import Case
from tests.laws.walk import Walk
from tests.oracles import ORACLES


@dataclass
class Agreed:
    """What was compared, and which rare branches of the rules were met."""

    plies: int = 0
    moves: int = 0
    seen: Counter[str] = field(default_factory=Counter)


def play_against_oracle(case: Case, seed: int) -> Agreed:
    walk = Walk(case, seed)
    try:
        return _compare(walk)
    except Exception as failure:
        failure.add_note(walk.story())
        raise


def _compare(walk: Walk) -> Agreed:
    match, agreed = walk.match, Agreed()
    record: dict[str, Any] = record_of(match)
    oracle = ORACLES[walk.case.name](record["options"], match.seats, record["deal"])
    tried: set[str] = set()
    while True:
        pending = list(match.pending())
        assert pending == oracle.pending()
        assert list(match.scores()) == oracle.scores()
        outcome = match.outcome()
        legal = {seat: match.legal(seat) for seat in range(1, match.seats + 1)}
        for seat, texts in legal.items():
            assert sorted(texts) == oracle.legal(seat)
            agreed.moves += len(texts)
        if outcome is None:
            assert oracle.outcome() is None
        else:
            stated = oracle.outcome()
            assert stated is not None
            assert record_of(match)["result"].items() <= _as_json(stated).items()
            break
        seat = walk.random.choice(pending)
        text = _pick(legal[seat], tried, walk.random)
        match.play(seat, text)
        oracle.play(seat, text)
        agreed.plies += 1
    agreed.seen = oracle.seen
    return agreed


def _pick(texts: tuple[str, ...], tried: set[str], random: Random) -> str:
    """Any legal move; a place of Mister Diamond's tray is rarely tried twice, else few were taken."""
    fresh = [text for text in texts if text not in tried]
    text = random.choice(fresh if fresh and texts[0].startswith("T") and random.random() < 0.95 else texts)
    tried.add(text)
    return text


def _as_json(outcome: dict[str, Any]) -> dict[str, Any]:
    """An oracle's outcome in the words of a record's result."""
    return {key: _plain(value) for key, value in outcome.items()}


def _plain(value: Any) -> Any:
    return tuple(_plain(one) for one in value) if isinstance(value, list | tuple) else value
