import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true, // also for components without any: else the older way travels too
    discloseVersion: false,
  },
};
