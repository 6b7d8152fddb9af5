/**
 * The worker of the installed app. It stores scripts, pictures and one document without content; never the pages of the
 * server nor answers of the API, which the page stores itself (`platform/offline/reading`).
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  cleanupOutdatedCaches,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { shellPath } from '../src/app/paths.ts';
import { isFromGateway, isImmutable, isPicturePath } from './rules.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | PrecacheEntry)[];
};

const days60 = 60 * 86_400;
const secondsUntilShell = 4;

const limited = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days60, purgeOnQuotaError: true });

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
enableNavigationPreload();
clientsClaim();

// A waiting worker takes over when somebody chooses the new version.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// A file that is downloaded may take its time.
registerRoute(new NavigationRoute(new NetworkOnly(), { allowlist: [/^\/api\//] }));

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: secondsUntilShell,
      plugins: [
        {
          async fetchDidSucceed({ response }) {
            if (isFromGateway(response)) throw new Error('The server is not there');
            return response;
          },
        },
        new PrecacheFallbackPlugin({ fallbackURL: shellPath }),
      ],
    }),
  ),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [limited(200)],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPicturePath(url.pathname),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isImmutable(response) ? response : null) },
      limited(300),
    ],
  }),
);
