// Plays what a step of nmbrs! did: cards fly, rows grow, points count.

import { tick } from 'svelte';
import { fly, flyCopy, glow, pop, slide, turnOver } from '../../board/animations';
import type { BoardProps, RoundRow, Scene, Stage } from '../../board/board';
import { at, places } from '../../board/motion';
import { beforeTheEnd, jokerCard, ofKind, type Of } from './rows';
import type { Effect, View } from './schema';
import { DOUBLE, SWAP } from './sounds';

/** What is shown in place of what the view says. */
interface Shown {
  /** Whose step it is. */
  doer: number | null;
  /** The scores so far. */
  written: number[] | null;
  /** What a lay earns, over its cards; `times`: just now it is doubled. */
  gain: { points: number; times: number | null; left: number; top: number } | null;
  /** A joker that its owner shows. */
  joker: { colour: string; number: number | null } | null;
  /** At the end of a round. */
  card: { title: string; text: string; rows: RoundRow[]; goOn: () => void } | null;
  /** The table with the last cards of a round on it, while its end is shown. */
  lastCards: View | null;
  /** The cards that were laid last, and by whom: they are marked until somebody else does something. */
  fresh: { by: number; cards: string[] } | null;
  /** What seats say. */
  bubbles: Record<number, string>;
}
const OVER = { doer: null, written: null, gain: null, joker: null, card: null, lastCards: null };
const NOTHING: Shown = { ...OVER, fresh: null, bubbles: {} };

export class Performance {
  readonly #props: () => BoardProps<View, Effect>;
  readonly #box: () => HTMLElement | undefined;
  shown = $state.raw(NOTHING);

  constructor(props: () => BoardProps<View, Effect>, box: () => HTMLElement | undefined) {
    this.#props = props;
    this.#box = box;
  }

  set(changed: Partial<Shown>): void {
    this.shown = { ...this.shown, ...changed };
  }
  t(id: string, details?: Record<string, string | number>): string {
    return this.#props().t(id, details);
  }
  /** Somebody, for texts that have a form for "you". */
  who(seat: number) {
    const { names, you } = this.#props();
    return { name: names[seat] ?? '', you: seat === you ? 'yes' : 'no' };
  }

  async perform(scene: Scene<View, Effect>, stage: Stage): Promise<void> {
    const box = this.#box();
    if (!box) return;
    const step = stepOf(this, box, scene, stage);
    const [first] = scene.effects;
    const doer = scene.by ?? (first && 'seat' in first && first.kind !== 'dealt' ? first.seat : null);
    const { fresh } = this.shown;
    this.set({ doer, written: scene.before.scores, fresh: doer === null || doer === fresh?.by ? fresh : null });
    try {
      for (const effect of scene.effects) await step.show(effect);
      if (step.ends) await step.endRound();
    } finally {
      this.set(OVER);
    }
  }
}

