// Keeps the page for a journey without network: the shell and its parts, the games' descriptions,
// and past games that were watched once. Everything else is always asked from the server.

const SHELL = 'shell';
const PAST = 'past';
const kept = (path) =>
  path === '/api/games' || path === '/api/mine' || /^\/api\/tables\/[^/]+\/(replay|receipt|record)$/.test(path);

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(SHELL);
      const files = await (await fetch('/files.json', { cache: 'no-store' })).json();
      await cache.addAll(['/', ...files]);
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
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, SHELL, '/'));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
  else if (kept(pathname)) event.respondWith(fromNetwork(request, PAST, request.url));
});

/** Names of built files change with their content, so a kept one is always right. */
async function fromCache(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function fromNetwork(request, name, key) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(key);
    if (found) return found;
    throw error;
  }
}
