// Served instead of the service worker when the server has none (SERVICE_WORKER=off): it takes the place of the one
// that a browser has, and goes.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
