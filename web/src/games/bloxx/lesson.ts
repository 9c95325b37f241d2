import { detail } from '../../engine/effects';
import type { Task } from '../../engine/lessons';

const tasks: Task[] = [
  { scene: 'first', wanted: () => true },
  { scene: 'taken', wanted: /^B / },
  {
    scene: 'second',
    wanted: (_, effects) => effects.some((effect) => effect.kind === 'circled' && detail(effect, 'number')),
  },
  {
    scene: 'gap',
    wanted: (_, effects) => !effects.some((effect) => effect.kind === 'left-gaps' && detail(effect, 'count')),
  },
  { scene: 'row', wanted: (_, effects) => effects.some(({ kind }) => kind === 'row-filled') },
];
export default tasks;
