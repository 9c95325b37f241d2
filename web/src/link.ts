// The line to one table. It says `hello`, keeps the version, and heals itself: a gap or a new
// connection is answered by `hello` again, and commands without an answer are sent again with the
// same id, which the server counts once.

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

type CommandMessage = Exclude<FromClient, { type: 'hello' }>;
/** A command as the page writes it; the line adds the id. */
export type Wanted<C extends CommandMessage = CommandMessage> = C extends unknown ? Omit<C, 'id'> : never;

interface Unanswered {
  text: string;
  patience: number;
  done: (answer: Answer | Hinted) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
/** So long nothing may come before we ask whether anybody is there. */
const SILENCE = 20_000;
/** So long an answer may take before the line counts as dead; a hint needs thought. */
const PATIENCE = 10_000;
const PATIENCE_FOR_A_HINT = 120_000;
/** Close codes after which trying again cannot help. */
const FINAL = new Set([4400, 4403, 4404]);

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Link {
  private socket: WebSocket | null = null;
  private version = -1;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private readonly unanswered = new Map<string, Unanswered>();
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    document.addEventListener('visibilitychange', this.look);
    addEventListener('online', this.hurry);
    addEventListener('offline', this.cut);
    this.connect();
  }

  /** Ends the line for good. */
  end(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    document.removeEventListener('visibilitychange', this.look);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    this.socket?.close();
  }

  /** Sends a command until it is answered, through however many connections. */
  send(wanted: Wanted): Promise<Answer | Hinted> {
    const id = newId();
    const text = JSON.stringify({ ...wanted, id });
    return new Promise((done) => {
      const patience = wanted.type === 'ask-hint' ? PATIENCE_FOR_A_HINT : PATIENCE;
      this.unanswered.set(id, { text, patience, done });
      if (this.socket?.readyState === WebSocket.OPEN && this.version >= 0) {
        this.socket.send(text);
        this.expectAnswers();
      }
    });
  }

  private connect(): void {
    if (this.ended) return;
    clearTimeout(this.retry);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${this.address}`);
    this.socket = socket;
    this.version = -1;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code, event.reason);
    };
    this.expect(PATIENCE);
  }

  private hello(): void {
    this.socket?.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    this.expect(PATIENCE);
  }

  private lost(code: number, reason: string): void {
    clearTimeout(this.watch);
    this.socket = null;
    if (this.ended) return;
    if (FINAL.has(code)) {
      this.ended = true;
      this.listener.state('closed', reason);
      return;
    }
    this.listener.state('trying', reason);
    clearTimeout(this.retry);
    // Spread out, so that a restarted server is not asked by everybody at once.
    this.retry = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }

  /** Something must come within this time; otherwise the line is asked, or counts as dead. */
  private expect(within: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      if (within === SILENCE && this.socket?.readyState === WebSocket.OPEN) this.hello();
      else this.drop();
    }, within);
  }

  private expectAnswers(): void {
    this.expect(Math.max(...[...this.unanswered.values()].map(({ patience }) => patience)));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost(1006, '');
  }

  private readonly hurry = (): void => {
    this.wait = FIRST_WAIT;
    if (this.socket) this.drop(); // the old network's connection is a ghost
    clearTimeout(this.retry);
    this.connect();
  };

  /** The device says that its network is gone: no need to wait until it shows. */
  private readonly cut = (): void => {
    if (this.socket) this.drop();
  };

  private readonly look = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (!this.socket) {
      clearTimeout(this.retry);
      this.connect();
    } else if (this.socket.readyState === WebSocket.OPEN) this.hello();
  };

  private hear(message: FromServer): void {
    this.expect(SILENCE);
    switch (message.type) {
      case 'snapshot':
        this.wait = FIRST_WAIT;
        this.version = message.version;
        this.listener.state('open', '');
        this.listener.snapshot(message);
        for (const { text } of this.unanswered.values()) this.socket?.send(text);
        if (this.unanswered.size) this.expectAnswers();
        break;
      case 'changed':
        if (message.version <= this.version) break; // told twice
        if (message.since !== this.version) this.hello();
        else {
          this.version = message.version;
          this.listener.changed(message);
        }
        break;
      case 'answer':
      case 'hinted': {
        const waiting = this.unanswered.get(message.id);
        this.unanswered.delete(message.id);
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
        if (message.again != null) this.wait = Math.max(FIRST_WAIT, message.again * 1000);
    }
  }
}
