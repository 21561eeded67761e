"""Broken records: everything that a record can have wrong, with what a person is told about it.

A row is a name, the golden record it starts from, what is done to it, and words of the message.
"""

# ruff: noqa: E501 (a table reads best with a row a line)

import json
from collections.abc import Callable
from typing import Any

from tests.records.golden import record_file

Record = dict[str, Any]
Row = tuple[str, str, Callable[[Record], Any], str]


def golden(name: str) -> Record:
    record: Record = json.loads(record_file(name).read_text())
    return record


def put(*path: Any, value: Any) -> Callable[[Record], Any]:
    """Set a value deep in the record."""

    def change(record: Record) -> None:
        place: Any = record
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def drop(*path: Any) -> Callable[[Record], Any]:
    def change(record: Record) -> None:
        place: Any = record
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change


def end_with(*entries: str, keep: int = 0) -> Callable[[Record], Any]:
    """Other last moves, and no word of a result."""

    def change(record: Record) -> None:
        record["moves"] = record["moves"][: keep or None] + list(entries)
        del record["result"]

    return change


def swap(*path: Any, one: int, other: int) -> Callable[[Record], Any]:
    def change(record: Record) -> None:
        place: Any = record
        for step in path:
            place = place[step]
        place[one], place[other] = place[other], place[one]

    return change


def extend(*path: Any, value: Any) -> Callable[[Record], Any]:
    def change(record: Record) -> None:
        place: Any = record
        for step in path:
            place = place[step]
        place.append(value)

    return change


C, M, D, H = "carat-2", "mister-diamond-2", "diamantenraub-3", "halbedelstein-basic"
ADVANCED = "halbedelstein-advanced"

FORM: list[Row] = [
    ("no version", C, drop("karfunkel"), '"karfunkel" is missing'),
    ("version 2", C, put("karfunkel", value=2), "version of the format, 1, not 2"),
    ("version true", C, put("karfunkel", value=True), "version of the format, 1, not true"),
    ("version 1.0", C, put("karfunkel", value=1.0), "version of the format, 1, not 1.0"),
    ("version as text", C, put("karfunkel", value="1"), 'not "1"'),
    ("no game", C, drop("game"), '"game" is missing'),
    ("unknown game", C, put("game", value="chess"), "there is no game 'chess'"),
    ("a game with an endless name", C, put("game", value="x" * 10**7), "there is no game 'xxx"),
    ("game as number", C, put("game", value=4), '"game" is a game\'s name'),
    ("no seats", C, drop("seats"), '"seats" is missing'),
    ("seats without end", C, put("seats", value=10**4000), "2 to 4 seats, not 10000"),
    ("seats as text", C, put("seats", value="2"), '"seats" is a whole number'),
    ("seats as truth", C, put("seats", value=True), '"seats" is a whole number'),
    ("five seats", C, put("seats", value=5), "2 to 4 seats, not 5 (G6)"),
    ("one seat", M, put("seats", value=1), "2 to 8 seats, not 1 (G6)"),
    ("three seats for two", H, put("seats", value=3), "for 2 seats, not 3 (G6)"),
    ("no deal", C, drop("deal"), '"deal" is missing'),
    ("no moves", C, drop("moves"), '"moves" is missing'),
    ("moves as text", C, put("moves", value="1 d4=3RYBG"), '"moves" is a list of texts'),
    ("a move as number", C, put("moves", 0, value=1), '"moves" is a list of texts'),
    ("unknown key", C, put("comment", value="hm"), 'a record has no "comment"'),
    ("options as list", C, put("options", value=[]), '"options" is an object'),
    ("seed too short", C, put("seed", value="ab"), "the seed is 64 hexadecimal digits"),
    ("seed not hexadecimal", C, put("seed", value="x" * 64), "the seed is 64 hexadecimal digits"),
    ("result as list", C, put("result", value=[]), '"result" is an object, or null'),
]

