// Shows one step after the other: the board performs each on a stage, and the view after it is shown
// at the moment the board wants. The same for a running table, a replay and a lesson.

import { detail, type AnyEffect } from './effects';
import { paceOf, reducedMotion } from '../shell/settings.svelte';
import { play as playSound } from '../shell/sound';
import { SceneStage, type Scene, type Stage } from './stage';

/** Performs a scene while the view before it is still shown. Exported by a board. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every board has its own types
export type Perform = (scene: Scene<any, any>, stage: Stage) => Promise<void>;

/** Something to be shown, with or without a performance. */
export interface Beat {
  scene: Scene | null;
  /** Shows what is so after it. */
  show: () => void;
  /** It has been shown. */
  done?: () => void;
}

/** When more messages than this wait with something to perform, only the newest is performed. */
const MOST_WAITING = 4;
/** Milliseconds for which another player's action stays readable before the next one; scaled by the pace. */
const TO_READ = 1200;
/** A banner stays at least this long. */
const BANNER = 1900;
const SKIPPED_SHOWN = 5000;

interface Options {
  /** How long everything takes; 0: nothing is performed. */
  pace?: () => number;
  /** Another view on this device does the talking. */
  silent?: () => boolean;
}

export class Player {
  /** What is being performed; between two scenes that follow each other, the first. */
  scene = $state.raw<Scene | null>(null);
  /** The scene that may be told: a throw only once the dice have landed. */
  told = $state.raw<Scene | null>(null);
  /** When another player's action was last announced. */
  toldAt = -Infinity;
  /** Something waits to be read. */
  reading = $state(false);
  /** Nothing is performed and nothing waits to be. */
  settled = $state(true);
  /** A short text over the board. */
  banner = $state('');
  /** The number of steps left out just now, to catch up. */
  skipped = $state(0);
  /** The board's own way to perform a scene; null while no board is here. */
  perform = $state.raw<Perform | null>(null);

  #queue: { beat: Beat; hurried: boolean; message: number }[] = [];
  #messages = 0;
  #running = false;
  #stage: SceneStage | null = null;
  #bannerTimer: ReturnType<typeof setTimeout> | undefined;
  #skippedTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #pace: () => number;
  readonly #silent: () => boolean;

  constructor({ pace = paceOf, silent = () => false }: Options = {}) {
    this.#pace = pace;
    this.#silent = silent;
  }

  /** Takes the beats of one message; they follow whatever is still being shown. */
  push(beats: Beat[]): void {
    const message = this.#messages++;
    this.#queue.push(...beats.map((beat) => ({ beat, hurried: false, message })));
    const waiting = new Set(this.#queue.filter(({ beat }) => beat.scene).map((entry) => entry.message));
    if (waiting.size > MOST_WAITING)
      for (const entry of this.#queue) if (entry.message !== Math.max(...waiting)) entry.hurried = true;
    void this.#run();
  }

  /** Whether something waits behind what is being performed. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Forgets everything that waits and abandons what is performed: the caller shows the newest. */
  clear(): void {
    this.#queue = [];
    this.#stage?.abandon();
    this.#stage = null;
    this.scene = this.told = null;
    this.settled = true;
  }

  /** Ends the motion that runs now. */
  skip(): void {
    this.#stage?.skip();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    let skipped = 0;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { beat, hurried } = next;
      if (skipped && !hurried) {
        this.#tellSkipped(skipped);
        skipped = 0;
      }
      if (!beat.scene || hurried) {
        beat.show();
        if (beat.scene && !document.hidden) skipped++;
      } else if (!(await this.play(beat.scene, beat.show))) continue;
      beat.done?.();
    }
    this.#running = false;
    this.scene = this.told = null;
    this.settled = true;
  }

  #tellSkipped(count: number): void {
    this.skipped = count;
    clearTimeout(this.#skippedTimer);
    this.#skippedTimer = setTimeout(() => (this.skipped = 0), SKIPPED_SHOWN);
  }

  /** Performs one scene, and shows what is so after it; false if it was abandoned. */
  async play(scene: Scene, show: () => void): Promise<boolean> {
    const [pace, perform] = [this.#pace(), this.perform];
    if (!pace || !perform || document.hidden) {
      show();
      return true;
    }
    const tell = () => (this.told = scene);
    const stage = new SceneStage({
      pace,
      still: reducedMotion(),
      commit: () => {
        show();
        tell();
      },
      read: (waits) => (this.reading = waits),
      sound: (noise) => {
        if (noise === 'land') tell();
        if (!this.#silent() && !document.hidden) playSound(noise);
      },
      say: (text) => this.#say(text),
    });
    this.#stage = stage;
    this.settled = false;
    // Nobody waits for what he did himself.
    const rest = TO_READ - (performance.now() - this.toldAt) / pace;
    if (rest > 0 && seatOf(scene) !== scene.seat && scene.effects.some(isNews)) await stage.wait(rest);
    if (this.#stage !== stage) return false;
    this.scene = scene;
    this.told = isThrow(scene) ? null : scene;
    const hide = () => document.hidden && stage.hurry();
    document.addEventListener('visibilitychange', hide);
    try {
      await Promise.race([perform(scene, stage), stage.abandoned]);
    } catch (error) {
      console.error(error); // a step is shown even if it could not be performed
    } finally {
      document.removeEventListener('visibilitychange', hide);
    }
    const abandoned = this.#stage !== stage;
    stage.commitNow();
    if (!abandoned) {
      this.#stage = null;
      if (!this.#running) {
        this.scene = this.told = null;
        this.settled = true;
      }
    }
    return !abandoned;
  }

  /** Lets the board know what led to what it shows, without performing it: dice that lie there. */
  async recall(scene: Scene): Promise<void> {
    const nothing = () => {};
    await this.perform?.(
      scene,
      new SceneStage({ pace: 0, still: true, commit: nothing, sound: nothing, say: nothing, read: nothing }),
    );
  }

  #say(text: string): void {
    this.banner = text;
    clearTimeout(this.#bannerTimer);
    this.#bannerTimer = setTimeout(() => (this.banner = ''), Math.max(BANNER, BANNER * this.#pace()));
  }
}

/** Whose turn a scene shows: a seat, all who act at once, or nobody's: then it was chance. */
export function seatOf({ by, effects }: Pick<Scene, 'by' | 'effects'>): number | 'all' | null {
  if (by !== null) return by;
  const [first] = effects;
  if (!first || first.kind === 'dealt' || first.kind === 'round-began') return null;
  const seat = detail(first, 'seat');
  if (typeof seat !== 'number') return null;
  const alone = effects.every((effect) => effect.kind !== first.kind || detail(effect, 'seat') === seat);
  return alone ? seat : 'all';
}

export const isThrow = ({ effects }: Scene) => effects.some(({ kind }) => kind === 'threw' || kind === 'rolled');

/** Whether an effect is news: cards that come by chance and the next turn are seen anyway. */
export const isNews = (effect: AnyEffect) =>
  effect.kind !== 'turn-began' && !((effect.kind === 'dealt' || effect.kind === 'drew') && 'card' in effect);
