"""What holds for all tests: nothing is left out in silence, and in CI nothing at all.

A test that needs a program, or a Python module, says so:
``@pytest.mark.needs("g++", "Debian: apt install g++")``.
"""

import importlib.util
import os
from collections.abc import Generator

import pytest

from tests import programs

IN_CI = os.environ.get("CI") == "true"
LEFT_OUT = "it needs "


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("needs"):
        tool, hint = mark.args
        if programs.find(tool) is None and importlib.util.find_spec(tool) is None:
            pytest.skip(f"{LEFT_OUT}{tool} ({hint})")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was left out, and in CI nothing is: {_reason(report)}"
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says what was left out for want of a program, and how to get that."""
    counts: dict[str, int] = {}
    for report in terminalreporter.stats.get("skipped", []):
        reason = _reason(report)
        if reason.startswith(LEFT_OUT):
            need = reason.removeprefix(LEFT_OUT)
            counts[need] = counts.get(need, 0) + 1
    if counts:
        terminalreporter.section("left out here")
    for need, count in sorted(counts.items()):
        tests = "test needs" if count == 1 else "tests need"
        terminalreporter.line(f"{count} {tests} {need}")


def _reason(report: pytest.TestReport) -> str:
    """Why a test was skipped."""
    if isinstance(report.longrepr, tuple):
        return str(report.longrepr[2]).removeprefix("Skipped: ")
    return str(report.longrepr)
