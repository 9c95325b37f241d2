import { readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { catalogues } from './catalogues.ts';

const server = process.env.QUARTETT_SERVER ?? 'http://127.0.0.1:8420';

/** Tells the service worker which files this build has, so that it can keep them for offline. */
function listFiles(): Plugin {
  return {
    name: 'list-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post', // the page leaves out an entry that only brings another file
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((name) => !name.endsWith('.html'));
        const files = [...built, ...readdirSync('public').filter((name) => name !== 'sw.js')];
        this.emitFile({
          type: 'asset',
          fileName: 'files.json',
          source: JSON.stringify(files.map((name) => `/${name}`).sort()),
        });
      },
    },
  };
}

/** The page's first script only begins things; what it brings next is named in the page as well, so
 * that a browser asks for everything at once. */
function nameTheStart(): Plugin {
  return {
    name: 'name-the-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = new Set<string>();
        const follow = (name: string) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || files.has(name)) return;
          files.add(name);
          chunk.viteMetadata?.importedCss.forEach((css) => files.add(css));
          chunk.imports.forEach(follow);
        };
        for (const [name, chunk] of Object.entries(bundle))
          if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith('/src/shell/start.ts'))) follow(name);
        return [...files]
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: name.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href: `/${name}` },
            injectTo: 'head',
          }));
      },
    },
  };
}

const HYDRATION = [
  'set_hydrating',
  'set_hydrate_node',
  'hydrate_next',
  'reset',
  'hydrate_template',
  'next',
  'skip_nodes',
  'read_hydration_instruction',
]
  .map((name) => `/* @__NO_SIDE_EFFECTS__ */ export function ${name}() {}`)
  .concat('export const hydrating = false, hydrate_node = null;')
  .join('\n');

/** Leaves out what Svelte brings for others. The page is drawn by the browser alone: the code for taking
 * over a page that a server has drawn, and the calls to it from every component, need not travel. Nor
 * need a list that nobody reads, if the bundler is told that making it does nothing else. */
function slimSvelte(): Plugin {
  return {
    name: 'slim-svelte',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { treeshake: { manualPureFunctions: ['$.reset', '$.next'] } } } }),
    transform: {
      filter: { id: /svelte\/src\/(internal\/client\/dom\/hydration|utils)\.js$/ },
      handler: (code, id) =>
        id.endsWith('hydration.js')
          ? { code: HYDRATION, map: { mappings: '' } }
          : code.replace(
              /\[\s*\.\.\.DOM_BOOLEAN_ATTRIBUTES,([^\]]*)\]/,
              '/* @__PURE__ */ DOM_BOOLEAN_ATTRIBUTES.concat([$1])',
            ),
    },
  };
}

/** What runs before a file is brought: what it needs is asked for at the same time, and its styles are
 * waited for. Whatever failed is asked for again the next time. */
const PRELOAD = `
const asked = {};
const ask = (file) => {
  const [css, href] = [file.endsWith('.css'), '/' + file];
  if (document.querySelector('link[href="' + href + '"]')) return;
  const rel = css ? 'stylesheet' : 'modulepreload';
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
  document.head.append(link);
  return css && new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      delete asked[file];
      link.remove();
      fail(Error('expected ' + href));
    };
  });
};
export const __vitePreload = (load, files = []) => Promise.all(files.map((file) => (asked[file] ??= ask(file)))).then(load);
`;

/** Puts it in the place of Vite's own, which also serves browsers that are older than this page. */
function slimPreload(): Plugin {
  return {
    name: 'slim-preload',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => ({ code: PRELOAD, map: { mappings: '' } }),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), catalogues(), slimSvelte(), slimPreload(), listFiles(), nameTheStart()],
  build: {
    outDir: '../src/quartett/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    modulePreload: {
      polyfill: false, // would be an inline script
      // What a file needs is asked for together with it, except itself and what every page has.
      resolveDependencies: (file, needed) => needed.filter((one) => one !== file && !/\/(preconnect|table)-/.test(one)),
    },
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every table needs travels in one piece: small pieces pack badly.
          groups: [
            {
              name: 'preconnect',
              test: /preload-helper|src\/(main|games\/\w+\/theme\.css|shell\/(preconnect|preferences|hotseat)|board\/games|texts\/catalogues|engine\/(link|schemas|wire))\.ts/,
              priority: 1,
            },
            {
              name: 'table',
              test: /src\/(shell\/(App|start|sound)|art\/(Body|Face|Friend)\.|art\/(symbols|CardBack)|board\/(?!games|RoundPaper)|parts\/(Pick|qr|Switch|lobby\/(?!ChangeSeat|Gathering|gathering|OtherGame)|table\/(alerts|Bar|Notices\.|Seats|Tools|turn))|screens\/(Lobby|Play|TableScreen)|(parts|board|art)\/.*type=style|fairness\/fair\.|texts\/people|engine\/table)/,
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
