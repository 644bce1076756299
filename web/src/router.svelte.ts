/**
 * The places: the lobby at `/`, a table at `/t/{id}`, what is one's own at `/me`, letters' links at `/me/link`, who is
 * strongest at `/strength`, what somebody has played at `/profile` (one's own) and `/profile/{name}`, keeping house at `/owner`, what is kept of people at `/privacy`, tournaments at `/tournaments` and one at `/tournaments/{id}`. What is on this device and not on a server has its address behind `#here`, so that any host of files will do; `#r=`
 * has a whole record in it.
 */

/** Built for a host of files: there is no server. */
export const ALONE = import.meta.env.MODE === "static";
const HERE = "#here";
const RECORD = "#r=";
const BASE = import.meta.env.BASE_URL;

class Router {
  private at = $state({ path: location.pathname, hash: location.hash });

  constructor() {
    addEventListener("popstate", this.look);
    addEventListener("hashchange", this.look);
  }

  /** Whether this is about what is on this device. */
  get here(): boolean {
    return ALONE || this.at.hash.startsWith(HERE) || this.record !== null;
  }

  get table(): string | null {
    const path = this.here ? this.at.hash.slice(HERE.length) : this.at.path;
    return /^\/t\/([\w-]+)$/.exec(path)?.[1] ?? null;
  }

  /** All tournaments, or the id of one. */
  get tournaments(): "all" | { id: string } | null {
    const found = this.here ? null : /^\/tournaments(?:\/([\w-]+))?\/?$/.exec(this.at.path);
    if (!found) return null;
    return found[1] ? { id: found[1] } : "all";
  }

  get mine(): "account" | "link" | "strength" | null {
    if (this.here) return null;
    if (/^\/strength\/?$/.test(this.at.path)) return "strength";
    if (/^\/me\/link\/?$/.test(this.at.path)) return "link";
    return /^\/me\/?$/.test(this.at.path) ? "account" : null;
  }

  /** One's own profile, or the name of whose. */
  get profile(): "own" | { name: string } | null {
    const found = this.here ? null : /^\/profile(?:\/([^/]+))?\/?$/.exec(this.at.path);
    if (!found) return null;
    return found[1] ? { name: decoded(found[1]) } : "own";
  }

  /** Keeping house, for owners of the server; what is kept of people, for everybody. */
  get house(): "owner" | "privacy" | null {
    const found = this.here ? null : /^\/(owner|privacy)\/?$/.exec(this.at.path);
    return (found?.[1] as "owner" | "privacy" | undefined) ?? null;
  }

  /** A record that came with the address, packed. */
  get record(): string | null {
    return this.at.hash.startsWith(RECORD) ? this.at.hash.slice(RECORD.length) : null;
  }

  /** Where something is: `/`, or `/t/{id}`. */
  address(path: string): string {
    return this.here ? `${BASE}${HERE}${path}` : path;
  }

  /** Whether the table is to be seen from its beginning. */
  replaying = $state(false);

  go(path: string): void {
    this.replaying = false;
    history.pushState(null, "", this.address(path));
    this.look();
    scrollTo(0, 0);
  }

  /** Opens a table at its beginning, in place of the link that has led here. */
  replay(table: string): void {
    history.replaceState(null, "", this.address(`/t/${table}`));
    this.look();
    this.replaying = true;
  }

  /** For links: goes there without loading the page anew. */
  follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
    if (!link) return;
    event.preventDefault();
    this.go(link.startsWith(BASE + HERE) ? link.slice((BASE + HERE).length) : link);
  };

  private look = (): void => {
    const { here } = this;
    this.at = { path: location.pathname, hash: location.hash };
    // Another place has other tables and knows another guest: everything begins anew there.
    if (this.here !== here) location.reload();
  };
}

/** What an address says; as it stands, if somebody has written half of it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();

/** The way between a server and this device. */
export function moveTo(place: "here" | "server"): void {
  location.href = place === "here" ? `${BASE}${HERE}/` : BASE;
}

/** The address that opens a record with no server at all. */
export function recordAddress(packed: string): string {
  return new URL(`${BASE}${RECORD}${packed}`, location.href).href;
}
