import { bell, paper, run, type Sound } from '../../shell/sound';

/** A shape is drawn. */
export const PENCIL: Sound = run(paper, 0.09, [4200, 4200, 4200], 0.08, 0.09);
/** A gap is hatched. */
export const GAP: Sound = run(paper, 0.07, [1800, 1800], 0.07, 0.12);
/** A row is full. */
export const RIPPLE: Sound = run(bell, 0.06, [392, 494, 587, 784], 0.1);
