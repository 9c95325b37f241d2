// Made by `python -m quartett.protocol.typescript`; do not edit.

export const PROTOCOL = 3;

export interface TableOptions {
  hints?: boolean;
  reactions?: boolean;
  undo?: boolean;
  throws?: boolean;
  clock?: number;
  bonus?: number;
  begins?: "chosen" | "gamer" | "lot" | "youngest";
}

export interface Hello {
  type: "hello";
  protocol?: number;
  text?: boolean;
  named?: boolean;
}

export interface Seen {
  type: "seen";
  step: number;
}

export interface Command {
  type: "command";
  id: string;
}

export interface Choose {
  type: "choose";
  id: string;
  step: number;
  word: string;
}

export interface Throw {
  type: "throw";
  id: string;
  step: number;
}

export interface TakeBack {
  type: "take-back";
  id: string;
  step: number;
}

export interface Undo {
  type: "undo";
  id: string;
  step: number;
}

export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
}

export interface SetSeat {
  type: "set-seat";
  id: string;
  seat: number;
  level?: string | null;
}

export interface SetTable {
  type: "set-table";
  id: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  manners: TableOptions;
  game?: string | null;
}

export interface RemoveWatcher {
  type: "remove-watcher";
  id: string;
  watcher: string;
}

export interface Begin {
  type: "begin";
  id: string;
}

export interface Hold {
  type: "hold";
  id: string;
  wait: boolean;
}

export interface Leave {
  type: "leave";
  id: string;
}

export interface ComeBack {
  type: "come-back";
  id: string;
}

export interface KeepSeat {
  type: "keep-seat";
  id: string;
  seat: number;
}

export interface Pause {
  type: "pause";
  id: string;
  paused: boolean;
}

export interface GiveTime {
  type: "give-time";
  id: string;
  seat: number;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface React {
  type: "react";
  id: string;
  reaction: "🎉" | "👍" | "😄" | "😢" | "😮" | "🤔";
}

export interface AskHint {
  type: "ask-hint";
  id: string;
  step: number;
}

export interface CommitNonce {
  type: "commit-nonce";
  id: string;
  commitment: string;
}

export interface OpenNonce {
  type: "open-nonce";
  id: string;
  nonce: string;
}

export interface Message {
  id: string;
  details?: Record<string, string | number>;
}

export interface SeatPicture {
  kind: "bot" | "open" | "person";
  name: string;
  level?: string | null;
  presence?: "away" | "here" | "reconnecting";
  kept?: boolean;
  host?: boolean;
  seconds?: number | null;
  running?: boolean;
}

export interface NamedEffect {
  kind: string;
  details?: Record<string, string | number | null>;
}

export interface NamedChoice {
  word: string;
  effects: Array<NamedEffect>;
}

export interface LogLine {
  step: number;
  said?: Message | null;
  seat?: number | null;
  at?: number;
  named?: Array<NamedEffect>;
}

export interface Part {
  name: string;
  points: number;
}

export interface Outcome {
  scores: Array<number>;
  winners: Array<number>;
  ending: string;
  parts: Array<Array<Part>>;
}

export interface Wish {
  seat: number;
  step: number;
  agreed: Array<number>;
}

export interface Fairness {
  commitment: string;
  commitments: Array<string | null>;
  nonces: Array<string | null>;
  revealed?: string | null;
  opening?: boolean;
  again?: number;
  calling?: boolean;
  void?: Array<number>;
}

export interface Gathering {
  missing: Array<number>;
  held: Array<number>;
  host: boolean;
  seconds: number | null;
}

export interface Now {
  phase: "closed" | "over" | "paused" | "playing" | "waiting";
  step: number;
  seats: Array<SeatPicture>;
  acting: Array<number>;
  ready: Array<number>;
  chance: boolean;
  thrower: number | null;
  scores: Array<number>;
  outcome: Outcome | null;
  wish: Wish | null;
  fairness: Fairness;
  sealed_hashes: Array<string | null>;
  gathering?: Gathering | null;
}

export interface Own {
  numbers: string;
  choices?: Array<string>;
  chosen?: string | null;
  undo_to?: number | null;
  text?: string | null;
  view?: Record<string, unknown> | null;
  named?: Array<NamedChoice>;
}

export interface About {
  table: string;
  game: string;
  seats: number;
  options: Record<string, string>;
  manners: TableOptions;
  host: boolean;
  player_code: string | null;
  watcher_code: string | null;
  rematch?: string | null;
  series?: Array<number>;
  own_seats?: Array<number>;
}

export interface Snapshot {
  type: "snapshot";
  version: number;
  about: About;
  seat: number | null;
  now: Now;
  own: Own;
  log: Array<LogLine>;
  names: Record<string, Record<number, string>>;
  protocol?: number;
}

export interface Changed {
  type: "changed";
  since: number;
  version: number;
  now: Now;
  own: Own;
  log: Array<LogLine>;
  names: Record<string, Record<number, string>>;
  keep?: number;
  about?: About;
}

export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  version: number;
  refusal?: string | null;
  rule?: string | null;
  said?: Message | null;
  table?: string | null;
}

export interface Hinted {
  type: "hinted";
  id: string;
  step: number;
  word: string;
  level: string;
}

export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: "🎉" | "👍" | "😄" | "😢" | "😮" | "🤔";
}

export interface Visitor {
  id: string;
  name: string;
}

export interface Presence {
  type: "presence";
  seats: Array<"away" | "here" | "reconnecting">;
  watchers: number;
  grace: Array<number | null>;
  watching: Array<Visitor>;
}

export interface Goodbye {
  type: "goodbye";
  reason: string;
  again?: number | null;
}

export type FromClient =
  | Hello
  | Seen
  | Choose
  | Throw
  | TakeBack
  | Undo
  | Agree
  | SetSeat
  | SetTable
  | RemoveWatcher
  | Begin
  | Leave
  | ComeBack
  | KeepSeat
  | Pause
  | GiveTime
  | Rematch
  | React
  | AskHint
  | CommitNonce
  | OpenNonce
  | Hold;

export type FromServer =
  | Snapshot
  | Changed
  | Answer
  | Hinted
  | Reacted
  | Presence
  | Goodbye;
