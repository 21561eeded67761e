/** Keeps what the client is made of, so that it opens at once, and without a network too: then it says that it is alone.
 *  The game itself is at the server: nothing of the API is ever kept here but the words. */

const SHELF = 'karfunkel-1';
const PAGE = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add(PAGE)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== SHELF));
  event.waitUntil(others.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptOrNew(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api')) event.respondWith(newOrKept(request, PAGE));
  else if (pathname.startsWith('/api/words/')) event.respondWith(newOrKept(request, request));
});

/** For files whose names change with what is in them. */
async function keptOrNew(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

async function newOrKept(request, key) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shelf.match(key);
    if (kept) return kept;
    throw error;
  }
}
