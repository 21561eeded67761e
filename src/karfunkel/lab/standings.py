"""How bots did against each other, counted from results."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, median

import msgspec

from karfunkel.lab import intervals
from karfunkel.lab.arena import Result
from karfunkel.lab.intervals import Estimate
from karfunkel.lab.ratings import rate


class Standing(msgspec.Struct, frozen=True):
    """How one bot did, over all its seats."""

    bot: str
    games: int
    won: int
    """alone, or with none but itself on other seats"""
    shared: int
    """victories shared with others, and draws"""
    share: Estimate
    """of all victories"""
    fair: float
    """the share it would have if all seats won alike"""
    score: Estimate
    """mean, by seat"""
    rating: Estimate
    seats: tuple[Estimate | None, ...]
    """for each seat the share of the games that this bot won on it"""


class Standings(msgspec.Struct, frozen=True):
    games: int
    blocks: int
    different: int
    """games whose moves are not those of an earlier one; few where neither deals nor bots differ"""
    bots: tuple[Standing, ...]
    seats: tuple[Estimate, ...]
    """how much each seat won, whoever sat there"""
    moves: "Length"
    reasons: dict[str, int]


class Length(msgspec.Struct, frozen=True):
    """Entries of a record."""

    mean: float
    median: float
    least: int
    most: int


def standings(results: Sequence[Result]) -> Standings:
    seats = len(results[0].scores)
    names = list(dict.fromkeys(name for result in results for name in result.seating.bots))
    ratings = rate(_blocks(results))
    lengths = [len(result.moves) for result in results]
    return Standings(
        games=len(results),
        blocks=len({result.seating.block for result in results}),
        different=len({result.moves for result in results}),
        bots=tuple(_standing(name, results, ratings[name]) for name in names),
        seats=tuple(_share_on(seat, results) for seat in range(seats)),
        moves=Length(fmean(lengths), median(lengths), min(lengths), max(lengths)),
        reasons=dict(Counter(result.reason for result in results).most_common()),
    )


def _blocks(results: Iterable[Result]) -> list[list[tuple[tuple[str, ...], tuple[float, ...]]]]:
    blocks: dict[int, list[tuple[tuple[str, ...], tuple[float, ...]]]] = {}
    for result in results:
        blocks.setdefault(result.seating.block, []).append((result.seating.bots, result.places))
    return list(blocks.values())


def _standing(name: str, every: Sequence[Result], rating: Estimate) -> Standing:
    results = [result for result in every if name in result.seating.bots]
    own = [seats_of(name, result) for result in results]
    shares = [share_of(name, result) for result in results]
    return Standing(
        bot=name,
        games=len(results),
        won=sum(share > 1 - 1e-9 for share in shares),
        shared=sum(1e-9 < share < 1 - 1e-9 for share in shares),
        share=_share(results, lambda result: share_of(name, result)),
        fair=fmean(len(seats) / len(result.scores) for seats, result in zip(own, results, strict=True)),
        score=intervals.mean(
            [
                (result.seating.block, fmean(result.scores[seat] for seat in seats))
                for seats, result in zip(own, results, strict=True)
            ]
        ),
        rating=rating,
        seats=tuple(_on_seat(name, seat, results) for seat in range(len(results[0].scores))),
    )


def seats_of(name: str, result: Result) -> list[int]:
    """The seats, from 0, on which a bot sat."""
    return [seat for seat, bot in enumerate(result.seating.bots) if bot == name]


def share_of(name: str, result: Result) -> float:
    """A bot's share of a victory, over all its seats."""
    return sum(result.shares[seat] for seat in seats_of(name, result))


def _on_seat(name: str, seat: int, results: Sequence[Result]) -> Estimate | None:
    there = [result for result in results if result.seating.bots[seat] == name]
    return _share_on(seat, there) if there else None


def _share_on(seat: int, results: Sequence[Result]) -> Estimate:
    return _share(results, lambda result: result.shares[seat])


def _share(results: Sequence[Result], of: Callable[[Result], float]) -> Estimate:
    return intervals.share([(result.seating.block, of(result)) for result in results])
