import type { Task } from '../../engine/lessons';

const tasks: Task[] = [
  { scene: 'lay', wanted: /^lay 10-20-30$/ },
  { scene: 'double', wanted: /^lay 10-15-20$/ },
  { scene: 'grow', wanted: /^grow / },
  { scene: 'cross', wanted: /^cross / },
  { scene: 'joker', wanted: /^joker-red as 20$/ },
  { scene: 'discard', wanted: /^discard / },
];
export default tasks;
