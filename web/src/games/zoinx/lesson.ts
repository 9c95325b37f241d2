import type { Task } from '../../engine/lessons';

const TWOS = ['dots 2', 'dots 2', 'dots 2', 'dots 2', 'dots 2'];

const tasks: Task[] = [
  { scene: 'bet', wanted: () => true, others: { 1: 'bet zoinx' }, then: TWOS },
  { scene: 'reached', wanted: /^roll$/, then: ['dots 1'] },
  { scene: 'beyond', wanted: /^stop$/ },
  { scene: 'bet on another', wanted: () => true, others: { 1: 'bet 6' }, then: ['dots 2', 'dots 0'] },
  { scene: 'late', wanted: /^bet (4|6|8|10)$/, others: { 1: 'bet 2' }, then: TWOS },
];
export default tasks;
