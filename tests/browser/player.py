"""Somebody at the page: looks at what is on it, and clicks."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from .house import House

NO_ERRORS = ("ERR_CONNECTION_REFUSED", "Cross-Origin-Opener-Policy header has been ignored")
READY = """before => {
    const lines = document.querySelectorAll('aside ol li').length;
    const ready = document.querySelector('.status.mine, dialog[open]') || document.querySelector('[data-over=true]');
    return ready && lines > before;
}"""
AT_REST = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const seen = () => [...document.querySelectorAll('svg.over')].map(map => map.getAttribute('viewBox')).join();
    const isRunning = one => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
    const end = performance.now() + 10_000;
    for (let still = 0, before = null; still < 3; before = seen()) {
        if (performance.now() > end) throw new Error('the page does not come to rest');
        await frame();
        still = seen() === before && !document.getAnimations().some(isRunning) ? still + 1 : 0;
    }
}"""
"""Evaluated and not waited for: `wait_for_function` takes a promise for an answer without looking into it."""


class Player:
    def __init__(self, context: BrowserContext, house: House) -> None:
        self.page: Page = context.new_page()
        self.house = house
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        """Neither is a connection that was refused while the house was closed, nor what browsers heed with TLS only."""
        if message.type == "error" and not any(one in message.text for one in NO_ERRORS):
            self.errors.append(message.text)

    def go(self, path: str = "/") -> Player:
        self.page.goto(self.house.address.rstrip("/") + path)
        return self

    def report(self, said: str = "") -> str:
        """The report of a problem, as it is saved."""
        self.button("Report a problem").click()
        self.page.get_by_label("What happened, and what did you expect?").fill(said)
        with self.page.expect_download() as download:
            self.page.get_by_role("link", name="Save the report").click()
        return download.value.path().read_text("utf-8")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def main(self) -> Locator:
        """What the bar offers above all: it confirms a move, and says what the move does."""
        return self.page.locator(".bar .main")

    def game(self, name: str) -> Locator:
        """A game on the start page."""
        return self.page.get_by_role("region", name=name, exact=True)

    # --- to a table ------------------------------------------------------------------------------------------------

    def begin(self, bot: str = "newcomer", length: str = "match") -> Player:
        """A table against a bot, chosen in the form."""
        form = self.go().game("Jackrabbit")
        form.get_by_text("Choose bots and settings").click()
        form.get_by_label("Seat 1").select_option(bot)
        form.get_by_label("Length").select_option(length)
        form.get_by_role("button", name="Make this table").click()
        return self.wait_for_turn()

    def leave(self) -> Player:
        """For the start page, with the table in its list."""
        self.button("Leave the table").click()
        expect(self.page.get_by_text("A bot plays on for you until you take your seat again.")).to_be_visible()
        self.button("Leave").click()
        expect(self.own_tables.first).to_be_visible()
        return self

    @property
    def own_tables(self) -> Locator:
        """On the start page; the first is the one to go on with."""
        return self.page.get_by_role("list", name="Your tables").get_by_role("link")

    def name(self, name: str) -> Player:
        self.page.get_by_label("Your name").fill(name)
        self.button("Keep this name").click()
        expect(self.page.get_by_text(f"You are {name}.")).to_be_visible()
        return self

    # --- at a table ------------------------------------------------------------------------------------------------

    @property
    def cards(self) -> Locator:
        return self.page.locator("[data-card]")

    @property
    def hand(self) -> list[str]:
        return list(self.cards.evaluate_all("cards => cards.map(card => card.dataset.card)"))

    @property
    def log(self) -> list[str]:
        return self.page.locator("aside ol .line > span:first-child").all_text_contents()

    def is_my_turn(self) -> bool:
        return self.page.locator(".status.mine").count() > 0

    def is_over(self) -> bool:
        return self.page.locator("[data-over=true]").count() > 0

    def wait_for_turn(self, lines: int = 0) -> Player:
        """Until one is to act, or a hand or the game is over, with more than so many lines in the log."""
        self.page.wait_for_function(READY, arg=lines, timeout=20_000)
        return self

    def rest(self) -> Player:
        """Until nothing moves any more, the camera of a land neither, but for what always does."""
        self.page.evaluate(AT_REST)
        return self

    def choose(self) -> Player:
        """Any card that fits, on any stack it fits on; where none does, any to discard."""
        self.page.locator("[data-card]:not(.dim)").first.click()
        confirm = self.main
        target = self.page.locator("button.target").first
        expect(confirm.or_(target).first).to_be_visible()
        if target.count():
            target.click()
        expect(confirm).to_be_enabled()
        return self

    def play(self) -> Player:
        """One move, and whatever others do until it is one's turn again."""
        before = len(self.log)
        self.choose().main.click()
        return self.wait_for_turn(before)
