"""The rules of the games as texts to read, the ids of the rules at their paragraphs."""

from pathlib import Path

_GAMES = Path(__file__).parent.parent / "games"


def rules_text(game: str, language: str) -> str:
    """The rules of a game, in Markdown; ``{C13, C14}`` at a paragraph's end names the rules it states."""
    return (_GAMES / game / "words" / f"rules-{language}.md").read_text(encoding="utf-8")
