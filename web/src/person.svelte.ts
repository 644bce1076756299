/** The guest at this browser. */
import { api } from "./server/api";

class Guest {
  id = $state("");
  /** What they want to be called; nothing until they have said it. */
  name = $state("");
  /** Waits for the answer while a name is asked for. */
  private answer: ((introduced: boolean) => void) | null = $state.raw(null);
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

  get asked(): boolean {
    return this.answer !== null;
  }

  /** Whoever sits down with other people has a name; false if they would rather not. */
  async introduce(): Promise<boolean> {
    await this.load();
    return this.name ? true : this.askName();
  }

  /** Asks what they want to be called. */
  askName = (): Promise<boolean> => {
    this.answer?.(false);
    return new Promise((resolve) => (this.answer = resolve));
  };

  /** They have said their name, or not. */
  introduced(yes: boolean): void {
    this.answer?.(yes);
    this.answer = null;
  }

  private become({ id, name }: { id: string; name: string }): void {
    this.id = id;
    this.name = name;
  }
}

export const person = new Guest();
