// One table as this person sees it: what the line tells, step by step, at a pace people can follow.

import type { Pending } from '../board/board';
import { lineTo } from '../shell/preconnect';
import { detail, type AnyEffect, type AnyView } from './effects';
import { Watch } from '../fairness/witness';
import type { Link, LinkState, Wanted } from './link';
import { readMessage, withoutChoices, type Line, type Now, type Told } from './now';
import { Player, type Beat } from './player.svelte';
import { schemaOf } from '../board/games';
import type { Schema } from './schemas';
import { play } from '../shell/sound';
import type { About, Answer, Changed, Hinted, Presence, React, Message, Snapshot, Visitor } from './wire';

/** Lines that nobody saw are listed if there are more than this. */
const MANY_MISSED = 3;
/** Milliseconds of absence after which somebody may have missed something. */
const AWAY = 10_000;
/** Milliseconds for which a reaction stays at its seat. */
const REACTION = 2600;

interface Picture {
  version: number;
  about: About;
  seat: number | null;
  now: Now;
  log: Line[];
}

/** The table between two steps of one message: nobody has to do anything. */
function nowBetween(last: Now, past: Now, line: Line, view: AnyView): Now {
  return {
    ...withoutChoices(last),
    phase: 'playing',
    step: line.step + 1,
    view,
    acting: [],
    ready: [],
    chance: false,
    thrower: null,
    chosen: null,
    outcome: null,
    scores: scoresAfter(past.scores, line.effects ?? []),
  };
}

/** Scores after these effects: between two steps of one message the server sends none. */
function scoresAfter(scores: number[], effects: AnyEffect[]): number[] {
  const after = [...scores];
  for (const effect of effects) {
    const [seat, score] = [detail(effect, 'seat'), detail(effect, 'score')];
    if (typeof seat === 'number' && typeof score === 'number') after[seat] = score;
  }
  return after;
}

export interface Trouble {
  /** One sentence in English, from the server. */
  refusal: string;
  said: Message | null;
  rule: string | null;
}

/** The table had moved on when this came, a second tap perhaps: not worth a word. */
const isLate = (answer: Answer) => answer.said?.id === 'table-other-step';

export class Table {
  about = $state.raw<About | null>(null);
  seat = $state<number | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<Line[]>([]);
  link = $state<LinkState>('trying');
  /** Why the server does not want us here, once `link` is closed. */
  reason = $state('');
  watchers = $state(0);
  /** The first of them, by name. */
  watching = $state.raw<Visitor[]>([]);
  /** By seat: when a bot may be asked to play for somebody who is away; null where it is no question. */
  standInAt = $state.raw<(number | null)[]>([]);
  pending = $state<Pending | null>(null);
  trouble = $state<Trouble | null>(null);
  hint = $state<{ step: number; word: string; level: string } | null>(null);
  /** A hint was asked for and is being thought about. */
  hinting = $state(false);
  reactions = $state<Record<number, string>>({});
  /** Lines that were added while nobody looked. */
  missed = $state.raw<Line[]>([]);
  /** When `now` was shown, for clocks that run. */
  shownAt = $state(performance.now());
  /** Another line of this device does the talking. */
  silent = $state(false);
  /** A throw was asked for at this step. */
  #thrownAt = $state<number | null>(null);
  /** The game's schema could not be brought: this page is too old for the server, or too new. */
  broken = $state(false);
  schema = $state.raw<Schema | null>(null);
  /** The next game had been opened before this page came here. */
  isOld = false;

  readonly player = new Player({ silent: () => this.silent });

  /** What a board shows: while a step is performed there is nothing to choose. */
  readonly shown = $derived(this.now && !this.player.settled ? withoutChoices(this.now) : this.now);

  readonly toChoose = $derived(
    this.player.settled &&
      this.now?.phase === 'playing' &&
      this.seat !== null &&
      this.now.acting.includes(this.seat) &&
      !this.now.ready.includes(this.seat) &&
      this.pending?.state !== 'confirmed',
  );
  /** The dice lie in this seat's hand. */
  readonly toThrow = $derived(
    this.player.settled &&
      this.now?.phase === 'playing' &&
      this.seat !== null &&
      this.now.chance &&
      this.now.thrower === this.seat &&
      this.#thrownAt !== this.now.step,
  );

  readonly #line: Link;
  #newest: Picture | null = null;
  /** What came before the schema was here. */
  #unread: (() => void)[] = [];
  #leftAt: number | null = null;
  /** How far the log was read when this person looked away. */
  #lookedUntil = Infinity;
  readonly #watch = new Watch();
  #seen: number | null = null;

