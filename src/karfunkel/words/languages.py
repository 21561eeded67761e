"""The languages we speak."""

from collections.abc import Mapping

LANGUAGES = ("de", "nl", "en")
NATIVE_NAMES = {"de": "Deutsch", "nl": "Nederlands", "en": "English"}


def language_of_user(environment: Mapping[str, str]) -> str:
    """What the user's environment asks for, if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
