import { user as userSchema } from '@pomona/contract/accounts';
import { storageKeys } from '@pomona/contract/constants';
import { browserIdle } from '#platform/delivery/browser-idle.ts';
import { waitOrOnline } from '#platform/delivery/retrying-import.ts';
import {
  followConnection,
  isServerReached,
  subscribeToConnection,
} from '#platform/offline/reading/connection.ts';
import { readStored } from '#platform/storage/storage.ts';
import type { AppParts } from './app.tsx';

/** Visitors who only look in fetch nothing for later. */
const stayMilliseconds = 5000;

/** Reads in the name of the member who used this browser last, before anybody can check it. */
export async function readStoredAnswer(hash: string) {
  const owner = readStored(storageKeys.token) === null ? '' : readStored(storageKeys.member);
  if (owner === null) return undefined;
  // Without the script there is no stored answer: the query fails with its network error.
  const script = await import('#platform/offline/reading/stored-answers.ts').catch(() => null);
  return script?.readAnswer(owner, hash);
}

export async function lastUser() {
  const answer = await readStoredAnswer('user');
  return userSchema.safeParse(answer?.data).data;
}

/** Prepares a start without a network, and brings the page up to date when the server is back. */
export async function startOffline(parts: AppParts): Promise<void> {
  followConnection();
  subscribeToConnection(() => {
    if (isServerReached()) void parts.queryClient.invalidateQueries();
  });
  await browserIdle();
  await waitOrOnline(stayMilliseconds);
  try {
    const { prepareOffline } = await import('./prepare-offline.ts');
    await prepareOffline(parts);
  } catch (error) {
    // The next page tries again.
    console.warn(error);
  }
}
