import { word, type Task } from '../../engine/lessons';

const tasks: Task[] = [
  { scene: 'begin', wanted: word(/>0$/) },
  { scene: 'change', wanted: word(/^14>0:5$/) },
  { scene: 'merge', wanted: word(/^14>0:/) },
  { scene: 'colours', wanted: word(/^15>0$/) },
  { scene: 'others', wanted: word(/^(2>1:14|1>1:15|3>1:13)$/) },
  { scene: 'six', wanted: word(/>0$/) },
];
export default tasks;
