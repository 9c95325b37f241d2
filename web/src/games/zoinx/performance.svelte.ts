// Performs the steps of ZOINX!: bets are turned over, dice fly, somebody climbs the stairs.

import { tick } from 'svelte';
import { fly, glow, pop, quake, squash, tumble, turnOver } from '../../board/animations';
import type { BoardProps, Scene, Stage } from '../../board/board';
import { DICE, facesOf, tumblingFaces, type News, type Shows } from './picture';
import type { Effect, View } from './schema';
import { LAST_ROUND, ZOINX } from './sounds';

type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/** What the board shows while a step is performed, and what stays of it. */
export class Performance {
  /** The board's own section. */
  root = $state<HTMLElement>();
  /** What the dice show, and at which step they landed. */
  #thrown = $state.raw<{ faces: Shows[]; step: number } | null>(null);
  #last = $state.raw<News | null>(null);
  /** All bets lie face down. */
  covered = $state(false);
  #climbed = $state<number | null>(null);
  #written = $state.raw<number[] | null>(null);
  /** The seat whose bet was just reached. */
  reached = $state<number | null>(null);
  shout = $state(false);

  readonly #props: () => BoardProps<View, Effect>;
  readonly #view = $derived.by(() => this.#props().now.view);
  /** Dots so far in this turn. */
  readonly total = $derived.by(() => this.#climbed ?? (this.#view.phase === 'betting' ? 0 : this.#view.dots));
  readonly scores = $derived.by(() => this.#written ?? this.#view.scores);
  /** How the last turn came out, as long as it is news. */
  readonly news = $derived.by(() => (this.#isFresh(this.#last) ? this.#last : null));
  readonly dice = $derived.by((): Shows[] => {
    const thrown = this.#thrown;
    const before = thrown?.step === this.#props().now.step - 1 && this.#view.phase === 'throwing';
    return thrown && (before || this.#isFresh(thrown)) ? thrown.faces : Array<Shows>(DICE).fill('eyes');
  });

  constructor(props: () => BoardProps<View, Effect>) {
    this.#props = props;
  }

  /** Whether something belongs to what is shown, or to what is being performed. */
  #isFresh(at: { step: number } | null): boolean {
    const { now, busy } = this.#props();
    return at !== null && (at.step === now.step || (busy && at.step === now.step + 1));
  }

  readonly #find = (selector: string) => this.root?.querySelector(selector) ?? null;
  readonly #all = (selector: string) => [...(this.root?.querySelectorAll(selector) ?? [])];
  readonly #seatPart = (seat: number, part: string) => this.#find(`[data-seat="${seat}"] ${part}`);

  async perform(scene: Scene<View, Effect>, stage: Stage): Promise<void> {
    this.#written = [...scene.before.scores];
    this.#climbed = scene.before.phase === 'betting' ? 0 : scene.before.dots;
    try {
      await this.#performEach(scene, stage);
    } finally {
      this.covered = this.shout = false;
      this.#climbed = this.#written = this.reached = null;
    }
  }

  async #performEach(scene: Scene<View, Effect>, stage: Stage): Promise<void> {
    if (scene.effects.some(({ kind }) => kind === 'bet')) await this.#showBets(stage);
    for (const effect of scene.effects)
      switch (effect.kind) {
        case 'rolled-on':
          stage.sound('tap');
          await Promise.all(this.#all('.dice span').map((die, n) => squash(stage, die, { delay: n * 40 })));
          break;
        case 'threw':
          await this.#showThrow(effect, scene, stage);
          break;
        case 'reached':
          await this.#showReached(effect, stage);
          break;
        case 'zoinxed':
          this.#last = { who: effect.seat, zoinx: true, gained: {}, step: scene.step };
          await this.#showZoinx(stage);
          break;
        case 'stopped':
          this.#last = { who: effect.seat, zoinx: false, gained: {}, step: scene.step };
          await glow(stage, this.#find('.climber > *'), { duration: 360 });
          break;
        case 'last-round':
          await this.#showLastRound(effect, stage);
          break;
        case 'turn-began':
          await stage.commit();
          await pop(stage, this.#seatPart(effect.seat, '.face'), { duration: 260 });
          break;
        case 'scored':
          // All seats at once, with the first of them.
          if (effect === scene.effects.find(({ kind }) => kind === 'scored'))
            await this.#showScores(
              scene.effects.filter((one) => one.kind === 'scored'),
              stage,
            );
      }
  }

  /** The bets lie face down before everybody and are turned over together. */
  async #showBets(stage: Stage): Promise<void> {
    this.#last = null;
    this.covered = true;
    await tick();
    await stage.wait(220);
    stage.sound('flip');
    let climbed: Promise<unknown> = Promise.resolve();
    await turnOver(
      stage,
      () => this.#all('.chip'),
      async () => {
        this.covered = false;
        await stage.commit();
        // From now on they are on their stairs: each stays out of sight until it pops up.
        climbed = Promise.all(this.#all('.body').map((body, n) => pop(stage, body, { delay: 210 + n * 90 })));
      },
      420,
    );
    await climbed;
    await stage.wait(350);
  }

  /** The dice fly and land on the dots that were drawn; then the climber takes a stair for each. */
  async #showThrow({ dots, total }: Of<'threw'>, scene: Scene<View, Effect>, stage: Stage): Promise<void> {
    const show = (faces: Shows[]) => (this.#thrown = { faces, step: scene.step });
    await tumble(
      stage,
      this.#all('.dice span'),
      (n) => show(tumblingFaces(n)),
      () => show(facesOf(dots, scene.step)),
    );
    for (let stair = total - dots + 1; stair <= total; stair++) {
      this.#climbed = stair;
      stage.sound('climb');
      const passed = scene.before.bets.flatMap((bet, seat) => (bet === String(stair) ? [seat] : []));
      for (const seat of passed) void glow(stage, this.#seatPart(seat, '.chip'));
      for (const seat of passed) void squash(stage, this.#find(`.body[data-body="${seat}"]`));
      await stage.wait(passed.length ? 300 : 170);
    }
    await stage.wait(dots ? 160 : 240);
  }

  async #showReached({ seat }: Of<'reached'>, stage: Stage): Promise<void> {
    this.reached = seat;
    stage.sound('reached');
    await tick();
    await Promise.all([
      pop(stage, this.#find('.reached-word')),
      glow(stage, this.#seatPart(seat, '.chip'), { duration: 620 }),
      glow(stage, this.#find('.climber > *'), { duration: 620 }),
    ]);
    await stage.wait(300);
  }

  /** Not a single dot: everything shakes, and the dice cannot believe it. */
  async #showZoinx(stage: Stage): Promise<void> {
    this.shout = true;
    stage.sound(ZOINX);
    await tick();
    await Promise.all([
      quake(stage, this.#find('.scene'), 520),
      quake(stage, this.#find('.dice'), 520),
      stage.animate(
        this.#find('.shout'),
        [
          { transform: 'scale(.2) rotate(-24deg)', opacity: 0 },
          { transform: 'scale(1.25) rotate(5deg)', opacity: 1, offset: 0.5 },
          { transform: 'scale(.96)', offset: 0.75 },
          { transform: 'none' },
        ],
        { duration: 460, easing: 'ease-out' },
      ),
    ]);
    await stage.wait(650);
  }

  async #showLastRound({ seat }: Of<'last-round'>, stage: Stage): Promise<void> {
    const { t, names, you } = this.#props();
    stage.sound(LAST_ROUND);
    stage.say(t('board-zoinx-opens-last', { name: names[seat] ?? '', you: seat === you ? 'yes' : 'no' }));
    await stage.wait(1100);
  }

  /** Points fly to their seats: from the climber to the active player, from the bets to the others. */
  async #showScores(scored: Of<'scored'>[], stage: Stage): Promise<void> {
    this.shout = false;
    await Promise.all(
      scored.map(async ({ seat, part, points, score }, n) => {
        await stage.wait(n * 220);
        const from = part === 'own-throws' ? this.#find('.climber') : this.#seatPart(seat, '.chip');
        const place = from?.getBoundingClientRect();
        if (this.#last) this.#last = { ...this.#last, gained: { ...this.#last.gained, [seat]: points } };
        await tick();
        await fly(stage, this.#seatPart(seat, '.gained'), place, { duration: 520 });
        this.#written = this.scores.map((had, who) => (who === seat ? score : had));
        stage.sound('score');
        await glow(stage, this.#seatPart(seat, '.score'), { duration: 300 });
      }),
    );
    await stage.wait(300);
  }
}
