import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] }, // Svelte as browsers get it
    test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
  }),
);
