import { word, type Task } from '../../engine/lessons';

const tasks: Task[] = [
  { scene: 'lay', wanted: word(/^lay 10-20-30$/) },
  { scene: 'double', wanted: word(/^lay 10-15-20$/) },
  { scene: 'grow', wanted: word(/^grow /) },
  { scene: 'cross', wanted: word(/^cross /) },
  { scene: 'joker', wanted: word(/^joker-red as 20$/) },
  { scene: 'discard', wanted: word(/^discard /) },
];
export default tasks;
