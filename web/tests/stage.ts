// A stage on which nothing takes time: for tests of what a board performs.

import type { Stage } from '../src/board/board';

/** A stage that writes down what is heard and said, and when the view after the step is shown. */
export function quickStage(commit: () => void = () => {}): Stage & { heard: string[] } {
  const heard: string[] = [];
  let committed = false;
  return {
    heard,
    pace: 1,
    still: true,
    skipping: false,
    commit: async () => {
      if (committed) return;
      committed = true;
      heard.push('commit');
      commit();
    },
    animate: async () => {},
    wait: async () => {},
    tapOn: async () => void heard.push('tap on'),
    go: () => {},
    sound: (noise) => void heard.push(typeof noise === 'string' ? noise : 'own sound'),
    say: (text) => void heard.push(`"${text}"`),
  };
}
