/** Says that it is this person's turn: by the browser when the page is not looked at, and by a soft sound. */
import { settings } from "../settings.svelte";
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
  if (settings.sound) chime();
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(`${say("your-turn")} · ${game}`, {
    body: told,
    tag: table,
    icon: "/icon.svg",
  });
  notice.onclick = () => window.focus();
}

function chime(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
  volume.connect(audio.destination);
  for (const [pitch, after] of [
    [523.25, 0],
    [783.99, 0.14],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(audio.currentTime + after);
    tone.stop(audio.currentTime + 0.6);
  }
}
