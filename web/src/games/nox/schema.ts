// Made by `python -m quartett.server.typescript`; do not edit.

import type { Schema } from '../../wire';

export const SCHEMA: Schema = {"game": "nox", "version": 1, "cells": 280, "unknown": -32768, "fields": [{"name": "seats", "shape": []}, {"name": "start", "shape": []}, {"name": "variant", "shape": [], "words": ["standard", "hard"]}, {"name": "end_on_empty_pile", "shape": []}, {"name": "goal", "shape": []}, {"name": "copies", "shape": [15]}, {"name": "colours", "shape": [15]}, {"name": "families", "shape": [3]}, {"name": "phase", "shape": [], "words": ["dealing", "laying", "drawing", "round-over", "over"]}, {"name": "round_number", "shape": []}, {"name": "starter", "shape": []}, {"name": "turn", "shape": []}, {"name": "kitties", "shape": [6], "per_seat": true, "bits": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]}, {"name": "laid", "shape": [6, 15], "per_seat": true, "cards": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]}, {"name": "held", "shape": [6], "per_seat": true}, {"name": "hands", "shape": [6, 15], "per_seat": true, "cards": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]}, {"name": "pile_size", "shape": []}, {"name": "pile", "shape": [15], "cards": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]}, {"name": "scores", "shape": [6], "per_seat": true}, {"name": "points", "shape": [6, 3], "per_seat": true}, {"name": "last_round", "shape": [6], "per_seat": true}], "effects": [{"kind": "round-began", "details": [{"name": "round", "kind": "number"}, {"name": "seat", "kind": "seat"}]}, {"kind": "dealt", "details": [{"name": "seat", "kind": "seat"}, {"name": "card", "kind": "word", "words": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"], "owner": "seat"}, {"name": "left", "kind": "number"}]}, {"kind": "turn-began", "details": [{"name": "seat", "kind": "seat"}]}, {"kind": "laid", "details": [{"name": "seat", "kind": "seat"}, {"name": "card", "kind": "word", "words": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]}, {"name": "before", "kind": "seat"}, {"name": "onto", "kind": "word", "words": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "none"]}, {"name": "way", "kind": "word", "words": ["expand", "change", "match"]}]}, {"kind": "merged", "details": [{"name": "seat", "kind": "seat"}, {"name": "card", "kind": "word", "words": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]}]}, {"kind": "kitty", "details": [{"name": "seat", "kind": "seat"}, {"name": "was", "kind": "number"}, {"name": "worth", "kind": "number"}, {"name": "colours", "kind": "word", "words": ["none", "only-blue", "only-green", "no-orange", "only-orange", "no-green", "no-blue", "all"]}]}, {"kind": "drew", "details": [{"name": "seat", "kind": "seat"}, {"name": "card", "kind": "word", "words": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"], "owner": "seat"}, {"name": "left", "kind": "number"}]}, {"kind": "round-ended", "details": [{"name": "why", "kind": "word", "words": ["six-stacks", "hands-empty", "pile-empty"]}, {"name": "round", "kind": "number"}]}, {"kind": "scored", "details": [{"name": "seat", "kind": "seat"}, {"name": "worth", "kind": "number"}, {"name": "colours", "kind": "word", "words": ["none", "only-blue", "only-green", "no-orange", "only-orange", "no-green", "no-blue", "all"]}, {"name": "points", "kind": "number"}, {"name": "score", "kind": "number"}]}, {"kind": "game-over", "details": []}], "refusals": [{"kind": "cards-are-dealt", "details": [], "rule": "NOX-3"}, {"kind": "not-your-turn", "details": [{"name": "seat", "kind": "seat"}], "rule": "NOX-4"}, {"kind": "draw-a-card", "details": [], "rule": "NOX-4"}, {"kind": "no-such-seat", "details": [{"name": "number", "kind": "number"}, {"name": "last", "kind": "number"}], "rule": "NOX-4"}, {"kind": "not-in-hand", "details": [{"name": "card", "kind": "word", "words": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]}], "rule": "NOX-4"}, {"kind": "not-shown", "details": [{"name": "seat", "kind": "seat"}, {"name": "onto", "kind": "word", "words": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]}], "rule": "NOX-6"}, {"kind": "same-colour-only", "details": [{"name": "card", "kind": "word", "words": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]}, {"name": "colour", "kind": "word", "words": ["blue", "green", "orange"]}, {"name": "onto", "kind": "word", "words": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]}, {"name": "other", "kind": "word", "words": ["blue", "green", "orange"]}], "rule": "NOX-6"}, {"kind": "would-merge", "details": [{"name": "seat", "kind": "seat"}, {"name": "card", "kind": "word", "words": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]}], "rule": "NOX-7"}, {"kind": "game-is-over", "details": [], "rule": "NOX-12"}]};

export interface View {
  seats: number;
  start: number;
  variant: 'standard' | 'hard';
  end_on_empty_pile: number;
  goal: number;
  copies: number[];
  colours: number[];
  families: number[];
  phase: 'dealing' | 'laying' | 'drawing' | 'round-over' | 'over';
  round_number: number;
  starter: number;
  turn: number;
  kitties: number[];
  laid: (string[] | null)[];
  held: number[];
  hands: (string[] | null)[];
  pile_size: number;
  pile: string[] | null;
  scores: number[];
  points: number[][];
  last_round: number[];
}

export type Effect =
  | { kind: 'round-began'; round: number; seat: number }
  | { kind: 'dealt'; seat: number; card: string | null; left: number }
  | { kind: 'turn-began'; seat: number }
  | { kind: 'laid'; seat: number; card: string; before: number; onto: string; way: 'expand' | 'change' | 'match' }
  | { kind: 'merged'; seat: number; card: string }
  | { kind: 'kitty'; seat: number; was: number; worth: number; colours: 'none' | 'only-blue' | 'only-green' | 'no-orange' | 'only-orange' | 'no-green' | 'no-blue' | 'all' }
  | { kind: 'drew'; seat: number; card: string | null; left: number }
  | { kind: 'round-ended'; why: 'six-stacks' | 'hands-empty' | 'pile-empty'; round: number }
  | { kind: 'scored'; seat: number; worth: number; colours: 'none' | 'only-blue' | 'only-green' | 'no-orange' | 'only-orange' | 'no-green' | 'no-blue' | 'all'; points: number; score: number }
  | { kind: 'game-over' };