OPTIONS: list[Row] = [
    ("unknown option", C, put("options", "speed", value=1), "there is no option 'speed'"),
    ("option of another game", C, put("options", "marks", value="on"), "there is no option 'marks'"),
    ("an option with an endless name", C, put("options", "x" * 10**7, value=1), "there is no option 'xxx"),
    ("option as number", C, put("options", "open_hands", value=1), "open_hands is true or false, not 1"),
    ("option as text", C, put("options", "open_hands", value="true"), 'true or false, not "true"'),
    ("unknown value", M, put("options", "marks", value="maybe"), "off or on"),
    ("rounds 0", M, put("options", "rounds", value=0), "(M12, G6)"),
    (
        "two colours for three",
        "carat-3-three-tiles",
        put("options", "two_colours", value=True),
        "2 seats, not 3 (C17, G6)",
    ),
    ("too many colours", C, put("options", "colours", value=["R", "Y", "B"]), "2 colour entries, not 3 (C5)"),
    ("a colour without end", C, put("options", "colours", value=["R" * 10**7, "Y"]), "RR…' (C5)"),
    ("a colour twice", C, put("options", "colours", value=["R", "R"]), "R is taken twice"),
    ("no colour", C, put("options", "colours", value=["R", "X"]), "not 'X' (C5)"),
    (
        "plunder in basic",
        H,
        put("options", "plunder_from_start", value=True),
        "belongs to rules=advanced (H9, G6)",
    ),
    ("deck without a name", D, put("options", "deck", value=""), "option deck"),
    ("edition without a name", M, put("options", "edition", value=""), "option edition"),
]

DEALS: list[Row] = [
    ("deal as list", C, put("deal", value=[]), "an object with chips and supply"),
    ("deal without chips", C, drop("deal", "chips"), "the deal lacks its chips (C4)"),
    ("deal with more", C, put("deal", "dice", value=1), 'a deal of Carat has no "dice"'),
    ("48 chips", C, drop("deal", "chips", 0), "48 instead of 49 chips"),
    ("a chip of 6", C, put("deal", "chips", 0, value=6), 'chip on A1 is 6; a chip is 1, 2, 3, 4 or 5'),
    ("a chip of 1.0", C, put("deal", "chips", 0, value=1.0), "chip on A1 is 1.0"),
    ("a chip of true", C, put("deal", "chips", 0, value=True), "chip on A1 is true"),
    ("chips of one kind", C, put("deal", "chips", value=[1] * 49), "49 chips are 1"),
    ("35 tiles", C, drop("deal", "supply", 3), "35 instead of all 36 tiles (C1)"),
    ("a tile twice", C, put("deal", "supply", value=["1RYBG"] * 36), "1RYBG is in the supply twice"),
    ("a tile not written from R", C, put("deal", "supply", 0, value="1YBGR"), 'written from red it is "1RYBG"'),
    ("a tile of 7", C, put("deal", "supply", 0, value="7RYBG"), 'tile 1 of the supply is "7RYBG"'),
    ("a tile as number", C, put("deal", "supply", 0, value=7), "tile 1 of the supply is 7"),
    ("no rounds", M, put("deal", value={}), "rounds is missing"),
    ("rounds as object", M, put("deal", "rounds", value={}), "rounds is a list"),
    ("a round too few", M, put("deal", "rounds", value=[]), "the deal has 0 rounds"),
    ("17 fixed", M, put("deal", "rounds", 0, "fixed", value=list(range(1, 18))), "has 16, not 17 (M1)"),
    ("fixed not ascending", M, swap("deal", "rounds", 0, "fixed", one=0, other=1), "fixed is ascending"),
    ("fixed twice", M, put("deal", "rounds", 0, "fixed", value=[1, 1]), "fixed holds 1 twice"),
    ("fixed off the tray", M, put("deal", "rounds", 0, "fixed", value=[43]), "places are whole numbers from 1 to 42"),
    ("43 places", M, put("deal", "rounds", 0, "places", value=43), "has 42, not 43 (M1)"),
    ("no cards", M, drop("deal", "rounds", 0, "cards"), "cards is missing"),
    ("a wrong card", M, put("deal", "rounds", 0, "cards", 0, value="joker"), 'cards holds "joker"'),
    ("a ring of another value", M, put("deal", "rounds", 0, "cards", value=[7000] * 49), "has 7, not 0 (M1)"),
    ("a card too few", M, drop("deal", "rounds", 0, "cards", 0), "(M1)"),
    ("79 cards", D, drop("deal", "deck", 0), "deck: expected 80 cards, not 79 (D3)"),
    ("another house deck", D, put("deal", "deck", 0, value="L1R"), "card 1 of the house deck is L1R:v, not L1R"),
    ("a card of 21", D, put("deal", "deck", 0, value="L21R"), "numbers go from 1 to 20"),
    ("an unknown symbol", D, put("deal", "deck", 0, value="L1R:boom"), "the symbol 'boom'"),
    ("three symbols", D, put("deal", "deck", 0, value="L1R:^+v+*"), "two at most"),
    ("two piles for three", D, drop("deal", "piles", 0), "expected 3 piles, one a seat, not 2 (D1)"),
    ("19 cards in a pile", D, drop("deal", "piles", 0, 0), "expected 20 cards, not 19 (D1)"),
    ("card 81", D, put("deal", "piles", 0, 0, value=81), "a card's number, 1 to 80, not 81"),
    ("a card dealt twice", D, lambda r: put("deal", "piles", 0, 0, value=r["deal"]["piles"][1][0])(r), "dealt twice"),
    ("a deal where none is", H, put("deal", value={"pits": []}), "is {}"),
]  # fmt: skip

