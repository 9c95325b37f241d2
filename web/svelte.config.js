import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true, // also for components without any: else the older way travels too
    discloseVersion: false,
    // The class by which a style finds its own component is on most elements, so it is short.
    cssHash: ({ hash, css }) => `s-${hash(css).slice(0, 5)}`,
  },
};
