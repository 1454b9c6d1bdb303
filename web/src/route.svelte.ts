/** The addresses of the page: the start, a table, looking back at one or at a record, learning a game. */

class Route {
  path = $state(location.pathname);
  visit = $state(0); // goes up where the same address is to be shown anew

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/table\/([^/]+)$/.exec(this.path)?.[1] ?? null;
  }

  /** The table that is looked back at, and from which stop on; "" for a record from a file. */
  get replay(): { table: string; stop: number } | null {
    const found = /^\/replay(?:\/([^/]+)(?:\/(\d+))?)?$/.exec(this.path);
    return found && { table: found[1] ?? "", stop: Number(found[2] ?? 0) };
  }

  /** The game that is learned. */
  get learn(): string | null {
    return /^\/learn\/([^/]+)$/.exec(this.path)?.[1] ?? null;
  }

  /** Whether this is the start page. */
  get isStart(): boolean {
    return this.path === "/";
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }

  /** For links: go there without loading the page anew, unless another tab was asked for. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const route = new Route();
