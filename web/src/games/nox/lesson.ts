import type { Task } from '../../engine/lessons';

const tasks: Task[] = [
  { scene: 'begin', wanted: />0$/ },
  { scene: 'change', wanted: /^14>0:5$/ },
  { scene: 'merge', wanted: /^14>0:/ },
  { scene: 'colours', wanted: /^15>0$/ },
  { scene: 'others', wanted: /^(2>1:14|1>1:15|3>1:13)$/ },
  { scene: 'six', wanted: />0$/ },
];
export default tasks;
