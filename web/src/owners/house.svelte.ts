/** What the owners of the server say to all, as the sockets of the lobby and of tables tell it. */
import type { HouseMessage } from "../generated/messages";
import { remember, remembered } from "../remembered";

const DISMISSED = "ecumene-announcement";

class House {
  private said: HouseMessage | null = $state.raw(null);
  private dismissed: string | null = $state(null);

  hear(message: HouseMessage): void {
    this.said = message;
  }

  /** A new connection tells everything that there is to say. */
  begin(connected: boolean): void {
    if (connected) this.said = null;
  }

  get readOnly(): boolean {
    return this.said?.read_only ?? false;
  }

  /** What is announced, unless this browser has put it away. */
  get announcement(): HouseMessage["announcement"] {
    const found = this.said?.announcement ?? null;
    if (!found || Date.parse(found.until) <= Date.now()) return null;
    return found.id === (this.dismissed ?? remembered(DISMISSED)) ? null : found;
  }

  dismiss(): void {
    this.dismissed = this.said?.announcement?.id ?? "";
    remember(DISMISSED, this.dismissed);
  }
}

export const house = new House();
