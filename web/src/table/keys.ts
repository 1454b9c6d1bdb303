/** The keyboard stays at the table, whatever comes and goes there. */

const HOMES = [".hand [tabindex='0']", "[tabindex='0']", "button:not(:disabled)"];

/**
 * What has the keyboard's focus and is taken away or falls asleep (a card that is played, a button that was pressed)
 * gives it to one's hand; where there is none, to what can be done.
 */
export function keepsKeys(table: HTMLElement): () => void {
  let holder: Element | null = null;
  const note = ({ target }: FocusEvent): void => {
    holder = target instanceof Element ? target : null;
  };
  const isLost = (): boolean => {
    const { activeElement } = document;
    if (!holder || (activeElement !== document.body && activeElement !== holder)) return false;
    return !holder.isConnected || holder.matches(":disabled");
  };
  const keep = (): void => {
    if (!isLost()) return;
    for (const home of HOMES) {
      const found = table.querySelector<HTMLElement | SVGElement>(home);
      if (found) return found.focus({ preventScroll: true });
    }
  };
  const watcher = new MutationObserver(keep);
  table.addEventListener("focusin", note);
  document.addEventListener("close", keep, true); // a dialog gives the focus back to what may be gone by now
  watcher.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    table.removeEventListener("focusin", note);
    document.removeEventListener("close", keep, true);
    watcher.disconnect();
  };
}
