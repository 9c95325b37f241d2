// Plays what a step of NOX did: cards fly, stacks merge, kitties count.

import { tick } from 'svelte';
import { flyCopy, glow, pop, slide, squash } from '../../board/animations';
import type { BoardProps, RoundRow, Scene, Stage } from '../../board/board';
import { at, places } from '../../board/motion';
import type { Choosing } from './choosing.svelte';
import { turnIn, type Of } from './kitties';
import type { Effect, View } from './schema';
import { COVER, MERGE } from './sounds';

type Motions = Promise<void>[];

/** Milliseconds between two cards that are dealt. */
const DEAL = 80;
const COUNT = 280;
const COUNTS = 8;
const TO_READ = 25_000;

const flierIn = (box: HTMLElement) => box.querySelector('.flier');
const stacksIn = (box: HTMLElement, who: number | null = null) => [
  ...box.querySelectorAll<HTMLElement>(who === null ? '.stack' : `[data-seat="${who}"] .stack`),
];
const cardsIn = (box: HTMLElement) =>
  new Map([...box.querySelectorAll('.hand li')].map((card) => [card, card.getBoundingClientRect()]));

/** What is shown in place of what the view says. */
export class Performance {
  readonly #props: () => BoardProps<View, Effect>;
  readonly #choosing: Choosing;
  readonly #box: () => HTMLElement | undefined;
  /** A card on its way, drawn where it is going to lie. */
  flier = $state<{ card: string; left: number; top: number; width: number; height: number } | null>(null);
  /** The card of the hand that is on its way. */
  away = $state<string | null>(null);
  /** Into whose kitty somebody else lays a card. */
  victim = $state<number | null>(null);
  /** What the value of a kitty counts through, and by how much it changes in all. */
  tally = $state<{ seat: number; value: number; change: number } | null>(null);
  /** Whose turn it is; undefined: as the view says. */
  shownTurn = $state<number | null>();
  /** Until the card at the end of the round is read. */
  oldScores = $state<number[] | null>(null);
  /** The table is cleared for the next round. */
  swept = $state(false);
  summary = $state<{ title: string; text: string; rows: RoundRow[]; goOn: () => void } | null>(null);

  constructor(props: () => BoardProps<View, Effect>, choosing: Choosing, box: () => HTMLElement | undefined) {
    this.#props = props;
    this.#choosing = choosing;
    this.#box = box;
  }

