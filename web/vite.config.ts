import { readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.QUARTETT_SERVER ?? 'http://127.0.0.1:8000';

/** Tells the service worker which files this build has, so that it can keep them for offline. */
function listFiles(): Plugin {
  return {
    name: 'list-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith('.html'));
      const files = [...built, ...readdirSync('public').filter((name) => name !== 'sw.js')];
      this.emitFile({
        type: 'asset',
        fileName: 'files.json',
        source: JSON.stringify(files.map((name) => `/${name}`).sort()),
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), listFiles()],
  build: {
    outDir: '../src/quartett/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    modulePreload: { polyfill: false }, // would be an inline script
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every table needs travels in one piece: small pieces pack badly.
          groups: [
            {
              name: 'table',
              test: /src\/(art\/(Body|Face|Friend)\.|art\/symbols|boards\/(board\.css|Line|motion|pointer|turn)|parts\/(Log|Notices|Pick|Seats|Sheet|Switch)|screens\/(Lobby|Play|TableScreen)|boards\.ts|fair\.|hotseat|link\.|people|sound|table\.)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the games' catalogues lie beside their rules
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true } },
  },
});