MOVES: list[Row] = [
    ("an entry without a seat", C, put("moves", 0, value="d4=3RYBG"), "move 1"),
    ("an entry without a move", C, put("moves", 0, value="1 "), "an entry is a seat number, a space and a move"),
    ("a seat with a zero before it", H, put("moves", 0, value="01 cw"), "an entry is a seat number"),
    ("digits of another script", H, put("moves", 0, value="１ cw"), "an entry is a seat number"),
    ("a place in another script's digits", M, put("moves", 0, value="1 T１7"), "'T１7' is no move"),
    ("a line end in a move", H, put("moves", 0, value="1 cw\n"), r"'cw\n' is no move"),
    ("a zero byte in a move", C, put("moves", 0, value="1 d4=3RYBG\0"), r"\x00' is no tile"),
    ("colours for the screen in a move", H, put("moves", 0, value="1 \x1b[31m"), r"'\x1b[31m' is no move"),
    ("an endless move", M, put("moves", 0, value="1 T" + "9" * 10**7), "99…' is no move"),
    ("an endless seat", M, put("moves", 0, value="9" * 10**7 + " T1"), "an entry is a seat number"),
    ("two spaces", H, put("moves", 0, value="1  cw"), "is no move"),
    ("an empty entry", H, put("moves", 0, value=""), "an entry is a seat number"),
    ("seat 3 of two", H, put("moves", 0, value="3 cw"), "there is no seat 3; seats are 1 to 2"),
    ("seat 0", H, put("moves", 0, value="0 cw"), "there is no seat 0"),
    ("the wrong seat", H, put("moves", 0, value="2 cw"), "is illegal: it is not that seat's turn"),
    ("no move at all", H, put("moves", 0, value="1 up"), "'up' is no move"),
    ("a pit before the direction", H, put("moves", 0, value="1 A3"), "first the direction is fixed, cw or ccw (H4)"),
    ("a direction later on", H, put("moves", 2, value="1 cw"), "the direction is fixed for the whole game (H4)"),
    ("a single stone", ADVANCED, put("moves", 0, value="1 B1"), "only a pit with two or more stones may be lifted (H8)"),
    ("a move in small letters", ADVANCED, put("moves", 0, value="1 b8"), "'b8' is no move"),
    ("the edge first", C, lambda r: put("moves", 0, value=f"1 a1={r['deal']['supply'][0]}")(r), "(C8)"),
    ("a tile of somebody else", C, lambda r: put("moves", 0, value=f"1 c3={r['deal']['supply'][1]}")(r), "(C7)"),
    ("a taken field", C, lambda r: put("moves", 1, value="2 " + r["moves"][0][2:5] + r["deal"]["supply"][1])(r), "(C9)"),
    ("a field apart", C, lambda r: put("moves", 1, value=f"2 f6={r['deal']['supply'][1]}")(r), "(C9)"),
    ("no such field", C, put("moves", 0, value="1 g7=1RYBG"), "fields are a1 to f6"),
    ("a tile with a colour twice", C, put("moves", 0, value="1 c3=1RRBG"), "is no tile"),
    ("place 43", M, put("moves", 0, value="1 T43"), "there is no place 43"),
    ("place 0", M, put("moves", 0, value="1 T0"), "is no move"),
    ("stealing with a ring card", M, put("moves", 0, value="1 S2:1000"), "a diamond must be tried (M4)"),
    ("declining a ring card", M, put("moves", 0, value="1 -"), "a diamond must be tried (M4)"),
    ("a ring of no value", M, put("moves", 0, value="1 S2:1500"), "no ring is worth 1500"),
    ("a card of somebody else", D, lambda r: put("moves", 0, value=f"1 P{r['deal']['piles'][1][0]}")(r), "not in the hand (D4)"),
    ("keeping first", D, put("moves", 0, value="1 K"), "first everyone picks a card to play (D4)"),
    ("playing a card in phase 4", D, put("moves", 3, value="1 P1"), "now the hand is kept or swapped (D12)"),
    ("keeping two of four", D, put("moves", 3, value="1 K1,2"), "so all of it is kept (D12)"),
    ("cards to keep not ascending", D, put("moves", 3, value="1 K2,1"), "ascending"),
    ("card 81 played", D, put("moves", 0, value="1 P81"), "cards are numbered from 1 to 80"),
    ("out of seat order", D, swap("moves", one=0, other=1), "in seat order (D15)"),
    ("choosing twice", D, lambda r: put("moves", 1, value=r["moves"][0])(r), "it is not that seat's turn"),
    ("a move after the end", C, lambda r: extend("moves", value=r["moves"][0])(r), "the game is over"),
    ("a move after the end of a round game", M, extend("moves", value="1 T1"), "the game is over"),
    ("giving up after the end", H, extend("moves", value="1 resign"), "the game is over"),
    ("giving up with three", D, end_with("1 resign", keep=3), "only a game for two ends like that (G5)"),
    ("time up with three", "carat-3-three-tiles", end_with("1 time", keep=3), "only a game for two ends like that (G5)"),
    ("giving up twice", H, end_with("1 resign", "1 resign", keep=4), "the game is over"),
    ("going on after giving up", H, end_with("1 resign", "1 A3", keep=4), "the game is over"),
    ("seat 3 of two gives up", H, end_with("3 resign", keep=4), "there is no seat 3"),
]  # fmt: skip

