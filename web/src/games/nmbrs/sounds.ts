import { bell, paper, run, type Sound } from '../../shell/sound';

/** A card changes places with a joker. */
export const SWAP: Sound = run(paper, 0.12, [3400, 2600], 0.12);
/** A row counts twice. */
export const DOUBLE: Sound = run(bell, 0.07, [784, 1047, 1319], 0.1);