/** One step on the table: where everything lay before it, and how its cards move. */
function stepOf(on: Performance, box: HTMLElement, scene: Scene<View, Effect>, stage: Stage) {
  /** It ends a round: the view after it is that of the next one. */
  const ends = ofKind(scene.effects, 'round-ended').length > 0;
  const lay = places(box);

  async function show(effect: Effect): Promise<void> {
    switch (effect.kind) {
      case 'dealt':
        await draw(effect, true);
        break;
      case 'drew':
        await draw(effect, false);
        break;
      case 'turned-up':
        await cardsMoved();
        stage.sound('flip');
        await fly(stage, at(box, effect.card), lay.get('pile'), { duration: 400 });
        break;
      case 'took':
        await take(effect);
        break;
      case 'passed':
        await speak(effect.seat, on.t('board-nmbrs-no-thanks'), 250);
        break;
      case 'went-without':
        await speak(effect.seat, on.t('board-nmbrs-no-card'), 450);
        break;
      case 'shuffled':
        await shuffle();
        break;
      case 'said':
        await say(effect);
        break;
      case 'swapped':
        await swap(effect);
        break;
      case 'laid':
        await placeRow(effect);
        break;
      case 'scored':
        await score(effect);
        break;
      case 'opened':
        await glow(stage, box.querySelector(`[data-seat="${effect.seat}"] .count`), { duration: 380 });
        break;
      case 'discarded':
        await cardsMoved();
        stage.sound('discard');
        void makeRoom();
        await fly(stage, at(box, effect.card), placeOf(effect.card, effect.seat));
    }
  }

  /** Shows where the cards are now. */
  async function cardsMoved(): Promise<void> {
    if (ends) {
      on.set({ lastCards: beforeTheEnd(scene.before, scene.effects) });
      await tick();
    } else await stage.commit();
  }

  /** Where a card was that leaves a hand. */
  function placeOf(card: string, seat: number): DOMRect | undefined {
    return seat === scene.seat ? lay.get(card) : lay.get(`seat ${seat}`);
  }

  /** Cards that stayed in the hand, or in the rows, slide to their new places. */
  async function makeRoom(): Promise<void> {
    const stayed = [...box.querySelectorAll('.hand .card, .felt li:not(.shared) .cell')];
    const moved: unknown[] = scene.effects.flatMap((effect) => {
      if (effect.kind === 'swapped') return [jokerCard(effect.joker), String(effect.number)];
      return 'card' in effect && effect.kind !== 'crossed' ? [effect.card] : [];
    });
    await Promise.all(
      stayed.map((thing) => {
        const place = thing.getAttribute('data-place')!;
        return moved.includes(place) ? null : slide(stage, thing, lay.get(place));
      }),
    );
  }

  async function draw({ seat, card }: Of<'dealt'> | Of<'drew'>, fast: boolean): Promise<void> {
    const duration = fast ? 240 : 420;
    const flight = { duration };
    stage.sound(fast ? 'deal' : 'draw');
    const back = at(box, 'pile')?.firstElementChild;
    await cardsMoved();
    if (!fast) void makeRoom();
    const landed =
      seat === scene.seat && card !== null
        ? fly(stage, at(box, card), lay.get('pile'), flight)
        : flyCopy(stage, box, back, { from: lay.get('pile'), to: lay.get(`seat ${seat}`) }, flight);
    await (fast ? stage.wait(80) : landed); // dealt cards fly one behind the other
  }

  async function take({ seat, card }: Of<'took'>): Promise<void> {
    const top = at(box, card);
    await cardsMoved();
    stage.sound('draw');
    void makeRoom();
    if (seat === scene.seat) await fly(stage, at(box, card), lay.get(card));
    else {
      await flyCopy(stage, box, top, { from: lay.get(card), to: lay.get(`seat ${seat}`) }, { duration: 480 });
      void pop(stage, box.querySelector(`[data-seat="${seat}"] .count`));
    }
  }

  /** A few words at a seat; they stay for a moment while the game goes on. */
  async function speak(seat: number, text: string, ms: number): Promise<void> {
    void bubble(seat, text);
    await cardsMoved();
    stage.sound('tap');
    await stage.wait(ms);
  }
  async function bubble(seat: number, text: string): Promise<void> {
    on.set({ bubbles: { ...on.shown.bubbles, [seat]: text } });
    await tick();
    const flat = 'scale(.4)';
    await Promise.all([
      stage.animate(
        box.querySelector(`[data-seat="${seat}"] .bubble`),
        [
          { transform: flat, opacity: 0 },
          { transform: 'scale(1.1)', opacity: 1, offset: 0.12 },
          { transform: 'none', opacity: 1, offset: 0.2 },
          { transform: 'none', opacity: 1, offset: 0.85 },
          { opacity: 0 },
        ],
        { duration: 900, fill: 'both' },
      ),
      stage.wait(900),
    ]);
    const { [seat]: _, ...bubbles } = on.shown.bubbles;
    on.set({ bubbles });
  }

  async function shuffle(): Promise<void> {
    await cardsMoved();
    stage.sound('deal');
    const back = at(box, 'pile')?.firstElementChild;
    const way = { from: lay.get('open'), to: lay.get('pile') };
    await Promise.all([0, 1, 2].map((n) => flyCopy(stage, box, back, way, { delay: n * 90, duration: 320 })));
    await pop(stage, at(box, 'pile'), { duration: 240 });
  }

  /** A joker shows its number: in the hand, or brought out by somebody else. */
  async function say({ seat, joker, number }: Of<'said'>): Promise<void> {
    if (seat === scene.seat) {
      stage.sound('flip');
      await turnOver(
        stage,
        () => [at(box, jokerCard(joker))].filter((thing) => thing !== null),
        () => cardsMoved(),
      );
      return;
    }
    on.set({ joker: { colour: joker, number: null } });
    await tick();
    await fly(stage, box.querySelector('.joker'), lay.get(`seat ${seat}`), { duration: 320 });
    stage.sound('flip');
    await turnOver(
      stage,
      () => box.querySelectorAll('.joker'),
      () => {
        on.set({ joker: { colour: joker, number } });
        return tick();
      },
      260,
    );
    await stage.wait(320);
    await cardsMoved();
  }

  /** The number takes the place of the joker, which goes to the hand. */
  async function swap({ seat, joker, number }: Of<'swapped'>): Promise<void> {
    const name = jokerCard(joker);
    const lying = at(box, name);
    await cardsMoved();
    stage.sound(SWAP);
    void makeRoom();
    const own = seat === scene.seat;
    const comes = land(at(box, String(number)), placeOf(String(number), seat), { duration: 560 });
    const goes = own
      ? fly(stage, at(box, name), lay.get(name), { duration: 560 })
      : flyCopy(stage, box, lying, { from: lay.get(name), to: lay.get(`seat ${seat}`) }, { duration: 560 });
    await Promise.all([comes, goes]);
  }

  /** The cards fly from the hand into their row. */
  async function placeRow({ seat }: Of<'laid'>): Promise<void> {
    const from = ofKind(scene.effects, 'placed').map(({ card }) => ({ card, place: placeOf(card, seat) }));
    await cardsMoved();
    for (const { card } of from) (at(box, card) as HTMLElement | null)?.style.setProperty('visibility', 'hidden');
    await makeRoom(); // first what lies there, then what is new
    await Promise.all(
      from.map(async ({ card, place }, n) => {
        await land(at(box, card), place, { delay: 80 * n, duration: 400 });
        stage.sound('card');
      }),
    );
    on.set({ fresh: { by: seat, cards: from.map(({ card }) => card) } });
  }

  /** Lets a copy fly to a thing that would be cut off at the edge of the felt. */
  async function land(
    thing: Element | null,
    from: DOMRect | undefined,
    timing: { delay?: number; duration: number },
  ): Promise<void> {
    if (!(thing instanceof HTMLElement)) return;
    thing.style.visibility = 'hidden';
    try {
      await flyCopy(stage, box, thing, { from, to: thing.getBoundingClientRect() }, timing);
    } finally {
      thing.style.visibility = '';
    }
  }

  /** What a lay earns pops up over it, is doubled if it is, and flies to the seat. */
  async function score({ seat, points, base, score }: Of<'scored'>): Promise<void> {
    const laid = ofKind(scene.effects, 'placed').flatMap(({ card }) => at(box, card) ?? []);
    const target = box.querySelector(`[data-seat="${seat}"] .score`);
    if (points && laid.length) {
      const ground = box.getBoundingClientRect();
      const boxes = laid.map((thing) => thing.getBoundingClientRect());
      const middle = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
      const left = middle(boxes.map((one) => one.left + one.width / 2)) - ground.left;
      const top = middle(boxes.map((one) => one.top + one.height / 2)) - ground.top;
      const gain = { points: base, times: null, left, top };
      on.set({ gain });
      await tick();
      await pop(stage, box.querySelector('.earned'), { duration: 240 });
      if (points !== base) await double(gain, points, laid);
      else await stage.wait(120);
      const badge = box.querySelector('.earned');
      const from = badge?.getBoundingClientRect();
      const copy = badge?.cloneNode(true) as Element | undefined;
      on.set({ gain: null });
      await flyCopy(stage, box, copy, { from, to: target?.getBoundingClientRect() }, { duration: 360 });
    }
    const written = on.shown.written ?? [];
    on.set({ written: written.map((before, who) => (who === seat ? score : before)) });
    stage.sound('score');
    void glow(stage, target);
  }

  async function double(gain: NonNullable<Shown['gain']>, points: number, laid: Element[]): Promise<void> {
    on.set({ gain: { ...gain, times: points / gain.points } });
    stage.sound(DOUBLE);
    await tick();
    laid.forEach((thing, n) => void glow(stage, thing, { delay: n * 40 }));
    await pop(stage, box.querySelector('.twice'), { duration: 300 });
    await stage.wait(160);
    on.set({ gain: { ...gain, points } });
    await tick();
    await pop(stage, box.querySelector('.earned'), { duration: 220 });
  }

  /** The card with what everybody loses stays until somebody taps; then the next round is dealt. */
  async function endRound(): Promise<void> {
    const { effects } = scene;
    const [ended] = ofKind(effects, 'round-ended');
    const [out] = ofKind(effects, 'went-out');
    const [began] = ofKind(effects, 'round-began');
    await stage.wait(350);
    stage.sound('round');
    const card = {
      title: on.t('board-round-over', { round: ended?.round ?? 0 }),
      text: out ? on.t('board-nmbrs-out', on.who(out.seat)) : on.t('board-nmbrs-ran-out'),
      rows: ofKind(effects, 'hand-left').map(({ seat, cards, points, score }) => ({
        seat,
        name: on.who(seat).name,
        brought: -points,
        total: score,
        note: on.t('board-nmbrs-left', { cards, points }),
      })),
      goOn: () => stage.go(),
    };
    on.set({ card });
    await stage.tapOn(25_000);
    on.set(OVER);
    await stage.commit();
    if (began) stage.say(on.t('board-nmbrs-began', { round: began.round, ...on.who(began.seat) }));
  }

  return { ends, show, endRound };
}