RESULTS: list[Row] = [
    ("null though over", C, put("result", value=None), '"result" is null, but the game is over: all_tiles'),
    ("stated though on", C, lambda r: r["moves"].pop(), "a result is stated, but the game is not over"),
    ("wrong scores", C, put("result", "scores", 0, value=62), "\"scores\" is [61, 73], not [62, 73]"),
    ("scores of truth", D, put("result", "scores", 0, value=True), "\"scores\""),
    ("scores as floats", C, put("result", "scores", 0, value=61.0), "not [61.0, 73]"),
    ("wrong winner", C, put("result", "winners", value=[1]), "\"winners\" is [2], not [1]"),
    ("winners as number", C, put("result", "winners", value=2), "\"winners\" is [2], not 2"),
    ("wrong reason", C, put("result", "reason", value="resigned"), '"reason" is "all_tiles", not "resigned"'),
    ("no scores", C, drop("result", "scores"), 'the result lacks "scores"'),
    ("no winners", C, drop("result", "winners"), 'the result lacks "winners"'),
    ("no reason", H, drop("result", "reason"), 'the result lacks "reason"'),
    ("wrong pits", H, put("result", "pits", 0, 0, value=9), "\"pits\""),
    ("pits in Carat", C, put("result", "pits", value=[]), 'the result has no "pits" in this game'),
    ("more in the result", C, put("result", "duration", value=3), 'the result has no "duration"'),
]  # fmt: skip

ROWS = [*FORM, *OPTIONS, *DEALS, *MOVES, *RESULTS]

LINES: list[tuple[str, bytes, str]] = [
    ("no JSON", b"hello", "not JSON"),
    ("half a record", record_file(C).read_bytes()[:200], "not JSON"),
    ("two records in a line", record_file(H).read_bytes().strip() * 2, "not JSON"),
    ("an array", b"[]", "a record is a JSON object"),
    ("a number", b"1", "a record is a JSON object"),
    ("an empty object", b"{}", '"karfunkel" is missing'),
    ("NaN", b'{"karfunkel": NaN}', "NaN is no number"),
    ("a key twice", b'{"karfunkel": 1, "karfunkel": 1}', "a key stands twice"),
    ("no UTF-8", b'{"karfunkel": "\xff"}', "not UTF-8"),
    ("zero bytes", bytes(100), "not JSON"),
    ("much too deep", b"[" * 100_000, "nested too deeply"),
    ("a huge number", b'{"karfunkel": ' + b"9" * 5000 + b"}", ""),
    ("a lone surrogate", b'{"karfunkel": 1, "game": "\\ud800", "seats": 2, "deal": {}, "moves": []}', ""),
]
