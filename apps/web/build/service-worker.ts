import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { shellBootScript, shellPath } from '../src/app/paths.ts';
import { type BuildManifest, offlineFiles } from './offline-files.ts';

interface StoredFile {
  url: string;
  revision: string | null;
  size: number;
}

const fileOf = (path: string) => new URL(`../${path}`, import.meta.url);
const buildManifest = fileOf('dist/client/.vite/manifest.json');

/** Builds `worker/service-worker.ts` with the list of the files that it stores when it is installed. */
export async function serviceWorker() {
  // It brings all of Workbox's tools, which tests and the server of the development do without.
  const { VitePWA } = await import('vite-plugin-pwa');
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'service-worker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['assets/*.{js,css,woff2}', 'favicon.svg', 'fallback-dish.svg', 'flags.svg'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [withoutTheRest],
    },
  });
}

function withoutTheRest(entries: StoredFile[]) {
  const needed = offlineFiles(JSON.parse(readFileSync(buildManifest, 'utf8')) as BuildManifest);
  const files = entries.filter(({ url }) => !url.startsWith('assets/') || needed.has(url));
  return { manifest: [...files, ...shellFiles()], warnings: [] };
}

/** The shell changes with the files that it names and with the code that writes it. */
function shellFiles(): StoredFile[] {
  const hash = createHash('sha256').update(readFileSync(buildManifest));
  for (const path of ['src/app/document.ts', 'public/boot.js'])
    hash.update(readFileSync(fileOf(path)));
  const revision = hash.digest('hex').slice(0, 16);
  return [shellPath, shellBootScript].map((url) => ({ url, revision, size: 0 }));
}
