// What a board performs on: motion, waiting, sound and banners, all of which people can slow down,
// speed up or skip.

import { tick } from 'svelte';
import type { AnyEffect, AnyView } from './effects';
import type { Noise, Sound } from '../shell/sound';

/** One step of the game: the view before it, what it did, and the view after it. */
export interface Scene<View = AnyView, Effect extends AnyEffect = AnyEffect> {
  /** The number of steps made when it is over: `now.step` of the view after it. */
  step: number;
  before: View;
  after: View;
  effects: Effect[];
  /** Whose step it was; null for chance and where several acted at once. */
  by: number | null;
  /** The viewer's own seat. */
  seat: number | null;
}

export interface Stage {
  /** How long everything takes: 1 normal, more is slower. Scaled in for you; 0: no time at all. */
  readonly pace: number;
  /** Nothing may move: fade or switch instead. */
  readonly still: boolean;
  /** The person wants the rest of this scene to be over: leave out what is only decoration. */
  readonly skipping: boolean;
  /** Shows the view after the step, and waits until it is drawn. Happens by itself at the end. */
  commit(): Promise<void>;
  /** Runs an animation; its times are scaled by the pace. Resolves when it is over or skipped. With
   * reduced motion it is waited for as long, but nothing moves. */
  animate(thing: Element | null | undefined, keyframes: Keyframe[], options: KeyframeAnimationOptions): Promise<void>;
  /** Waits, scaled by the pace; a skip ends it. */
  wait(ms: number): Promise<void>;
  /** Waits for `go()`, for something people read; not ended by a skip, but after `mostMs` (unscaled). */
  tapOn(mostMs: number): Promise<void>;
  go(): void;
  sound(noise: Noise | Sound): void;
  /** Shows a short text over the board, and has it read aloud politely. */
  say(text: string): void;
}

/** Real time after which an animation counts as over, whatever the browser says. */
const GRACE = 400;
const TAPS_TO_SKIP_ALL = 2;

interface Hooks {
  pace: number;
  still: boolean;
  commit: () => void;
  sound: (noise: Noise | Sound) => void;
  say: (text: string) => void;
  /** Something waits to be read, or no longer does. */
  read: (waits: boolean) => void;
}

/** The stage of one scene. */
export class SceneStage implements Stage {
  readonly pace: number;
  readonly still: boolean;
  /** Resolves when the scene is abandoned. */
  readonly abandoned: Promise<void>;
  readonly #endings = new Set<() => void>();
  #committed = false;
  #over = false;
  #taps = 0;
  #goOn: () => void = () => {};
  #abandonNow!: () => void;

  constructor(private readonly hooks: Hooks) {
    this.pace = hooks.pace;
    this.still = hooks.still;
    this.abandoned = new Promise((done) => (this.#abandonNow = done));
  }

  get skipping(): boolean {
    return this.#over || !this.pace || this.#taps >= TAPS_TO_SKIP_ALL;
  }

  /** Ends whatever runs now; a second time in the same scene, everything that would follow too. */
  skip(): void {
    this.#taps++;
    this.#endMotions();
  }

  /** Ends all motion of the scene, for whoever cannot see it. */
  hurry(): void {
    this.#taps = TAPS_TO_SKIP_ALL;
    this.#endMotions();
  }

  /** Ends the scene without showing where it leads: something newer is shown instead. */
  abandon(): void {
    this.#over = true;
    this.#endMotions();
    this.#goOn();
    this.#abandonNow();
  }

  #endMotions(): void {
    for (const end of [...this.#endings]) end();
  }

  commitNow(): void {
    if (this.#committed || this.#over) return;
    this.#committed = true;
    this.hooks.commit();
  }

  async commit(): Promise<void> {
    this.commitNow();
    await tick();
  }

  #motion(ms: number, end: () => void = () => {}): Promise<void> {
    return new Promise((done) => {
      const finish = () => {
        clearTimeout(timer);
        this.#endings.delete(finish);
        end();
        done();
      };
      const timer = setTimeout(finish, ms);
      this.#endings.add(finish);
    });
  }

  async animate(
    thing: Element | null | undefined,
    keyframes: Keyframe[],
    options: KeyframeAnimationOptions,
  ): Promise<void> {
    if (!thing || this.skipping) return;
    const { duration = 0, delay = 0, iterations = 1, ...rest } = options;
    const length = Number(duration) * iterations;
    if (this.still) return this.#motion((delay + length) * this.pace);
    const animation = thing.animate(keyframes, {
      fill: 'backwards',
      ...rest,
      iterations,
      duration: Number(duration) * this.pace,
      delay: delay * this.pace,
    });
    await Promise.race([
      animation.finished.catch(() => {}),
      this.#motion((delay + length) * this.pace + GRACE, () => {
        if (animation.playState !== 'finished') animation.finish();
      }),
    ]);
  }

  async wait(ms: number): Promise<void> {
    if (!this.skipping) await this.#motion(ms * this.pace);
  }

  tapOn(mostMs: number): Promise<void> {
    if (this.#over || !this.pace) return Promise.resolve();
    this.hooks.read(true);
    return new Promise((done) => {
      const timer = setTimeout(() => this.#goOn(), mostMs);
      this.#goOn = () => {
        clearTimeout(timer);
        this.#goOn = () => {};
        this.hooks.read(false);
        done();
      };
    });
  }

  go(): void {
    this.#goOn();
  }

  sound(noise: Noise | Sound): void {
    if (!this.skipping) this.hooks.sound(noise);
  }

  say(text: string): void {
    if (!this.#over && this.pace) this.hooks.say(text);
  }
}
