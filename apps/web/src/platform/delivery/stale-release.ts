import { markFailure } from '#platform/delivery/mark-failure.ts';

const storageKey = 'pomona.reloaded';

/**
 * After a new release the scripts of the old one are gone: the page is reloaded, once for a release. Where that would
 * lose what somebody typed, or did not help, the notice offers it instead.
 */
export function reloadWhenStale(
  release = import.meta.url,
  reload = () => location.reload(),
): () => void {
  const onFailure = () => void reloadOnce(release, reload);
  addEventListener('vite:preloadError', onFailure);
  return () => removeEventListener('vite:preloadError', onFailure);
}

async function reloadOnce(release: string, reload: () => void): Promise<void> {
  if ((await releaseOnServer(release)) !== 'newer') return;
  if (isAnythingTyped() || !isFirstReload(release)) markFailure('lost');
  else reload();
}

/** Whether the server still has the first script of this page. */
export async function releaseOnServer(
  address: string = import.meta.url,
): Promise<'same' | 'newer' | 'unknown'> {
  const request = { method: 'HEAD', cache: 'no-store' } as const;
  const answer = await fetch(address, request).catch(() => undefined);
  if (answer?.status === 404) return 'newer';
  return answer?.ok ? 'same' : 'unknown';
}

const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden])';

function isAnythingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields);
  return [...fields].some(({ value }) => value !== '');
}

function isFirstReload(release: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === release) return false;
    sessionStorage.setItem(storageKey, release);
    return true;
  } catch {
    return false;
  }
}
