/** The guest at this browser. */
import { api } from "./server/api";
import { say } from "./text/text.svelte";

class Guest {
  id = $state("");
  name = $state("");
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= api.me().then(
      (me) => this.become(me),
      () => {
        this.loading = null;
      },
    );
    return this.loading;
  }

  async rename(name: string): Promise<void> {
    this.become(await api.rename(name.trim().slice(0, 24)));
  }

  /** Whoever plays has a name; those who have not said one yet are guests. */
  async named(): Promise<void> {
    await this.load();
    if (!this.name) await this.rename(say("guest"));
  }

  private become({ id, name }: { id: string; name: string }): void {
    this.id = id;
    this.name = name;
  }
}

export const person = new Guest();
