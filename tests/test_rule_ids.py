"""Every rule has a test that names it."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES = {"G": 6, "C": 18, "M": 12, "D": 15, "H": 11}
IDS = [f"{letter}{number}" for letter, last in RULES.items() for number in range(1, last + 1)]


def named_rules() -> set[str]:
    """The ids in the names of test functions: C13 in test_C13_a_tie, but not in test_C131."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"(?<=_)[GCMDH][1-9][0-9]?(?=_|$)", node.name))
    return found


def test_every_rule_is_named_by_a_test() -> None:
    named = named_rules()
    missing = [rule for rule in IDS if rule not in named]
    assert not missing, f"no test names {', '.join(missing)}"
