/** How each sound is made: a few tones, and the knock of wood where there is one. */
import type { Sound } from "./sounds";

/** Times in seconds, pitches in hertz. */
export interface Note {
  /** Noise has no wave: only what lies around its pitch is heard of it. */
  wave: OscillatorType | "noise";
  at: number;
  lasts: number;
  from: number;
  /** Where its pitch glides to. */
  to: number;
  /** From 0 to 1. */
  loud: number;
}

function tone(at: number, pitch: number, lasts: number, loud: number, wave: OscillatorType = "sine"): Note {
  return { wave, at, lasts, from: pitch, to: pitch, loud };
}

function drum(at: number, loud: number): Note[] {
  return [
    { wave: "sine", at, lasts: 0.26, from: 150, to: 52, loud },
    { wave: "noise", at, lasts: 0.09, from: 420, to: 180, loud: loud / 2 },
  ];
}

/** Wood on wood; two drums; three steps up; a fifth, after whatever the beat itself sounded like. */
export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  place: [
    { wave: "sine", at: 0, lasts: 0.09, from: 340, to: 150, loud: 0.3 },
    { wave: "noise", at: 0, lasts: 0.04, from: 1900, to: 900, loud: 0.22 },
  ],
  conflict: [...drum(0, 0.32), ...drum(0.17, 0.26), tone(0.17, 311.13, 0.3, 0.04, "sawtooth")],
  score: [
    tone(0, 659.25, 0.16, 0.09, "triangle"),
    tone(0.08, 830.61, 0.16, 0.09, "triangle"),
    tone(0.16, 987.77, 0.34, 0.1, "triangle"),
  ],
  turn: [tone(0.2, 523.25, 0.6, 0.11), tone(0.34, 783.99, 0.6, 0.11)],
};
