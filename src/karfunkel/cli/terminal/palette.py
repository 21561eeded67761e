"""The colours of the terminal game.

Whatever a colour says is said by a letter or a shape as well: colours may be missing (NO_COLOR, 16 of them,
eyes that see them differently).  Boards ask for a colour by what it is for.
"""

from functools import cache

from rich.style import Style
from textual.theme import Theme

_DARK = {
    "plain": "#d8dbe6",
    "faint": "#8089a0",
    "line": "#4a5268",
    "accent": "bold #e8c66a",
    "legal": "bold #f4f6fc",
    "news": "bold #7fd6c2",
    "good": "bold #8fd694",
    "bad": "bold #f28b82",
    "bowl": "#d8dbe6 on #232a3d",
    "bowl-own": "#d8dbe6 on #2b3350",
    "card": "#e6e8f0 on #2b3350",
    "R": "bold #ff8a80",
    "Y": "bold #ffd866",
    "B": "bold #82b1ff",
    "G": "bold #8ce99a",
    "violet": "#c6a0f6",
    "teal": "#7fd6c2",
    "amber": "#e8b06a",
    "rose": "#f0a0b8",
    "cursor": "bold #141824 on #e8c66a",
}
_LIGHT = {
    "plain": "#222838",
    "faint": "#616a80",
    "line": "#9aa3b8",
    "accent": "bold #8a5a00",
    "legal": "bold #000000",
    "news": "bold #00665a",
    "good": "bold #1b6e2b",
    "bad": "bold #b3261e",
    "bowl": "#222838 on #e2e6f0",
    "bowl-own": "#222838 on #d2d9ec",
    "card": "#222838 on #dde3f2",
    "R": "bold #b3261e",
    "Y": "bold #7a5900",
    "B": "bold #1a4fb0",
    "G": "bold #1b6e2b",
    "violet": "#6b3fa0",
    "teal": "#00665a",
    "amber": "#8a5a00",
    "rose": "#a03060",
    "cursor": "bold #ffffff on #35509c",
}
_SIXTEEN = {
    "plain": "",
    "faint": "",
    "line": "",
    "accent": "bold yellow",
    "legal": "bold",
    "news": "bold cyan",
    "good": "bold green",
    "bad": "bold red",
    "bowl": "",
    "bowl-own": "",
    "card": "",
    "R": "bold red",
    "Y": "bold yellow",
    "B": "bold blue",
    "G": "bold green",
    "violet": "magenta",
    "teal": "cyan",
    "amber": "yellow",
    "rose": "red",
    "cursor": "bold reverse",
}
_PALETTES = {"karfunkel-dark": _DARK, "karfunkel-light": _LIGHT}

THEMES = (
    Theme(
        name="karfunkel-dark",
        primary="#7f9cf5",
        secondary="#7fd6c2",
        accent="#e8c66a",
        warning="#e8b06a",
        error="#f28b82",
        success="#8fd694",
        foreground="#d8dbe6",
        background="#141824",
        surface="#1b2031",
        panel="#262d42",
        dark=True,
    ),
    Theme(
        name="karfunkel-light",
        primary="#35509c",
        secondary="#00665a",
        accent="#8a5a00",
        warning="#8a5a00",
        error="#b3261e",
        success="#1b6e2b",
        foreground="#222838",
        background="#f6f7fb",
        surface="#eceff6",
        panel="#dde3f0",
        dark=False,
    ),
)
SIXTEEN = "ansi-dark"
"""Textual's own theme that leaves all colours to a terminal that has 16 of them."""

CHOICES = (*(theme.name for theme in THEMES), SIXTEEN)


@cache
def style(theme: str, name: str) -> Style:
    """The style that a theme has for something; names joined by blanks are laid over one another."""
    colours = _PALETTES.get(theme, _SIXTEEN)
    merged = Style.null()
    for part in name.split():
        merged += Style.parse(colours.get(part, part))
    return merged
