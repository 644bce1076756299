/** Says that it is this person's turn: by the browser when the page is not looked at, and by a soft sound. */
import { settings } from "../settings.svelte";
import { play } from "../sound/synth";
import type { Speaker } from "../text/speaker";
import { say } from "../text/text.svelte";
import type { Session } from "./session.svelte";

/** In letters. */
const MOST_WORDS = 180;

export function announceTurns(session: () => Session, speaker: () => Speaker): void {
  let mine = true;
  $effect(() => {
    const now = session().picking.myTurn;
    if (now && !mine) announce(speaker().say("name"), recap(session(), speaker()), session().id);
    mine = now;
  });
}

/** What the others did, in as many words as a notice has room for. */
function recap({ since, names }: Session, speaker: Speaker): string {
  const words = since.told.map((event) => speaker.event(event, names)).join(" ");
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).trimEnd()}…` : words;
}

function announce(game: string, told: string, table: string): void {
  play("turn");
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(`${say("your-turn")} · ${game}`, {
    body: told,
    tag: table,
    icon: `${import.meta.env.BASE_URL}icon.svg`,
  });
  notice.onclick = () => window.focus();
}
