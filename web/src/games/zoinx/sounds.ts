import { bell, paper, run, wood, type Sound } from '../../shell/sound';

/** Not a single dot. */
export const ZOINX: Sound = [...run(wood, 0.11, [420, 330, 250, 180], 0.3, 0.2), [paper, 0.42, 900, 0.4, 0.16]];
/** The last round begins. */
export const LAST_ROUND: Sound = run(bell, 0.14, [659, 659, 880], 0.14);
