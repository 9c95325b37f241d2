// Made by `python -m quartett.protocol.typescript`; do not edit.

import type { About, Message, Outcome, SeatPicture, TableOptions } from './wire';

export interface FieldSchema {
  name: string;
  shape: Array<number>;
  per_seat?: boolean;
  words?: Array<string>;
  cards?: Array<string>;
  bits?: Array<string>;
  named?: boolean;
  derived?: boolean;
}

export interface DetailSchema {
  name: string;
  kind: "number" | "seat" | "word";
  words?: Array<string>;
  owner?: string;
}

export interface NoteSchema {
  kind: string;
  details: Array<DetailSchema>;
  rule?: string;
}

export interface Schema {
  game: string;
  version: number;
  cells: number;
  unknown: number;
  fields: Array<FieldSchema>;
  effects: Array<NoteSchema>;
  refusals: Array<NoteSchema>;
  tables: Record<string, unknown>;
  moves?: Array<string>;
}

export interface OptionAbout {
  name: string;
  kind: "component" | "number" | "switch" | "words";
  default: string | number | boolean;
  low?: number | null;
  high?: number | null;
  values?: Array<string> | null;
}

export interface GameAbout {
  name: string;
  title: string;
  seats: [number, number];
  rules: Array<string>;
  options: Array<OptionAbout>;
  levels: Array<string>;
  parts: Array<string>;
  endings: Array<string>;
}

export interface GameTexts {
  english: string;
  translated: string;
}

export interface NewTable {
  game: string;
  seats: number;
  seating: Array<string>;
  name: string;
  options?: Record<string, string | number | boolean>;
  manners?: TableOptions;
  names?: Array<string> | null;
  begin?: boolean;
}

export interface TableAt {
  table: string;
}

export interface InvitationAbout {
  table: string;
  game: string;
  kind: "player" | "watcher";
  open: number;
  names: Array<string>;
  phase: string;
}

export interface Links {
  player_code: string;
  watcher_code: string;
}

export interface WantedCode {
  kind?: "player" | "watcher";
}

export interface ShortCode {
  code: string;
  seconds: number;
}

export interface Addresses {
  addresses: Array<string>;
  fixed: boolean;
}

export interface QrCode {
  size: number;
  path: string;
}

export interface Join {
  name?: string;
  seat?: number | null;
}

export interface Joined {
  table: string;
  seat: number | null;
}

export interface Mine {
  table: string;
  game: string;
  phase: string;
  my_turn: boolean;
  names: Array<string>;
  updated: number;
  levels?: Array<string>;
}

export interface Frame {
  step: number;
  row: string;
  text: string;
  effects: Array<number>;
  at: number;
  scores: Array<number>;
}

export interface Replay {
  about: About;
  seats: Array<SeatPicture>;
  frames: Array<Frame>;
  names: Record<string, Record<number, string>>;
  outcome: Outcome | null;
  eyes: string;
}

export interface Attempt {
  game: string;
  seats: number;
  options?: Record<string, string | number | boolean>;
  position?: string | null;
  event?: string | null;
  moves?: Record<string, string> | null;
  eyes?: number | "all" | "spectator";
}

export interface Offered {
  words: Array<string>;
  previews: Array<number>;
}

export interface Tried {
  text: string;
  row: string;
  names: Record<string, Record<number, string>>;
  acting: Array<number>;
  choices: Record<string, Offered>;
  odds: Record<string, number>;
  scores: Array<number>;
  outcome: Outcome | null;
  effects: Array<number>;
}

export interface NoticeAt {
  kind: "ntfy" | "webhook";
  address?: string | null;
}

export interface RefusalBody {
  refusal: string;
  rule?: string | null;
  said?: Message | null;
}
