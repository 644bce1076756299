/** Two places: the lobby at `/`, a table at `/t/{id}`. */

class Router {
  private path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/t\/([\w-]+)$/.exec(this.path)?.[1] ?? null;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** For links: goes there without loading the page anew. */
  follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
    if (!link) return;
    event.preventDefault();
    this.go(link);
  };
}

export const router = new Router();
