// Plays what a step of BLOXX! did: dice tumble, shapes drop, gaps and rows are filled in.

import { tick } from 'svelte';
import { glow, pop, tumble } from '../../board/animations';
import type { BoardProps, Scene, Stage } from '../../board/board';
import type { Effect, View } from './schema';
import { DICE, gapsOf, nameOf, NOTHING, squareAt, squaresCovered, withEffect, withMarks, type Drawing } from './shapes';
import { GAP, PENCIL, RIPPLE } from './sounds';

/** Milliseconds. */
const TIMES = { lens: 170, take: 150, drop: 420, swell: 300, gap: 95, ripple: 45, count: 300, shake: 560, rest: 130 };
const COUNT_STEPS = 6;
/** The greatest height of an enlarged small sheet, as a fraction of the board's. Less than `least` is
 * not worth the movement. */
const LENS = { most: 0.38, least: 1.2 };

const DRAWING = ['drew', 'covered', 'circled', 'crossed', 'coloured-in', 'left-gaps', 'row-filled', 'scored'] as const;
type DrawEffect = Extract<Effect, { kind: (typeof DRAWING)[number] }>;
type Stuck = Extract<Effect, { kind: 'stuck' }>;
const draws = (effect: Effect): effect is DrawEffect => (DRAWING as readonly string[]).includes(effect.kind);
const isStuck = (effect: Effect): effect is Stuck => effect.kind === 'stuck';

/** Returns the run of effects of one sort that begins here; they are shown together. */
function run<One extends Effect>(effects: Effect[], from: number, sort: (effect: Effect) => effect is One): One[] {
  const together: One[] = [];
  for (let effect = effects[from]; effect && sort(effect); effect = effects[++from]) together.push(effect);
  return together;
}

const squaresOf = (box: HTMLElement, who: number, squares: string[]) =>
  squares.flatMap((square) => [...box.querySelectorAll(`[data-square="${who} ${square}"]`)]);
const miniOf = (box: HTMLElement, who: number) => box.querySelector(`.other[data-seat="${who}"] .mini`);

/** A square falls from above the sheet and gives under its weight. */
const dropFrom = (height: number): Keyframe[] => [
  { transform: `translateY(${-height}px)`, opacity: 0.3, easing: 'cubic-bezier(.45, 0, .8, .6)' },
  { transform: `translateY(${-height * 0.82}px)`, opacity: 1, offset: 0.2, easing: 'cubic-bezier(.5, .1, .85, .7)' },
  { transform: 'none', offset: 0.68, easing: 'ease-out' },
  { transform: 'translateY(3px) scale(1.08, .84)', offset: 0.8, easing: 'ease-out' },
  { transform: 'none' },
];
const SWELL: Keyframe[] = [
  { transform: 'none' },
  { transform: 'scale(1.75)', filter: 'drop-shadow(0 0 8px #ffcf45)', offset: 0.4 },
  { transform: 'scale(.92)', offset: 0.8 },
  { transform: 'none' },
];
const NO: Keyframe[] = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const HEAD_SHAKE: Keyframe[] = [0, -20, 18, -16, 12, 0].map((angle) => ({
  transform: `translateX(${angle / 4}px) rotate(${angle}deg)`,
}));

/** What is shown in place of what the view says. */
export class Performance {
  readonly #props: () => BoardProps<View, Effect>;
  readonly #box: () => HTMLElement | undefined;
  /** Whose sheet is shown large. */
  readonly #large: () => number;
  /** The looks of the dice while they tumble; null: those of the view. */
  tumbling = $state.raw<string[] | null>(null);
  /** The die that is being taken, and how it looks from then on; null: the view knows. */
  took = $state.raw<{ die: string; look: string } | null>(null);
  /** By seat: what is being drawn, and the score while it counts; then the seats that can draw nothing. */
  drawings = $state.raw<Record<number, Drawing>>({});
  counts = $state.raw<Record<number, { score: number; gained: number }>>({});
  stuck = $state.raw<number[]>([]);
  /** Small sheets that are enlarged while somebody draws on them: the transform of each. */
  lenses = $state.raw<Record<number, string>>({});
  /** The seat whose sheet is shown large while it draws, where there is no room for small sheets. */
  spot = $state<number | null>(null);

