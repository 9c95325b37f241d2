// Positions to learn with and to try rules on.

import type { Scene } from './playground.svelte';

/** Positions by name, and the one on which each rule is tried; tests/web/scenes.py writes them. */
interface SceneFile {
  scenes: Record<string, Omit<Scene, 'game'>>;
  rules: Record<string, string>;
}

const files = import.meta.glob<SceneFile>('../games/*/scenes.json', { import: 'default' });

export async function scenesOf(game: string): Promise<SceneFile> {
  return (await files[`../games/${game}/scenes.json`]?.()) ?? { scenes: {}, rules: {} };
}