  #t(id: string, details?: Record<string, string | number>): string {
    return this.#props().t(id, details);
  }
  /** Somebody, for texts that have a form for "you". */
  #whom(who: number) {
    const { names, you } = this.#props();
    return { name: names[who] ?? '', you: who === you ? 'yes' : 'no' };
  }

  async perform(scene: Scene<View, Effect>, stage: Stage): Promise<void> {
    const box = this.#box();
    if (!box) return;
    const { effects } = scene;
    const motions: Motions = [];
    const laid = effects.find((effect) => effect.kind === 'laid');
    const merges = effects.some((effect) => effect.kind === 'merged');
    const kitty = effects.find((effect) => effect.kind === 'kitty');
    this.shownTurn = turnIn(scene.before);
    if (effects.some((effect) => effect.kind === 'scored')) this.oldScores = [...this.#props().now.scores];
    try {
      for (const effect of effects)
        switch (effect.kind) {
          case 'round-began':
            await this.#sweep(stage, box);
            if (effect.round > 1)
              stage.say(this.#t('board-nox-round', { round: effect.round, ...this.#whom(effect.seat) }));
            break;
          case 'dealt':
            stage.sound('deal');
            await this.#bring(stage, box, effect, motions);
            await stage.wait(DEAL);
            break;
          case 'laid':
            await this.#land(stage, box, effect);
            if (!merges) await this.#settle(stage, box, effect, kitty, motions);
            break;
          case 'merged':
            if (!laid) break;
            await this.#join(stage, box, laid, effect);
            await this.#settle(stage, box, laid, kitty, motions);
            break;
          case 'kitty':
            await this.#count(stage, box, effect);
            break;
          case 'drew':
            stage.sound('draw');
            await this.#bring(stage, box, effect, motions);
            break;
          case 'turn-began':
            if (turnIn(scene.before) === null) await Promise.all(motions); // all cards are dealt first
            await this.#passTurn(stage, box, effect.seat);
            break;
          case 'round-ended':
            await Promise.all(motions);
            await this.#endRound(stage, box, effect, effects);
            break;
        }
      // While cards are dealt, the next one leaves the pile before this one lies.
      if (!effects.some((effect) => effect.kind === 'dealt')) await Promise.all(motions);
    } finally {
      this.flier = this.away = this.victim = this.tally = this.oldScores = this.summary = this.#choosing.sent = null;
      this.shownTurn = undefined;
      this.swept = false;
    }
  }

  /** A card flies from the hand, or from whoever lays it, to its place. The view is still the old one. */
  async #land(stage: Stage, box: HTMLElement, { seat: by, card, before, onto, way }: Of<'laid'>): Promise<void> {
    const lay = places(box);
    const own = by === this.#props().seat;
    const key = this.#choosing.sent?.key.startsWith(`${card}#`)
      ? this.#choosing.sent.key
      : (this.#choosing.hand.findLast(({ number }) => number === card)?.key ?? '');
    const inHand = own ? (this.#choosing.sent?.carried && lay.get('ghost')) || lay.get(`hand ${key}`) : undefined;
    const from = inHand ?? lay.get(`held ${by}`) ?? lay.get(`seat ${by}`);
    const to = lay.get(`${before}:${onto}`);
    if (before !== by) this.victim = before;
    if (from && to) {
      const ground = box.getBoundingClientRect();
      this.flier = { card, left: to.left - ground.left, top: to.top - ground.top, width: to.width, height: to.height };
      this.away = own ? key : null;
      await tick();
      const x = from.left + from.width / 2 - to.left - to.width / 2;
      const y = from.top + from.height / 2 - to.top - to.height / 2;
      const size = Math.min(2.5, Math.max(0.35, from.width / to.width));
      const lift = Math.min(36, Math.hypot(x, y) / 5);
      const start: Keyframe = { transform: `translate(${x}px, ${y}px) scale(${size})` };
      // Somebody else's card is held up first, so that the eye finds it.
      const inside = ground.top + to.height * 0.7 - (to.top + to.height / 2);
      const heldUp: Keyframe = {
        transform: `translate(${x}px, ${Math.max(y, inside)}px) scale(1.3)`,
        offset: 0.3,
        easing: 'cubic-bezier(.5,0,.3,1)',
      };
      const above: Keyframe = {
        transform: `translate(${x * 0.1}px, ${y * 0.1 - lift}px) scale(1.2)`,
        offset: 0.78,
        easing: 'ease-in',
      };
      await stage.animate(flierIn(box), [start, ...(own ? [] : [heldUp]), above, { transform: 'none' }], {
        duration: !own ? 580 : this.#choosing.sent?.carried ? 200 : 440,
        easing: 'cubic-bezier(.4,.1,.3,1)',
        fill: 'both',
      });
    }
    stage.sound(way === 'expand' ? 'card' : COVER);
  }

  /** The covered stack, with the new card on it, goes to the one that shows the same number. */
  async #join(
    stage: Stage,
    box: HTMLElement,
    { before, onto }: Of<'laid'>,
    { seat: who, card }: Of<'merged'>,
  ): Promise<void> {
    const covered = at(box, `${before}:${onto}`);
    const from = covered?.getBoundingClientRect();
    const to = at(box, `${who}:${card}`)?.getBoundingClientRect();
    if (!from || !to) return;
    await squash(stage, flierIn(box), { duration: 180 });
    const [x, y] = [to.left - from.left, to.top - from.top];
    const frames = [0, 0.5, 1].map((way) => ({
      transform: `translate(${x * way}px, ${y * way - (way === 0.5 ? 12 : 0)}px)`,
      zIndex: 9,
    }));
    const timing = { duration: 300, easing: 'ease-in' };
    await Promise.all([
      stage.animate(covered, frames, timing),
      stage.animate(flierIn(box), frames, { ...timing, fill: 'both' }),
    ]);
    stage.sound(MERGE);
  }

  /** Shows the new view: the card lies, gives under its weight, and the stacks find their order. */
  async #settle(
    stage: Stage,
    box: HTMLElement,
    laid: Of<'laid'>,
    kitty: Of<'kitty'> | undefined,
    motions: Motions,
  ): Promise<void> {
    const lay = places(box);
    const cards = cardsIn(box);
    if (kitty && kitty.was !== kitty.worth)
      this.tally = { seat: kitty.seat, value: kitty.was, change: kitty.worth - kitty.was };
    this.flier = this.away = null;
    await stage.commit();
    for (const stack of stacksIn(box, laid.before))
      motions.push(slide(stage, stack, lay.get(stack.dataset['place']!) ?? lay.get(`${laid.before}:${laid.onto}`)));
    motions.push(this.#closeRanks(stage, box, cards));
    const lies = at(box, `${laid.before}:${laid.card}`)?.querySelector('svg');
    motions.push(squash(stage, lies, { duration: laid.way === 'expand' ? 220 : 320 }));
  }

  /** The cards of the hand make room, or fill a gap. */
  async #closeRanks(stage: Stage, box: HTMLElement, cards: Map<Element, DOMRect>): Promise<void> {
    await Promise.all([...box.querySelectorAll('.hand li')].map((card) => slide(stage, card, cards.get(card))));
  }

  /** The value of a kitty counts up or down. */
  async #count(stage: Stage, box: HTMLElement, { seat: who, was, worth }: Of<'kitty'>): Promise<void> {
    if (was === worth) return stage.wait(COUNT / 2);
    this.tally = { seat: who, value: was, change: worth - was };
    await tick();
    void pop(stage, box.querySelector('.change'));
    if (worth > was) stage.sound('climb');
    for (let n = 1; n <= COUNTS && !stage.skipping; n++) {
      await stage.wait(COUNT / COUNTS);
      this.tally.value = Math.round(was + ((worth - was) * n) / COUNTS);
    }
    this.tally.value = worth;
  }

  /** A card comes from the pile: face down to others, into the own hand it is turned up. */
  async #bring(
    stage: Stage,
    box: HTMLElement,
    { seat: who, card }: Of<'dealt'> | Of<'drew'>,
    motions: Motions,
  ): Promise<void> {
    const from = at(box, 'pile')?.getBoundingClientRect();
    const cards = cardsIn(box);
    await stage.commit();
    const back = box.querySelector('.pile > svg');
    if (who === this.#props().seat && card !== null) {
      const taken = at(box, `hand ${card}#${this.#choosing.hand.filter(({ number }) => number === card).length - 1}`);
      motions.push(this.#closeRanks(stage, box, cards));
      motions.push(
        flyCopy(stage, box, back, { from, to: taken?.parentElement?.getBoundingClientRect() }, { duration: 240 }),
      );
      motions.push(
        stage.animate(
          taken,
          [
            { transform: 'scaleX(0)' },
            { transform: 'scaleX(0)', offset: 0.6 },
            { transform: 'scaleX(1.12)', offset: 0.88 },
            {},
          ],
          {
            duration: 400,
          },
        ),
      );
    } else {
      const taken = box.querySelector(`[data-seat="${who}"] .held i:last-child`) ?? at(box, `seat ${who}`);
      motions.push(flyCopy(stage, box, back, { from, to: taken?.getBoundingClientRect() }, { duration: 240 }));
      motions.push(pop(stage, taken, { delay: 200, duration: 140 }));
    }
  }

  async #passTurn(stage: Stage, box: HTMLElement, who: number): Promise<void> {
    const lay = places(box);
    this.shownTurn = who;
    await tick();
    const mark = at(box, 'turn');
    await (lay.has('turn') ? slide(stage, mark, lay.get('turn')) : pop(stage, mark));
  }

  /** Everybody sees why the round is over, and reads what it brought. */
  async #endRound(stage: Stage, box: HTMLElement, { why, round }: Of<'round-ended'>, effects: Effect[]): Promise<void> {
    stage.sound('round');
    this.tally = null;
    const full = effects.find((effect) => effect.kind === 'laid')?.before ?? 0;
    if (why === 'six-stacks')
      await Promise.all(stacksIn(box, full).map((stack, n) => glow(stage, stack, { delay: n * 70 })));
    await stage.wait(300);
    const reason = this.#t('board-nox-why', { why, ...this.#whom(full) });
    this.summary = {
      title: this.#t('board-round-over', { round }),
      text: effects.some((effect) => effect.kind === 'game-over') ? `${reason} ${this.#t('board-over')}` : reason,
      rows: effects
        .filter((effect) => effect.kind === 'scored')
        .map(({ seat: who, worth, colours, points, score }) => ({
          seat: who,
          name: this.#props().names[who] ?? '',
          brought: points,
          total: score,
          note:
            colours === 'all'
              ? this.#t('board-nox-sum', { worth, written: points ? 'yes' : 'no' })
              : this.#t('missing-colours', { colours }),
        })),
      goOn: () => stage.go(),
    };
    stage.sound('score');
    await stage.tapOn(TO_READ);
    this.summary = this.oldScores = null;
    await tick();
    await Promise.all([...box.querySelectorAll('.gained')].map((thing, n) => pop(stage, thing, { delay: n * 40 })));
  }

  /** All cards on the table go back to the pile. */
  async #sweep(stage: Stage, box: HTMLElement): Promise<void> {
    const things = [...stacksIn(box), ...box.querySelectorAll('.hand .card')];
    if (!things.length) return;
    stage.sound('discard');
    const to = at(box, 'pile')?.getBoundingClientRect();
    const flights = things.map((thing, n) =>
      flyCopy(stage, box, thing, { from: thing.getBoundingClientRect(), to }, { duration: 380, delay: n * 14 }),
    );
    this.swept = true;
    await Promise.all(flights);
    stage.sound('flip');
    await squash(stage, at(box, 'pile'), { duration: 220 });
  }
}
