"""Pictures of the page: every screen, from a desk to a small phone, in light and in dark, taken in a real browser.

python tools/screens.py                              # all of them, to build/screens
python tools/screens.py race fight --look phone      # those whose names hold one of these words, in some looks only
python tools/screens.py --language es --to elsewhere
python tools/screens.py --readme                     # the few that the README shows, to docs/screens

Games come from fixed seeds, so that the same sources make the same pictures.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Error, Page, sync_playwright

from doors import BROWSERS
from sources import ROOT

sys.path.insert(0, str(ROOT / "tests"))  # how a house is opened and played in is known to its tests

from browser.conftest import FLAGS, Players
from browser.house import House
from screens_shown import Screen, Visit
from screens_suits import ALL_SCREENS

DESK = {"width": 1440, "height": 900}
TABLET = {"width": 768, "height": 1024}
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 640}
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE, "small": SMALL}
THEMES = ("light", "dark")
LOCALES = {"en": "en-GB", "es": "es-ES"}
QUALITY = 66
SETTLED = 700  # milliseconds until nothing moves any more


class Look(NamedTuple):
    size: str
    theme: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.size}-{self.theme}" + (f"-{self.language}" if self.language != "en" else "")

    @property
    def is_phone(self) -> bool:
        return self.size in ("phone", "small")

    def options(self, scale: float) -> dict[str, object]:
        """What a browser has to be told."""
        is_phone = self.is_phone
        return {
            "viewport": SIZES[self.size],
            "device_scale_factor": scale,
            "color_scheme": self.theme,
            "locale": LOCALES[self.language],
            "reduced_motion": "reduce",
            "has_touch": is_phone,
            "is_mobile": is_phone,
        }


def main() -> None:
    wanted = _arguments()
    looks = [
        Look(size, theme, wanted.language)
        for size, theme in product(SIZES, THEMES)
        if wanted.readme or all(word in f"{size}-{theme}" for word in wanted.look)
    ]
    screens = [screen for screen in ALL_SCREENS if _is_wanted(screen, wanted)]
    if not looks or not screens:
        names = ", ".join(screen.name for screen in ALL_SCREENS)
        sys.exit(f"No picture is both. Looks are a size and a theme, such as `--look phone dark`; screens are {names}.")
    folder = wanted.to or ROOT / ("docs/screens" if wanted.readme else "build/screens")
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place, sync_playwright() as started:
        found = next(path for name in BROWSERS if (path := shutil.which(name)))
        house = House(Path(place), "--reached-at", "192.168.1.20").open()
        try:
            with started.chromium.launch(executable_path=found, args=list(FLAGS)) as browser:
                missed = [
                    f"{screen.name}-{look.name}"
                    for screen, look in product(screens, looks)
                    if not wanted.readme or look.size in screen.readme
                    if not _take(browser, house, screen, look, folder, is_small=wanted.readme)
                ]
        finally:
            house.kill()
    if missed:
        sys.exit(f"Not taken: {', '.join(missed)}.")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Pictures of the page.")
    parser.add_argument("words", nargs="*", help="screens whose names hold one of these")
    parser.add_argument("--look", nargs="*", default=[], help="desk, tablet, phone or small, light or dark")
    parser.add_argument("--language", choices=sorted(LOCALES), default="en")
    parser.add_argument("--to", type=Path, help="the folder")
    parser.add_argument("--readme", action="store_true", help="the few that the README shows")
    return parser.parse_args()


def _is_wanted(screen: Screen, wanted: argparse.Namespace) -> bool:
    if wanted.readme and not screen.readme:
        return False
    return not wanted.words or any(word in screen.name for word in wanted.words)


def _take(browser: Browser, house: House, screen: Screen, look: Look, folder: Path, *, is_small: bool) -> bool:
    """Whether it could be taken; the others are, whatever became of one."""
    players = Players(browser)
    visit = Visit(house, players, look.options(1.5 if look.is_phone else 1), look.is_phone, look.language)
    path = folder / f"{screen.name}-{look.name}"
    try:
        page = screen.show(visit).page
        page.wait_for_timeout(SETTLED)
        if is_small:
            _keep(page, path.with_suffix(".webp"))
        else:
            page.screenshot(path=path.with_suffix(".png"), full_page=screen.is_long)
    except (AssertionError, Error) as error:
        print(f"{path.name}: {str(error).partition(chr(10))[0]}", flush=True)
        return False
    finally:
        for player in players.all:
            player.page.context.close()
    print(path.name, flush=True)
    return True


def _keep(page: Page, path: Path) -> None:
    """As a small file: the browser packs better than Playwright."""
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(taken["data"]))


if __name__ == "__main__":
    main()