  constructor(
    readonly id: string,
    /** The seat this line was opened for; null: the device has one, or none. */
    readonly asked: number | null = null,
  ) {
    this.#line = lineTo(id, asked, {
      state: (state, reason) => {
        if (this.link === 'open' && state !== 'open') this.#lookAway();
        this.link = state;
        this.reason = reason;
        this.#watch.forget();
      },
      snapshot: (message) => this.#read(message.about.game, (schema) => this.#arrive(schema, message)),
      changed: (message) => this.#read(message.about?.game ?? null, (schema) => this.#change(schema, message)),
      presence: (message) => this.#seePresence(message),
      reacted: ({ seat, reaction }) => {
        this.reactions[seat] = reaction;
        setTimeout(() => {
          if (this.reactions[seat] === reaction) delete this.reactions[seat];
        }, REACTION);
      },
    });
    document.addEventListener('visibilitychange', this.#hide);
  }

  end(): void {
    this.player.clear();
    document.removeEventListener('visibilitychange', this.#hide);
    this.#line.end();
  }

  // -- what people do --------------------------------------------------------------------------

  readonly choose = async (word: string): Promise<void> => {
    const step = this.now?.step;
    if (step === undefined) return;
    this.trouble = null;
    this.hint = null;
    this.pending = { word, state: 'sending' };
    const answer = await this.command({ type: 'choose', step, word });
    if (answer.ok) this.#watch.chose({ step, word });
    if (this.pending?.word !== word) return;
    this.pending = { word, state: answer.ok ? 'confirmed' : 'failed' };
    if (isLate(answer) || (answer.ok && this.now && this.now.step > step)) this.pending = null;
  };

  readonly throwDice = async (): Promise<void> => {
    const step = this.now?.step;
    if (step === undefined || !this.toThrow) return;
    this.#thrownAt = step;
    const answer = await this.command({ type: 'throw', step });
    if (!answer.ok && this.#thrownAt === step) this.#thrownAt = null;
  };

  async takeBack(): Promise<void> {
    if (!this.now) return;
    const answer = await this.command({ type: 'take-back', step: this.now.step });
    if (answer.ok) this.pending = null;
    this.#watch.chose();
  }

  async askHint(): Promise<void> {
    if (!this.now) return;
    this.hinting = true;
    const answer = await this.#line.send({ type: 'ask-hint', step: this.now.step });
    this.hinting = false;
    if (answer.type === 'hinted') this.hint = answer;
    else if (!answer.ok) this.#refused(answer);
  }

  react(reaction: React['reaction']): void {
    void this.#line.send({ type: 'react', reaction }); // one too many is not worth a word
  }

  /** Any other command; a refusal becomes `trouble`. */
  async command(wanted: Wanted): Promise<Answer> {
    const answer: Answer | Hinted = await this.#line.send(wanted);
    if (answer.type === 'hinted') throw new Error('expected an answer; got a hint');
    if (!answer.ok) this.#refused(answer);
    return answer;
  }

  #refused(answer: Answer): void {
    if (isLate(answer) || this.link === 'closed') return;
    play('no');
    this.trouble = {
      refusal: answer.refusal ?? '',
      said: answer.said ?? null,
      rule: answer.rule ?? null,
    };
  }

  // -- what is shown ---------------------------------------------------------------------------

  /** Handles a message as soon as the game's schema is here. */
  #read(game: string | null, handle: (schema: Schema) => void): void {
    if (game && this.schema && this.schema.game !== game) this.schema = null; // the host has chosen another
    if (this.schema) {
      handle(this.schema);
      return;
    }
    this.#unread.push(() => this.schema && handle(this.schema));
    if (game)
      schemaOf(game).then(
        (schema) => {
          this.schema = schema;
          for (const one of this.#unread.splice(0)) one();
        },
        () => (this.broken = true),
      );
  }

  #arrive(schema: Schema, message: Snapshot): void {
    const { version, about, seat } = message;
    if (!this.#newest) this.isOld = !!about.rematch;
    const { now, log } = readMessage(schema, message);
    const told = this.#newest?.version === version && this.#newest.now.step === now.step;
    this.#newest = { version, about, seat, now, log };
    this.#keepFair(this.#newest);
    if (told) {
      // Nothing has happened: what is being performed goes on, and this follows it.
      const picture = this.#newest;
      this.player.push([{ scene: null, show: () => this.#show(picture) }]);
    } else {
      this.player.clear();
      this.#show(this.#newest);
      this.#seen = null; // whoever asks for a snapshot has a new connection, perhaps
    }
    this.#tellSeen(now.step);
    this.#lookAgain();
  }

  #change(schema: Schema, message: Changed): void {
    const before = this.#newest;
    if (!before) return;
    const told = readMessage(schema, message);
    const log = message.keep === undefined ? before.log : before.log.slice(0, message.keep);
    this.#newest = {
      version: message.version,
      about: message.about ?? before.about,
      seat: before.seat,
      now: told.now,
      log: told.log.length ? [...log, ...told.log] : log,
    };
    this.#keepFair(this.#newest, message.keep !== undefined);
    this.player.push(
      message.keep === undefined ? this.#beats(before, told, this.#newest) : [this.#beat(null, this.#newest)],
    );
  }

  /** One beat for each step of a message; a single one without a scene if there was no step. */
  #beats(before: Picture, { log, between }: Told, last: Picture): Beat[] {
    const steps = log.filter((line) => line.effects);
    const beats: Beat[] = [];
    let past = before.now;
    steps.forEach((line, n) => {
      const view = between[n];
      const picture = view
        ? { ...last, now: nowBetween(last.now, past, line, view), log: last.log.slice(0, last.log.indexOf(line) + 1) }
        : last;
      const { now } = picture;
      const scene =
        past.view && now.view && now.step > past.step
          ? {
              step: now.step,
              before: past.view,
              after: now.view,
              effects: line.effects!,
              by: line.seat,
              seat: last.seat,
            }
          : null;
      beats.push(this.#beat(scene, picture));
      past = now;
    });
    return beats.length ? beats : [this.#beat(null, last)];
  }

  #beat(scene: Beat['scene'], picture: Picture): Beat {
    return { scene, show: () => this.#show(picture), done: () => this.#tellSeen(picture.now.step) };
  }

  /** Bots wait for people who say what they have seen. */
  #tellSeen(step: number): void {
    if (step === this.#seen) return;
    this.#seen = step;
    this.#line.seen(step);
  }

  #show(picture: Picture): void {
    const before = this.now;
    this.about = picture.about;
    this.seat = picture.seat;
    this.now = picture.now;
    this.shownAt = performance.now();
    this.log = picture.log;
    if (before && before.step !== picture.now.step) {
      this.pending = null;
      this.hint = null;
      this.trouble = null;
      this.#thrownAt = null;
    } else if (picture.now.chosen === null && this.pending?.state === 'confirmed') this.pending = null;
    if (picture.now.chosen !== null && !this.pending) this.pending = { word: picture.now.chosen, state: 'confirmed' };
  }

  #seePresence(message: Presence): void {
    this.watchers = message.watchers;
    this.watching = message.watching;
    this.standInAt = message.grace.map((left) => left && performance.now() + left * 1000);
    const withPresence = (now: Now): Now => ({
      ...now,
      seats: now.seats.map((seat, i) => ({ ...seat, presence: message.seats[i] ?? seat.presence })),
    });
    if (this.#newest) this.#newest = { ...this.#newest, now: withPresence(this.#newest.now) };
    if (this.now) this.now = withPresence(this.now);
  }

  readonly #hide = (): void => {
    if (document.hidden) this.#lookAway();
  };

  #lookAway(): void {
    this.#leftAt ??= Date.now();
    this.#lookedUntil = Math.min(this.#lookedUntil, this.log.length);
  }

  /** Somebody is back and sees the newest state: lists what they missed, if they were away for long. */
  #lookAgain(): void {
    if (document.hidden) return;
    const lines = this.log.slice(this.#lookedUntil).filter((line) => line.said || line.effects?.length);
    const away = this.#leftAt !== null && Date.now() - this.#leftAt > AWAY;
    if (away && lines.length > MANY_MISSED) this.missed = lines;
    this.#leftAt = null;
    this.#lookedUntil = Infinity;
  }

  /** fair/1: keeps what this device sees, and contributes its own number when the table asks for it. */
  #keepFair({ version, about, seat, now }: Picture, back = false): void {
    this.#watch.see(about.table, seat, version, now, back);
    // Refused when too late: then the game goes on without it, and says so.
    void this.#watch.wants(about.table, seat, now).then((wanted) => wanted && this.#line.send(wanted));
  }
}
