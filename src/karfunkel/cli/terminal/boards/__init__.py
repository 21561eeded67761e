"""A board for every game, ``boards/<game>.py``, all with one interface.

A board is a ``Board`` (board.py) named in ``kind_of`` below.  It is given a ``Scene``: the *view* of the
person who looks (never a position, so that nothing hidden can leak), the legal moves as texts, the news as
events, names and language.  It has a canvas of WIDTH x HEIGHT (at most 52 x 19: with a panel of 28 columns
beside it and four rows around it that fits 80 x 23) and fills in:

``draw(canvas, scene)``
    draws with ``canvas.put / centre / fill / frame``; ``self.style("R")`` is a style of palette.py (names can
    be joined: ``"card R"``; what says something by colour says it by letter or shape too).  It calls
    ``canvas.zone(target, x, y, width, height)`` for each target that can be picked now, that is, after
    ``self.picks`` (nothing is picked at first).  Targets are short texts of the board's own choosing.
    The arrow keys go from zone to zone by where they lie; the cursor is laid over its zone in reverse;
    ``self.cursor`` may be read to show more about what it stands on.  No zones where ``scene.legal`` is
    empty.  Legality comes from ``scene.legal`` alone.  The last move is marked, from ``scene.news``.
``move_of(picks, legal)``
    the legal move that these picks make, or None while more is to be picked.  By default a target is the
    text of a move itself.
``draft_of(picks)``
    how far the move's text is fixed by them; it appears in the line where moves are typed.

Picking works by arrow keys and Enter or Space, and by mouse; Backspace or Escape drops the latest pick.
Further keys a board likes to offer (say, to turn a tile) it handles in ``on_key`` before calling super's;
letters and digits belong to the line where moves are typed.  Texts are in ``words/*.ftl`` as
``terminal-<game>-…``; ``self.say`` and ``self.who`` speak.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from karfunkel.cli.terminal.boards.board import Board


def kind_of(game: str) -> "type[Board]":
    """The kind of board a game is played on; it is loaded with its game."""
    if game == "halbedelstein":
        from karfunkel.cli.terminal.boards.halbedelstein import HalbedelsteinBoard

        return HalbedelsteinBoard
    if game == "carat":
        from karfunkel.cli.terminal.boards.carat import CaratBoard

        return CaratBoard
    if game == "mister_diamond":
        from karfunkel.cli.terminal.boards.mister_diamond import MisterDiamondBoard

        return MisterDiamondBoard
    if game == "diamantenraub":
        from karfunkel.cli.terminal.boards.diamantenraub import DiamantenraubBoard

        return DiamantenraubBoard
    from karfunkel.cli.terminal.boards.plain import PlainBoard

    return PlainBoard
