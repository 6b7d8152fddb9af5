import type { Workbox as WorkboxWindow } from 'workbox-window';
import { releaseOnServer } from '#platform/delivery/stale-release.ts';
import type { LanguageStore } from '#platform/language/language.ts';
import { offerVersion } from './new-version.ts';
import { storeShownFiles, storeTexts } from './store-files.ts';

type ScriptAddress = ConstructorParameters<typeof WorkboxWindow>[0];

declare global {
  interface Window {
    /** Not in every browser, and not in the types of the DOM. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(): string },
      ): { createScriptURL(input: string): ScriptAddress };
    };
  }
}

const address = '/service-worker.js';
const timeBetweenLooks = 3_600_000;
const maxTakeover = 3000;

/** Installs the worker (`worker/service-worker.ts`), and looks for a newer one while the page stays open. */
export async function registerWorker(languages: LanguageStore): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(trustedAddress());
  worker.addEventListener('waiting', () => void takeOver(worker));
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (!isUpdate) storeShownFiles();
  });
  const registration = await worker.register({ immediate: true }).catch(() => undefined);
  if (registration === undefined) return;
  setInterval(() => void worker.update().catch(() => undefined), timeBetweenLooks);
  await worker.controlling;
  void storeTexts(languages.state().language);
  languages.subscribe(() => void storeTexts(languages.state().language));
}

/** The policy admits a worker's address from here alone; whatever comes in, this one goes out. */
function trustedAddress(): ScriptAddress {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

/** A page that is of the new release already, since the server rendered it, needs no reload. */
async function takeOver(worker: WorkboxWindow): Promise<void> {
  const release = await releaseOnServer();
  if (release === 'same') worker.messageSkipWaiting();
  if (release === 'newer') offerVersion(() => reloadWith(worker));
}

function reloadWith(worker: WorkboxWindow): void {
  worker.addEventListener('controlling', () => location.reload());
  // Another tab may have let it take over before.
  setTimeout(() => location.reload(), maxTakeover);
  worker.messageSkipWaiting();
}
