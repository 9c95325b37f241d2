// Short wooden and paper noises, made on the spot. Never the only sign of anything.

import { settings } from './settings.svelte';

/** A sound for each kind of deed that all games know; `games/<name>/sounds.ts` has a game's own. */
export type Noise =
  | 'tap' // a button, a bet put down
  | 'card' // a card is laid
  | 'draw' // a card comes from a pile
  | 'deal' // one of many cards dealt
  | 'flip' // something is turned over
  | 'discard'
  | 'dice' // they tumble
  | 'land' // they come to rest
  | 'climb' // one stair, one point
  | 'reached' // a bet, a goal
  | 'score' // points are written down
  | 'round' // a round is over
  | 'turn' // it is the person's turn
  | 'win'
  | 'end'
  | 'no'
  | 'join';

let context: AudioContext | null = null;
let dust: AudioBuffer | null = null;

/** Browsers let a page sound only after somebody touched it. */
function wake(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Noise to filter, made when it is first heard. */
function dustOf(audio: AudioContext): AudioBuffer {
  if (dust) return dust;
  dust = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = dust.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return dust;
}

/** A struck piece of wood: a short falling tone. */
export function wood(audio: AudioContext, at: number, pitch: number, loud = 0.25, length = 0.09): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.02);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** Paper on paper: filtered noise that swells and dies. */
export function paper(audio: AudioContext, at: number, pitch: number, length = 0.1, loud = 0.12): void {
  const noise = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  noise.buffer = dustOf(audio);
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.linearRampToValueAtTime(pitch * 0.5, at + length);
  filter.Q.value = 0.8;
  gain.gain.setValueAtTime(0.001, at);
  gain.gain.linearRampToValueAtTime(loud, at + length * 0.25);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start(at, Math.random() * 0.5, length);
}

/** A soft bell, for what concerns a person. */
export function bell(audio: AudioContext, at: number, pitch: number, loud = 0.16): void {
  for (const [times, share] of [
    [1, 1],
    [2.76, 0.3],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch * times;
    gain.gain.setValueAtTime(0.001, at);
    gain.gain.linearRampToValueAtTime(loud * share, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  }
}

type Instrument = (audio: AudioContext, at: number, pitch: number, ...how: number[]) => void;
/** An instrument, seconds to wait, pitch, and how it is played. */
type Hit = [Instrument, number, number, ...number[]];
/** How a sound is made. */
export type Sound = Hit[] | (() => Hit[]);

/** One pitch after the other. */
export const run = (instrument: Instrument, gap: number, pitches: number[], ...how: number[]): Hit[] =>
  pitches.map((pitch, n) => [instrument, n * gap, pitch, ...how]);

const NOISES: Record<Noise, Sound> = {
  tap: [[wood, 0, 520, 0.12, 0.05]],
  card: [
    [paper, 0, 3200, 0.14],
    [wood, 0.1, 150, 0.14],
  ],
  dice: () =>
    [0, 1, 2, 3, 4].map((hit) => [
      wood,
      hit * 0.06 + Math.random() * 0.03,
      240 + Math.random() * 260,
      0.2 - hit * 0.03,
    ]),
  draw: [[paper, 0, 3800, 0.16, 0.1]],
  deal: [[paper, 0, 4400, 0.07, 0.07]],
  flip: [
    [paper, 0, 4800, 0.06],
    [wood, 0.07, 300, 0.12, 0.05],
  ],
  discard: [
    [paper, 0, 2400, 0.18, 0.1],
    [wood, 0.14, 180, 0.1],
  ],
  land: run(wood, 0.05, [330, 260], 0.22, 0.07),
  climb: () => [[wood, 0, 620 + Math.random() * 60, 0.16, 0.06]],
  reached: run(bell, 0.09, [660, 990], 0.13),
  score: [
    [wood, 0, 500, 0.12, 0.05],
    [bell, 0.04, 784, 0.09],
  ],
  round: run(bell, 0.1, [440, 554, 659], 0.12),
  turn: run(bell, 0.12, [660, 880]),
  win: run(bell, 0.11, [523, 659, 784, 1047]),
  end: run(bell, 0.16, [523, 440]),
  no: run(wood, 0.09, [170, 150], 0.22),
  join: run(wood, 0.1, [330, 440], 0.2),
};

/** Not before what it belongs to is drawn: on a slow phone, waking the sound takes a while. */
export function play(noise: Noise | Sound): void {
  setTimeout(() => {
    const audio = wake();
    const hits = typeof noise === 'string' ? NOISES[noise] : noise;
    if (audio)
      for (const [instrument, wait, ...how] of typeof hits === 'function' ? hits() : hits)
        instrument(audio, audio.currentTime + wait, ...how);
  });
}

export function vibrate(pattern: number | number[]): void {
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
