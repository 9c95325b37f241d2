// One table as this person sees it: what the line tells, shown at a pace people can follow.

import type { Pending } from './boards/board';
import { lineTo } from './early';
import { nonceFor } from './fair';
import type { Link, LinkState, Wanted } from './link';
import { reducedMotion } from './settings.svelte';
import { noiseOf, play } from './sound';
import type { About, Answer, Changed, Hinted, LogLine, Now, Presence, React, Said, Snapshot } from './wire';

/** So long a step stays before the next one is shown. */
const BEAT = 550;
/** When more steps wait than this, jump to the newest. */
const MOST_WAITING = 3;
/** Who looked away for so long may have missed something; milliseconds. */
const AWAY = 10_000;
/** So long a reaction stays at its seat. */
const REACTION = 2600;

interface Picture {
  about: About;
  seat: number | null;
  now: Now;
  log: LogLine[];
}

export interface Trouble {
  /** One sentence in English, from the server. */
  refusal: string;
  said: Said | null;
  rule: string | null;
}

/** The table had moved on when this came, a second tap perhaps: not worth a word. */
const isLate = (answer: Answer) => answer.said?.id === 'table-other-step';

export class Table {
  about = $state.raw<About | null>(null);
  seat = $state<number | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<LogLine[]>([]);
  link = $state<LinkState>('trying');
  /** Why the server does not want us here, once `link` is closed. */
  reason = $state('');
  watchers = $state(0);
  pending = $state<Pending | null>(null);
  trouble = $state<Trouble | null>(null);
  hint = $state<{ step: number; word: string; level: string } | null>(null);
  /** A hint was asked for and is being thought about. */
  hinting = $state(false);
  reactions = $state<Record<number, string>>({});
  /** Lines that were added while nobody looked. */
  missed = $state.raw<LogLine[]>([]);
  /** When `now` was shown, for clocks that run. */
  shownAt = $state(performance.now());
  /** Another line of this device does the talking. */
  silent = false;

  readonly toChoose = $derived(
    this.now?.phase === 'playing' &&
      this.seat !== null &&
      this.now.acting.includes(this.seat) &&
      !this.now.ready.includes(this.seat) &&
      this.pending?.state !== 'confirmed',
  );

  private readonly line: Link;
  private newest: Picture | null = null;
  private readonly waiting: Picture[] = [];
  private beat: ReturnType<typeof setTimeout> | undefined;
  private leftAt: number | null = null;
  /** How far the log was read when this person looked away. */
  private lookedUntil = Infinity;
  private fairSent = '';

  constructor(readonly id: string, mySeat: number | null = null) {
    this.line = lineTo(id, mySeat, {
      state: (state, reason) => {
        if (this.link === 'open' && state !== 'open') this.lookAway();
        this.link = state;
        this.reason = reason;
        // A new connection has a new memory: what was sent for fairness may be asked again.
        this.fairSent = '';
      },
      snapshot: (message) => this.arrive(message),
      changed: (message) => this.change(message),
      presence: (message) => this.seePresence(message),
      reacted: ({ seat, reaction }) => {
        this.reactions[seat] = reaction;
        setTimeout(() => {
          if (this.reactions[seat] === reaction) delete this.reactions[seat];
        }, REACTION);
      },
    });
    document.addEventListener('visibilitychange', this.hide);
  }

  end(): void {
    clearTimeout(this.beat);
    document.removeEventListener('visibilitychange', this.hide);
    this.line.end();
  }

  // -- what people do --------------------------------------------------------------------------

  async choose(word: string): Promise<void> {
    const step = this.now?.step;
    if (step === undefined) return;
    this.trouble = null;
    this.hint = null;
    this.pending = { word, state: 'sending' };
    const answer = await this.command({ type: 'choose', step, word });
    if (this.pending?.word !== word) return;
    this.pending = { word, state: answer.ok ? 'confirmed' : 'failed' };
    if (isLate(answer) || (answer.ok && this.now && this.now.step > step)) this.pending = null;
  }

  async takeBack(): Promise<void> {
    if (!this.now) return;
    const answer = await this.command({ type: 'take-back', step: this.now.step });
    if (answer.ok) this.pending = null;
  }

  async askHint(): Promise<void> {
    if (!this.now) return;
    this.hinting = true;
    const answer = await this.line.send({ type: 'ask-hint', step: this.now.step });
    this.hinting = false;
    if (answer.type === 'hinted') this.hint = answer;
    else if (!answer.ok) this.refused(answer);
  }

  react(reaction: React['reaction']): void {
    void this.line.send({ type: 'react', reaction }); // one too many is not worth a word
  }

