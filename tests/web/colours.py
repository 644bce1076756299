"""Whether inks stand out from their grounds, by the contrast of WCAG 2."""

import re
from collections.abc import Iterable, Mapping

from tests.web.conftest import ROOT


def check_contrast(game: str, theme: str, needed: Mapping[float, Iterable[tuple[str, str]]]) -> None:
    """Each pair of an ink and a ground, by their names in the style sheets, has at least that contrast."""
    colours = palette(game, theme)
    for least, pairs in needed.items():
        for ink, ground in pairs:
            found = contrast(colours[ink], colours[ground])
            assert found >= least, f"{ink} on {ground}: {found:.2f}"


def palette(game: str, theme: str) -> dict[str, str]:
    """The colours that the page's and a game's style sheets name, as they are in a theme."""
    colours: dict[str, str] = {}
    for sheet in ("style.css", f"games/{game}/palette.css"):
        text = (ROOT / "web/src" / sheet).read_text(encoding="utf-8")
        for block in re.finditer(r":root(\[data-theme=\"dark\"\])? \{(.*?)\n\}", text, re.DOTALL):
            if theme == "dark" or not block[1]:
                colours |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block[2]))
    return colours


def check_over_pictures(
    game: str, theme: str, card: str, kinds: Mapping[str, str], inks: Iterable[str]
) -> None:
    """Words on a card can be read where they run over the picture of its kind."""
    colours = palette(game, theme)
    sheet = (ROOT / "web/src/style.css").read_text(encoding="utf-8")
    seen = float(re.findall(r"--emblem-behind: ([\d.]+);", sheet)[theme == "dark"])
    for kind, other in kinds.items():
        ground = mixed(colours[card], colours.get(other) or colours[kind], seen)
        for ink in inks:
            found = contrast(colours[ink], ground)
            assert found >= 4.5, f"{ink} over the picture of {kind}: {found:.2f}"


def check_pictures(game: str, theme: str, card: str, kinds: Iterable[str]) -> None:
    """A picture that stands by itself on a card is seen as well as any sign."""
    colours = palette(game, theme)
    sheet = (ROOT / "web/src/style.css").read_text(encoding="utf-8")
    lift = int(re.findall(r"--emblem-lift: (\d+)%;", sheet)[theme == "dark"]) / 100
    for kind in kinds:
        found = contrast(mixed(colours[kind], colours["ink"], lift), colours[card])
        assert found >= 3.0, f"the picture of {kind}: {found:.2f}"


WRITTEN_OVER = """cards => cards.flatMap(card => {
    const picture = card.querySelector('.emblem').getBoundingClientRect();
    const range = document.createRange();
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const over = [];
    while (walker.nextNode()) {
        if (walker.currentNode.parentElement.closest('.visually-hidden')) continue;
        range.selectNodeContents(walker.currentNode);
        const met = [...range.getClientRects()].some(line => line.width && picture.width
            && line.left < picture.right - 1 && line.right > picture.left + 1
            && line.top < picture.bottom - 3 && line.bottom > picture.top + 3);
        if (met) over.push(walker.currentNode.data.trim());
    }
    return over;
})"""
"""What is written over the pictures of some cards."""


def mixed(ground: str, paint: str, share: float) -> str:
    parts = ((int(ground[i : i + 2], 16), int(paint[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(under * (1 - share) + over * share):02x}" for under, over in parts)


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
