// Positions to try rules on and to learn with; tests/web/scenes.py writes them by the real rules.

import type { Scene } from './playground.svelte';

interface SceneFile {
  scenes: Record<string, Omit<Scene, 'game'>>;
  rules: Record<string, string>;
}

const files = import.meta.glob<SceneFile>('./scenes/*.json', { import: 'default' });

export async function scenesOf(game: string): Promise<SceneFile> {
  const bring = files[`./scenes/${game}.json`];
  return bring ? await bring() : { scenes: {}, rules: {} };
}
