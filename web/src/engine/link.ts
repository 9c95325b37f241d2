// The connection to one table. It sends `hello`, tracks the version and recovers by itself: after a gap or a
// reconnect it sends `hello` again, and resends unanswered commands with the same id, which the server
// counts once.

import {
  PROTOCOL,
  type Answer,
  type Changed,
  type FromClient,
  type FromServer,
  type Hinted,
  type Presence,
  type Reacted,
  type Snapshot,
} from './wire';

/** `trying`: not connected, will try again; `closed`: the server does not want us here. */
export type LinkState = 'trying' | 'open' | 'closed';

export interface Listener {
  state(state: LinkState, reason: string): void;
  snapshot(message: Snapshot): void;
  changed(message: Changed): void;
  presence(message: Presence): void;
  reacted(message: Reacted): void;
}

type CommandMessage = Exclude<FromClient, { type: 'hello' | 'seen' }>;
/** A command as the page writes it; the line adds the id. */
export type Wanted<C extends CommandMessage = CommandMessage> = C extends unknown ? Omit<C, 'id'> : never;

interface Unanswered {
  text: string;
  patience: number;
  /** Runs while it is on its way: without an answer the line counts as dead. */
  late?: ReturnType<typeof setTimeout>;
  done: (answer: Answer | Hinted) => void;
}

/** Milliseconds between two attempts to reconnect: short at first, and below a second for the first minute, so that
 * nobody who watches the page waits for long once the network is back. */
const FIRST_WAIT = 150;
const LONGEST_WAIT = 600;
const YOUNG = 60_000;
const LONGEST_WAIT_LATER = 2_500;
/** A network that drops every packet leaves a new connection hanging, even after it recovers. Most attempts
 * therefore give up early; every fourth waits as long as a very slow network may need. */
const SHORT_TRY = 2_000;
const LONG_TRY = 8_000;
/** Jitter, as a share of the wait, so that clients do not all reconnect to a restarted server at once. */
const SPREAD = 0.3;
/** Milliseconds of silence after which the client asks whether the server is still there. */
const SILENCE = 20_000;
/** Milliseconds to wait for an answer before the connection counts as dead; computing a hint takes longer. */
const PATIENCE = 10_000;
const PATIENCE_FOR_A_HINT = 120_000;
/** Close codes after which trying again cannot help. */
const FINAL = new Set([4400, 4403, 4404]);
/** The server is overloaded: reconnect slowly. */
const TRY_AGAIN_LATER = 1013;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Link {
  #socket: WebSocket | null = null;
  /** When the present outage began, and how often it was tried to end it. */
  #lostAt: number | null = null;
  #tries = 0;
  #version = -1;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  readonly #unanswered = new Map<string, Unanswered>();
  #ended = false;

  constructor(
    private readonly address: string,
    public listener: Listener,
  ) {
    document.addEventListener('visibilitychange', this.#look);
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    this.#connect();
  }

  /** Ends the line for good. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    this.#stopWatching();
    document.removeEventListener('visibilitychange', this.#look);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    this.#socket?.close();
  }

  /** Sends a command until it is answered, through however many connections. */
  send(wanted: Wanted): Promise<Answer | Hinted> {
    const id = newId();
    const text = JSON.stringify({ ...wanted, id });
    return new Promise((done) => {
      const patience = wanted.type === 'ask-hint' ? PATIENCE_FOR_A_HINT : PATIENCE;
      const waiting: Unanswered = { text, patience, done };
      this.#unanswered.set(id, waiting);
      if (this.#socket?.readyState === WebSocket.OPEN && this.#version >= 0) this.#utter(waiting);
    });
  }

  /** Says how far this page has shown the game; nobody answers, and a lost one is not missed. */
  seen(step: number): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#version >= 0)
      this.#socket.send(JSON.stringify({ type: 'seen', step }));
  }

  #utter(waiting: Unanswered): void {
    this.#socket?.send(waiting.text);
    clearTimeout(waiting.late);
    waiting.late = setTimeout(() => this.#drop(), waiting.patience);
  }

  #connect(): void {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#retry);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${this.address}`);
    this.#socket = socket;
    this.#version = -1;
    socket.onopen = () => {
      if (this.#socket === socket) this.#hello();
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code, event.reason);
    };
    this.#expect(this.#lostAt === null ? PATIENCE : ++this.#tries % 4 ? SHORT_TRY : LONG_TRY);
  }

  #hello(): void {
    const text = new URLSearchParams(location.search).has('debug');
    this.#socket?.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...(text && { text }) }));
    this.#expect(PATIENCE);
  }

  #lost(code: number, reason: string): void {
    this.#stopWatching();
    this.#socket = null;
    if (this.#ended) return;
    if (FINAL.has(code)) {
      this.#ended = true;
      this.listener.state('closed', reason);
      // Whoever stands up loses the seat before the answer comes.
      for (const [id, { done }] of this.#unanswered)
        done({ type: 'answer', id, ok: false, version: -1, refusal: reason });
      this.#unanswered.clear();
      return;
    }
    this.listener.state('trying', reason);
    this.#lostAt ??= Date.now();
    if (code === TRY_AGAIN_LATER) this.#wait = LONGEST_WAIT_LATER;
    clearTimeout(this.#retry);
    const spread = 1 - SPREAD + Math.random() * 2 * SPREAD;
    this.#retry = setTimeout(() => this.#connect(), this.#wait * spread);
    const young = Date.now() - this.#lostAt < YOUNG;
    this.#wait = Math.min(this.#wait * 1.8, young ? LONGEST_WAIT : LONGEST_WAIT_LATER);
  }

  /** Something must come within this time; otherwise the line is asked, or counts as dead. */
  #expect(within: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (within === SILENCE && this.#socket?.readyState === WebSocket.OPEN) this.#hello();
      else this.#drop();
    }, within);
  }

  #stopWatching(): void {
    clearTimeout(this.#watch);
    for (const { late } of this.#unanswered.values()) clearTimeout(late);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost(1006, '');
  }

  readonly #hurry = (): void => {
    this.#wait = FIRST_WAIT;
    if (this.#socket) this.#drop(); // what was begun in the old network is a ghost
    this.#connect();
  };

  /** The device says that its network is gone: no need to wait until it shows. */
  readonly #cut = (): void => {
    if (this.#socket) this.#drop();
  };

  readonly #look = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (!this.#socket) this.#connect();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#hello();
  };

  #hear(message: FromServer): void {
    this.#expect(SILENCE);
    switch (message.type) {
      case 'snapshot':
        this.#wait = FIRST_WAIT;
        this.#lostAt = null;
        this.#tries = 0;
        this.#version = message.version;
        this.listener.state('open', '');
        this.listener.snapshot(message);
        for (const waiting of this.#unanswered.values()) this.#utter(waiting);
        break;
      case 'changed':
        if (message.version <= this.#version) break; // told twice
        if (message.since !== this.#version) this.#hello();
        else {
          this.#version = message.version;
          this.listener.changed(message);
        }
        break;
      case 'answer':
      case 'hinted': {
        const waiting = this.#unanswered.get(message.id);
        this.#unanswered.delete(message.id);
        clearTimeout(waiting?.late);
        waiting?.done(message);
        break;
      }
      case 'reacted':
        this.listener.reacted(message);
        break;
      case 'presence':
        this.listener.presence(message);
        break;
      case 'goodbye':
        if (message.again != null) this.#wait = Math.max(FIRST_WAIT, message.again * 1000);
    }
  }
}
