/** Plays the sounds that are switched on, once the person has touched the page: before, browsers want silence. */
import { settings } from "../settings.svelte";
import { type Note, NOTES } from "./notes";
import type { Sound } from "./sounds";

/** In milliseconds: a sound that could not be played by then is no longer about anything. */
const LATE = 500;
/** In seconds. */
const ATTACK = 0.004;
const SILENT = 0.0001;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function wake(): AudioContext | null {
  if (navigator.userActivation.hasBeenActive) audio ??= new AudioContext();
  return audio;
}

/** Some browsers let sound begin only while something is being touched; says how to stop listening. */
export function attend(): () => void {
  const touched = (): void => {
    if (settings.sounds.length) void wake()?.resume();
  };
  const gestures = ["pointerup", "keydown"] as const;
  for (const gesture of gestures) addEventListener(gesture, touched);
  return () => gestures.forEach((gesture) => removeEventListener(gesture, touched));
}

export function play(sound: Sound): void {
  const player = settings.sounds.includes(sound) ? wake() : null;
  const asked = performance.now();
  void player?.resume().then(() => {
    if (performance.now() - asked < LATE) for (const note of NOTES[sound]) strike(player, note);
  });
}

function strike(player: AudioContext, note: Note): void {
  const start = player.currentTime + note.at;
  const end = start + note.lasts;
  const volume = player.createGain();
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.exponentialRampToValueAtTime(note.loud, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  volume.connect(player.destination);
  const { source, pitch } = note.wave === "noise" ? rustle(player, volume) : hum(player, volume, note.wave);
  pitch.setValueAtTime(note.from, start);
  pitch.exponentialRampToValueAtTime(note.to, end);
  source.start(start);
  source.stop(end);
}

interface Voice {
  source: AudioScheduledSourceNode;
  pitch: AudioParam;
}

function hum(player: AudioContext, into: AudioNode, wave: OscillatorType): Voice {
  const source = player.createOscillator();
  source.type = wave;
  source.connect(into);
  return { source, pitch: source.frequency };
}

function rustle(player: AudioContext, into: AudioNode): Voice {
  const source = player.createBufferSource();
  source.buffer = noise ??= noiseOf(player);
  const filter = player.createBiquadFilter();
  filter.type = "bandpass";
  source.connect(filter).connect(into);
  return { source, pitch: filter.frequency };
}

/** A quarter of a second of it, which is longer than any note. */
function noiseOf(player: AudioContext): AudioBuffer {
  const buffer = player.createBuffer(1, player.sampleRate / 4, player.sampleRate);
  buffer.getChannelData(0).forEach((_, n, samples) => (samples[n] = 2 * Math.random() - 1));
  return buffer;
}
