/** By which ways one may have an account here. */
import type { Ways } from "../generated/messages";
import { people } from "../server/people";
import { passkeysHere } from "./passkeys";

type Way = Ways["ways"][number];

class KnownWays {
  private ways: Way[] | null = $state.raw(null);

  async load(): Promise<void> {
    this.ways ??= (await people.ways()).ways;
  }

  get known(): boolean {
    return this.ways !== null;
  }

  /** Whether there are accounts at all. */
  get any(): boolean {
    return this.ways !== null && this.ways.length > 0;
  }

  has(way: Way): boolean {
    return !!this.ways?.includes(way) && (way !== "passkey" || passkeysHere());
  }
}

export const ways = new KnownWays();
