/** Who is at this browser: a guest, or somebody who is signed in. */
import type { Me } from "./generated/messages";
import { api } from "./server/api";

/** By which the pages of one browser tell each other that somebody has come in or gone. */
const CHANNEL = "ecumene-person";

class Person {
  id = $state("");
  /** What they want to be called; nothing until they have said it. */
  name = $state("");
  /** Whether they are signed in to an account. */
  account = $state(false);
  /** Waits for the answer while a name is asked for. */
  private answer: ((introduced: boolean) => void) | null = $state.raw(null);
  private loading: Promise<void> | null = null;
  private readonly others = new BroadcastChannel(CHANNEL);

  constructor() {
    this.others.onmessage = () => void this.reload();
  }

  load(): Promise<void> {
    this.loading ??= api.me().then(
      (me) => this.become(me),
      () => {
        this.loading = null;
      },
    );
    return this.loading;
  }

  /** Asks anew who this is: another page has signed in or out. */
  reload(): Promise<void> {
    this.loading = null;
    return this.load();
  }

  /** Somebody has come in here, or has gone; the other pages of this browser hear of it. */
  turned(me: Me): void {
    this.become(me);
    this.others.postMessage(null);
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

  private become({ id, name, account }: Me): void {
    this.id = id;
    this.name = name;
    this.account = account;
  }
}

export const person = new Person();
