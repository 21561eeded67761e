"""Pictures: SVG that a browser can show, small, the same for the same figures, readable without colours."""

import re
from xml.etree import ElementTree

import pytest

from karfunkel.lab.intervals import Estimate
from karfunkel.lab.pictures import DARK, LIGHT, Cloud, Dots, Spreads, draw

SVG = "{http://www.w3.org/2000/svg}"

DOTS = Dots("Shares & more", "in %", [("seat 1", Estimate(55, 50, 60), "55 %"), ("none", None, "")], 50)
SPREADS = Spreads("Length", "entries", [("2 seats", (10, 20, 25, 30, 50), "25")])
CLOUD = Cloud("Cards", ("played", "won"), [("arrow", "L1R", 0.2, 0.3), ("loss", "", 0.4, 0.5)], (0.5, 0.5))


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("chart", [DOTS, SPREADS, CLOUD])
def test_a_picture_is_valid_svg_with_its_words_as_text(chart: Dots | Spreads | Cloud) -> None:
    svg = draw(chart)
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.find(f"{SVG}title") is not None
    assert chart.title in texts(svg)
    assert len(svg) < 30_000


def test_every_row_says_its_value_in_words() -> None:
    assert {"seat 1", "55 %", "none"} <= set(texts(draw(DOTS)))
    assert {"2 seats", "25"} <= set(texts(draw(SPREADS)))
    assert {"arrow", "loss", "L1R"} <= set(texts(draw(CLOUD)))


def test_the_same_figures_give_the_same_bytes() -> None:
    assert draw(DOTS, SPREADS) == draw(DOTS, SPREADS) != draw(SPREADS, DOTS)


def test_a_picture_asks_nothing_of_the_net() -> None:
    svg = draw(DOTS, SPREADS, CLOUD)
    addresses = set(re.findall(r'"(https?://[^"]*)"', svg))
    assert addresses <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
        "http://purl.org/dc/elements/1.1/",
        "http://creativecommons.org/ns#",
        "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    }
    assert "@import" not in svg
    assert "@font-face" not in svg
    assert "<image" not in svg


def test_every_colour_has_a_counterpart_on_dark_ground() -> None:
    svg = draw(DOTS, SPREADS, CLOUD)
    body = svg[svg.index("</style>") :]
    used = set(re.findall(r"#[0-9a-f]{6}", body))
    assert used <= set(LIGHT.values())
    assert len(used) == 5
    for name, colour in LIGHT.items():
        assert f'[style*="fill: {colour}"]{{fill:{DARK[name]}!important}}' in svg


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("name", ["ink", "blue"])
def test_text_and_marks_stand_out_from_the_paper(colours: dict[str, str], name: str) -> None:
    low, high = sorted((luminance(colours[name]), luminance(colours["paper"])))
    assert (high + 0.05) / (low + 0.05) > 4.5  # WCAG 2, 1.4.3
