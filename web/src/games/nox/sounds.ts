import { bell, paper, wood, type Sound } from '../../shell/sound';

/** A card covers another. */
export const COVER: Sound = [
  [paper, 0, 2600, 0.12],
  [wood, 0.09, 120, 0.2],
];
/** Stacks become one. */
export const MERGE: Sound = [
  [paper, 0, 2200, 0.16],
  [wood, 0.1, 130, 0.2],
  [bell, 0.14, 523, 0.09],
];