  constructor(props: () => BoardProps<View, Effect>, box: () => HTMLElement | undefined, large: () => number) {
    this.#props = props;
    this.#box = box;
    this.#large = large;
  }

  get #view(): View {
    return this.#props().now.view;
  }
  /** A face of a die, by its name. */
  #faceOf(side: number, face: string): string {
    return this.#view.faces[side]![Number(face) - 1] ?? '';
  }

  async perform({ effects, after }: Scene<View, Effect>, stage: Stage): Promise<void> {
    const box = this.#box();
    if (!box) return;
    try {
      for (let at = 0; at < effects.length; at++) {
        const effect = effects[at]!;
        if (draws(effect)) {
          const together = run(effects, at, draws);
          at += together.length - 1;
          await this.#drawInTurn(stage, box, together);
        } else if (isStuck(effect)) {
          const together = run(effects, at, isStuck);
          at += together.length - 1;
          await this.#shakeHeads(
            stage,
            box,
            together.map((one) => one.seat),
          );
        } else if (effect.kind === 'rolled') await this.#rollDice(stage, box, effect);
        else if (effect.kind === 'took-die') await this.#takeDie(stage, box, effect.die, after);
        else if (effect.kind === 'turn-began') await this.#passDice(stage, box, effect.seat);
        else await this.#endGame(stage);
      }
      await stage.commit();
    } finally {
      [this.tumbling, this.took, this.spot] = [null, null, null];
      [this.drawings, this.counts, this.stuck, this.lenses] = [{}, {}, [], {}];
    }
  }

  async #rollDice(
    stage: Stage,
    box: HTMLElement,
    { face_a, face_b }: Extract<Effect, { kind: 'rolled' }>,
  ): Promise<void> {
    const drawn = [face_a, face_b].map((face, side) => this.#faceOf(side, face));
    const between = drawn.map((piece, side) =>
      this.#view.faces[side]!.slice(0, this.#view.faces_on[side]).filter((other) => other !== piece),
    );
    void this.#rollOut(stage, box);
    await tumble(
      stage,
      box.querySelectorAll('.die'),
      (n) => (this.tumbling = between.map((pieces, side) => pieces[(n + side) % pieces.length] ?? drawn[side]!)),
      () => (this.tumbling = drawn),
    );
  }

  /** Moves the dice away from the edge while they tumble, so that they stay in full sight. */
  #rollOut(stage: Stage, box: HTMLElement): Promise<void> {
    const [dice, table] = [box.querySelector('.dice'), box.querySelector('.controls')];
    if (!dice || !table) return Promise.resolve();
    const [from, ground] = [dice.getBoundingClientRect(), table.getBoundingClientRect()];
    const x = ground.left + ground.width / 2 - from.left - from.width / 2;
    const rest = { transform: 'none', easing: 'ease-out' };
    return stage.animate(
      dice,
      [
        rest,
        { transform: `translate(${x}px, -34px)`, offset: 0.16 },
        { transform: `translate(${x * 0.8}px, -26px)`, offset: 0.62, easing: 'ease-in-out' },
        rest,
      ],
      { duration: 740 },
    );
  }

  async #takeDie(stage: Stage, box: HTMLElement, die: string, after: View): Promise<void> {
    const side = DICE.indexOf(die);
    const look = after.taken === die ? after.dice[side]! : this.#view.dice[side]!;
    this.took = { die, look };
    await tick();
    stage.sound('tap');
    void glow(stage, box.querySelectorAll('.die')[side], { duration: 520 });
    void pop(stage, box.querySelector('.taker'));
    await stage.wait(TIMES.take);
  }

  /** Plays the drawings of several seats: first the large sheet, then all small ones at once; where
   * there are no small sheets, one after the other. */
  async #drawInTurn(stage: Stage, box: HTMLElement, effects: DrawEffect[]): Promise<void> {
    const seats = [...new Set(effects.map((effect) => effect.seat))];
    const [first, rest] = [seats.filter((who) => who === this.#large()), seats.filter((who) => who !== this.#large())];
    const small = rest.some((who) => miniOf(box, who)?.clientWidth);
    for (const part of [first, ...(small ? [rest] : rest.map((who) => [who]))])
      if (part.length) await this.#drawTogether(stage, box, effects, part);
  }

  /** Plays the drawings of these seats in parallel, the effects of each seat in order. */
  async #drawTogether(stage: Stage, box: HTMLElement, effects: DrawEffect[], seats: number[]): Promise<void> {
    await this.#openLenses(stage, box, seats);
    const loud = seats.includes(this.#large()) ? this.#large() : seats[0];
    await Promise.all(
      seats.map((who) => {
        const own = effects.filter((effect) => effect.seat === who);
        return this.#drawOne(stage, box, who, own, (noise) => who === loud && stage.sound(noise));
      }),
    );
    await stage.wait(TIMES.rest);
    await this.#closeLenses(stage, box);
  }

  #add(who: number, change: (drawing: Drawing) => Drawing): Promise<void> {
    this.drawings = { ...this.drawings, [who]: change(this.drawings[who] ?? NOTHING) };
    return tick();
  }

  async #drawOne(
    stage: Stage,
    box: HTMLElement,
    who: number,
    effects: DrawEffect[],
    sound: (noise: Parameters<Stage['sound']>[0]) => void,
  ): Promise<void> {
    let counting = Promise.resolve();
    for (const effect of effects)
      switch (effect.kind) {
        case 'covered': {
          const squares = squaresCovered(effect);
          await this.#add(who, (drawing) =>
            effects.filter(({ kind }) => kind === 'covered' || kind === 'circled').reduce(withEffect, drawing),
          );
          const lowest = Math.min(...squares.map((square) => squareAt(square).row));
          const drop = dropFrom(40 * (this.#view.rows - lowest));
          void stage.wait(TIMES.drop * 0.6).then(() => sound(PENCIL));
          await Promise.all(
            squaresOf(box, who, squares).map((square) => stage.animate(square, drop, { duration: TIMES.drop })),
          );
          const scored = effects.find(({ kind }) => kind === 'scored');
          if (scored?.kind === 'scored') counting = this.#countScore(stage, box, who, scored, sound);
          break;
        }
        case 'circled':
          if (!effect.number) break;
          sound('reached');
          await Promise.all(
            squaresOf(box, who, [effect.square]).map((square) =>
              stage.animate(square, SWELL, { duration: TIMES.swell, easing: 'ease-out' }),
            ),
          );
          break;
        case 'crossed':
          if (effect.number)
            await Promise.all(
              squaresOf(box, who, [effect.square]).map((square) => stage.animate(square, NO, { duration: 280 })),
            );
          break;
        case 'coloured-in':
          for (const gap of gapsOf(effect)) {
            await this.#add(who, (drawing) => withMarks(drawing, [gap], 'gap'));
            sound(GAP);
            for (const square of squaresOf(box, who, [gap])) void pop(stage, square, { duration: 220 });
            await stage.wait(TIMES.gap);
          }
          break;
        case 'row-filled': {
          await this.#add(who, (drawing) => withEffect(drawing, effect));
          sound(RIPPLE);
          const row = Number(effect.row) - 1;
          const ripple = Array.from({ length: this.#view.columns }, (_, column) =>
            squaresOf(box, who, [nameOf(column, row)]).map((square) =>
              glow(stage, square, { delay: TIMES.ripple * column, duration: 340 }),
            ),
          );
          const bonus = [...box.querySelectorAll(`[data-bonus="${who} ${row}"]`)].map((text) =>
            pop(stage, text, { delay: 160 }),
          );
          await Promise.all([...ripple.flat(), ...bonus]);
          break;
        }
        case 'scored':
          await counting; // it began when the shape had landed
          break;
      }
  }

  async #countScore(
    stage: Stage,
    box: HTMLElement,
    who: number,
    { points, score }: Extract<Effect, { kind: 'scored' }>,
    sound: (noise: 'score') => void,
  ): Promise<void> {
    const count = (part: number) =>
      (this.counts = { ...this.counts, [who]: { score: score - Math.round(points * (1 - part)), gained: points } });
    count(0);
    await tick();
    sound('score');
    for (const chip of box.querySelectorAll(`[data-gained="${who}"]`)) void pop(stage, chip);
    for (let n = 1; n <= COUNT_STEPS && !stage.skipping; n++) {
      await stage.wait(TIMES.count / COUNT_STEPS);
      count(n / COUNT_STEPS);
    }
    count(1);
  }

  /** Enlarges the small sheets that are about to be drawn on, below their owners' names. */
  async #openLenses(stage: Stage, box: HTMLElement, seats: number[]): Promise<void> {
    const most = box.clientHeight * LENS.most;
    const near: Record<number, string> = {};
    for (const who of seats) {
      const mini = miniOf(box, who);
      if (who === this.#large() || !mini) continue;
      const [small, card] = [mini.getBoundingClientRect(), mini.parentElement!.getBoundingClientRect()];
      const size = Math.min((card.right - small.left - 4) / small.width, most / small.height);
      if (small.width)
        near[who] = size > LENS.least ? `translateY(${card.bottom - small.top + 2}px) scale(${size})` : 'none';
      else this.spot = who;
    }
    this.lenses = near;
    await tick();
    await this.#moveLenses(
      stage,
      box,
      (there) => [{ transform: 'none' }, { transform: there }],
      'cubic-bezier(.3, 1.4, .5, 1)',
    );
  }
  async #closeLenses(stage: Stage, box: HTMLElement): Promise<void> {
    await this.#moveLenses(stage, box, (there) => [{ transform: there }, { transform: 'none' }], 'ease-in');
    this.lenses = {};
    this.spot = null;
  }
  async #moveLenses(
    stage: Stage,
    box: HTMLElement,
    frames: (there: string) => Keyframe[],
    easing: string,
  ): Promise<void> {
    const moved = Object.entries(this.lenses).filter(([, there]) => there !== 'none');
    await Promise.all(
      moved.map(([who, there]) =>
        stage.animate(miniOf(box, Number(who)), frames(there), { duration: TIMES.lens, easing }),
      ),
    );
  }

  async #shakeHeads(stage: Stage, box: HTMLElement, seats: number[]): Promise<void> {
    this.stuck = seats;
    stage.sound('no');
    const named = seats.filter((who) => who !== this.#props().you).map((who) => this.#props().names[who]);
    stage.say(
      this.#props().t('board-bloxx-stuck', {
        who: named.length === seats.length ? 'others' : named.length ? 'all' : 'you',
        names: named.join(', '),
      }),
    );
    await tick();
    const faces = seats.flatMap((who) => [...box.querySelectorAll(`[data-face="${who}"]`)]);
    await Promise.all(faces.map((face) => stage.animate(face, HEAD_SHAKE, { duration: TIMES.shake })));
    await stage.wait(TIMES.shake);
  }

  async #passDice(stage: Stage, box: HTMLElement, who: number): Promise<void> {
    await stage.commit();
    this.tumbling = this.took = null;
    await tick();
    for (const die of box.querySelectorAll('.die')) void pop(stage, die);
    await Promise.all(
      [...box.querySelectorAll(`[data-face="${who}"]`)].map((face) => glow(stage, face, { duration: 360 })),
    );
  }

  async #endGame(stage: Stage): Promise<void> {
    stage.say(this.#props().t('effect-game-over'));
    await stage.wait(900);
  }
}