  /** Any other command; a refusal becomes `trouble`. */
  async command(wanted: Wanted): Promise<Answer> {
    const answer: Answer | Hinted = await this.line.send(wanted);
    if (answer.type === 'hinted') throw new Error('expected an answer; got a hint');
    if (!answer.ok) this.refused(answer);
    return answer;
  }

  private refused(answer: Answer): void {
    if (isLate(answer)) return;
    play('no');
    this.trouble = {
      refusal: answer.refusal ?? '',
      said: answer.said ?? null,
      rule: answer.rule ?? null,
    };
  }

  // -- what is shown ---------------------------------------------------------------------------

  private arrive(message: Snapshot): void {
    this.newest = { about: message.about, seat: message.seat, now: message.now, log: message.log };
    this.waiting.length = 0;
    clearTimeout(this.beat);
    this.beat = undefined;
    this.show(this.newest);
    this.lookAgain();
  }

  private change(message: Changed): void {
    if (!this.newest) return;
    const kept = message.keep === undefined ? this.newest.log : this.newest.log.slice(0, message.keep);
    this.newest = {
      about: message.about ?? this.newest.about,
      seat: this.newest.seat,
      now: message.now,
      log: message.log.length ? [...kept, ...message.log] : kept,
    };
    this.waiting.push(this.newest);
    const hurry = document.hidden || reducedMotion() || this.waiting.length > MOST_WAITING;
    if (hurry) this.waiting.splice(0, this.waiting.length - 1);
    if (hurry || this.beat === undefined) this.next();
  }

  private next(): void {
    clearTimeout(this.beat);
    this.beat = undefined;
    const picture = this.waiting.shift();
    if (!picture) return;
    const steps = picture.now.step !== this.now?.step;
    this.show(picture);
    if (!steps) this.next();
    else if (!reducedMotion()) this.beat = setTimeout(() => this.next(), BEAT);
    else this.next();
  }

  private show(picture: Picture): void {
    const before = this.now;
    this.about = picture.about;
    this.seat = picture.seat;
    this.now = picture.now;
    this.shownAt = performance.now();
    const added = picture.log.slice(this.log.length);
    if (before && before.step < picture.now.step) {
      const last = added.at(-1);
      if (last && !document.hidden && !this.silent) play(noiseOf(picture.about.game, last.seat ?? null));
    }
    this.log = picture.log;
    if (before && before.step !== picture.now.step) {
      this.pending = null;
      this.hint = null;
      this.trouble = null;
    } else if (picture.now.chosen === null && this.pending?.state === 'confirmed') this.pending = null;
    if (picture.now.chosen !== null && !this.pending)
      this.pending = { word: picture.now.chosen, state: 'confirmed' };
    void this.keepFair(picture);
  }

  private seePresence(message: Presence): void {
    this.watchers = message.watchers;
    const withPresence = (now: Now): Now => ({
      ...now,
      seats: now.seats.map((seat, i) => ({ ...seat, presence: message.seats[i] ?? seat.presence })),
    });
    if (this.newest) this.newest = { ...this.newest, now: withPresence(this.newest.now) };
    if (this.now) this.now = withPresence(this.now);
  }

  private readonly hide = (): void => {
    if (document.hidden) this.lookAway();
  };

  private lookAway(): void {
    this.leftAt ??= Date.now();
    this.lookedUntil = Math.min(this.lookedUntil, this.log.length);
  }

  /** Back, with the newest picture: whoever was away long enough to miss something is told. */
  private lookAgain(): void {
    if (document.hidden) return;
    const lines = this.log.slice(this.lookedUntil);
    const away = this.leftAt !== null && Date.now() - this.leftAt > AWAY;
    if (away && lines.length > MOST_WAITING) this.missed = lines;
    this.leftAt = null;
    this.lookedUntil = Infinity;
  }

  /** fair/1: this device adds its own number to the dice and cards, committed before it is told. */
  private async keepFair({ about, seat, now }: Picture): Promise<void> {
    if (seat === null || now.seats[seat]?.kind !== 'person') return;
    const { commitments, nonces, opening, again = 0 } = now.fairness;
    const mayOpen = opening && commitments[seat] != null && nonces[seat] == null;
    const step = mayOpen ? 'open' : commitments[seat] == null && !opening ? 'commit' : '';
    const sent = `${step} ${again}`;
    if (!step || sent === this.fairSent || now.phase !== 'waiting') return;
    this.fairSent = sent;
    const { nonce, commitment } = await nonceFor(about.table, seat, again);
    const wanted: Wanted =
      step === 'commit' ? { type: 'commit-nonce', commitment } : { type: 'open-nonce', nonce };
    await this.line.send(wanted); // refused when too late: then the game goes on without it
  }
}
