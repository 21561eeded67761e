"""What the board of Diamantenraub says: a card in words, and a round's phases in short."""

from collections.abc import Callable
from typing import NamedTuple

from karfunkel.cli.terminal.boards.board import Board, Scene
from karfunkel.games.contract import Event
from karfunkel.games.diamantenraub.events import (
    Alone,
    Arrows,
    Beaten,
    Extra,
    Hit,
    Kept,
    Lost,
    Nobody,
    NothingToLose,
    Out,
    Reduced,
    Refilled,
    Strength,
    Swapped,
    TurnedUp,
    Won,
)
from karfunkel.games.diamantenraub.notation import COLOURS
from karfunkel.games.diamantenraub.view import Card

LONGEST_NAME, SHORTEST_NAME = 10, 2


class Face(NamedTuple):
    """What is printed on a card."""

    side: str
    number: str
    colour: str
    symbols: tuple[str, ...]


def face(card: Card) -> Face:
    head, _, symbols = card.text.partition(":")
    return Face(head[0], head[1:-1], head[-1], tuple(symbols.split("+")) if symbols else ())


def card_in_words(board: Board, card: Card, width: int) -> str:
    """``L7R:x5 left card 7 red, fires at number 5``, or just what follows the comma."""
    shown = face(card)
    words = {"side": shown.side, "number": shown.number, "colour": shown.colour}
    parts = [board.say("terminal-diamantenraub-card", **words)]
    parts += [_symbol_in_words(board, symbol) for symbol in shown.symbols]
    text = f"{card.text} {', '.join(parts)}"
    return text if len(text) <= width else ", ".join(parts[1:])


def _symbol_in_words(board: Board, symbol: str) -> str:
    names = {"^": "up", "v": "down", "*": "diamond", "two": "two", "five": "five"}
    if symbol in names:
        return board.say("terminal-diamantenraub-symbol", symbol=names[symbol])
    if symbol[0] == "-":
        return board.say("terminal-diamantenraub-loss", colour=symbol[1:])
    what = symbol[1:]
    kind = "colour" if what in COLOURS else names.get(what, "number")
    colour = what if kind == "colour" else "R"
    return board.say("terminal-diamantenraub-ammunition", kind=kind, what=what, colour=colour)


def phases(board: Board, scene: Scene, width: int, lines: int) -> list[str]:
    """The phases of the last round that are news, a line each."""
    turned = [at for at, event in enumerate(scene.news) if isinstance(event, TurnedUp)]
    news = scene.news[turned[-1] :] if turned else scene.news
    told: list[str] = []
    if turned and not scene.view.junior:
        told.append(f"1 {_shots(board, news)}")
    if turned:
        told.append(fitted(lambda name: f"2 {_fight(board, news, name)}", width))
    for number, short in (("3", _loot(board, news)), ("4", _hands(board, news))):
        if any(short(LONGEST_NAME)):
            told.append(fitted(lambda name, n=number, s=short: f"{n} {', '.join(s(name))}", width))  # type: ignore[misc]
    return [cut(line, width) for line in told[-lines:]]


def fitted(text: Callable[[int], str], width: int) -> str:
    """A text with names as long as there is room for."""
    for longest in range(LONGEST_NAME, SHORTEST_NAME, -1):
        if len(text(longest)) <= width:
            return text(longest)
    return text(SHORTEST_NAME)


def _shots(board: Board, news: tuple[Event, ...]) -> str:
    """Phase 1: what was beaten by what, and how much lay under it."""
    hits = [event for event in news if isinstance(event, Hit)]
    shots: list[str] = []
    for event in news:
        if isinstance(event, Beaten):
            by = next((hit.card.text for hit in hits if hit.target == event.stack[-1]), "")
            under = f"+{len(event.stack) - 1}" if len(event.stack) > 1 else ""
            shots.append(f"{by}→{event.stack[-1].text.partition(':')[0]}{under}")
    return "  ".join(shots) or board.say("terminal-diamantenraub-no-hits")


def _fight(board: Board, news: tuple[Event, ...], name: int) -> str:
    """Phase 2: everyone's strength, and who takes a diamond."""
    strengths, winners, way = [], [], ""
    for event in news:
        match event:
            case Strength(seat, strength):
                strengths.append(f"{board.who(seat)[:name]} {strength}")
            case Won(seat):
                winners.append(f"{board.who(seat)[:name]} +◆")
            case Arrows(arrows="down"):
                way = " v"
            case Nobody():
                return board.say("terminal-diamantenraub-nobody")
            case Alone(seat):
                strengths.append(board.say("terminal-diamantenraub-alone", who=board.who(seat)[:name]))
    return f"{', '.join(strengths)}{way} → {', '.join(winners)}"


def _loot(board: Board, news: tuple[Event, ...]) -> Callable[[int], list[str]]:
    """Phase 3: who takes one more, who returns one, and for which card."""

    def short(name: int) -> list[str]:
        told = []
        for event in news:
            match event:
                case Extra(seat, card):
                    told.append(f"{board.who(seat)[:name]} +◆ {card.text}")
                case NothingToLose(seat, _, _, cause):
                    told.append(f"{board.who(seat)[:name]} −0 {cause.text}")
                case Lost(seat, _, _, cause):
                    told.append(f"{board.who(seat)[:name]} −◆ {cause.text}")
        return told

    return short


def _hands(board: Board, news: tuple[Event, ...]) -> Callable[[int], list[str]]:
    """Phase 4: what everyone did with the hand, and who is out."""

    def short(name: int) -> list[str]:
        told = []
        for event in news:
            match event:
                case Swapped(seat) | Kept(seat) | Refilled(seat) | Reduced(seat):
                    kind = str(event.__struct_config__.tag)
                    done = board.say(
                        "terminal-diamantenraub-done", kind=kind, cards=event.drew or event.threw
                    )
                    told.append(f"{board.who(seat)[:name]} {done}")
                case Out(seat):
                    told.append(f"{board.who(seat)[:name]} {board.say('terminal-diamantenraub-out')}")
        return told

    return short


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"
