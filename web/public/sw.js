// Keeps the page for a journey without network: the shell and its parts, the games' descriptions,
// and past games. Everything else is always asked from the server.

const SHELL = 'shell';
const PAST = 'past';
/** So many answers are kept; the oldest go first. */
const MOST_KEPT = 80;
const kept = (path) =>
  path === '/api/mine' ||
  /^\/api\/games(\/[^/]+\/(schema|texts\/[a-z]+))?$/.test(path) ||
  /^\/api\/tables\/[^/]+\/(replay|receipt|record)$/.test(path);

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(SHELL);
      const files = await (await fetch('/files.json', { cache: 'no-store' })).json();
      await cache.addAll(['/', ...files]);
      await (await caches.open(PAST)).add('/api/games');
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/assets/') && !files.includes(pathname)) await cache.delete(request);
      }
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
  else if (kept(pathname)) event.respondWith(newest(request));
});

/** Every address is the same page. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put('/', answer.clone());
    return answer;
  } catch (error) {
    return (await cache.match('/')) ?? Promise.reject(error);
  }
}

/** Names of built files change with their content, so a kept one is always right. */
async function fromCache(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The newest answer there is. */
async function newest(request) {
  const cache = await caches.open(PAST);
  const key = request.url;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.delete(key); // put again at the end: what is used stays longest
      await cache.put(key, answer.clone());
      const kept = await cache.keys();
      await Promise.all(kept.slice(0, -MOST_KEPT).map((old) => cache.delete(old)));
    }
    return answer;
  } catch (error) {
    return (await cache.match(key)) ?? Promise.reject(error);
  }
}
