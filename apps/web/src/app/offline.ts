import { user as userSchema } from '@pomona/contract/accounts';
import { storageKeys } from '@pomona/contract/constants';
import type { QueryClient } from '@tanstack/react-query';
import { browserIdle } from '#platform/delivery/browser-idle.ts';
import {
  followConnection,
  isServerReached,
  subscribeToConnection,
} from '#platform/offline/reading/connection.ts';
import type { Session } from '#platform/session/session.ts';
import { readStored } from '#platform/storage/storage.ts';

const storage = () => import('#platform/offline/reading/stored-answers.ts');
const userHash = 'user';
/** Where the worker stores pictures of recipes. */
const pictures = 'pictures';

/** Reads in the name of the member who used this browser last, before anybody can check it. */
export async function readStoredAnswer(hash: string) {
  const owner = readStored(storageKeys.token) === null ? '' : readStored(storageKeys.member);
  return owner === null ? undefined : (await storage()).readAnswer(owner, hash);
}

export async function lastUser() {
  const answer = await readStoredAnswer(userHash);
  return userSchema.safeParse(answer?.data).data;
}

interface Parts {
  queryClient: QueryClient;
  session: Session;
}

/** Stores what is shown for a start without a network, and brings it up to date when the server is back. */
export function startOffline(parts: Parts): void {
  followConnection();
  subscribeToConnection(() => {
    if (isServerReached()) void parts.queryClient.invalidateQueries();
  });
  void browserIdle().then(() => storeWhatIsShown(parts));
}

async function storeWhatIsShown({ queryClient, session }: Parts): Promise<void> {
  const { storeShownQueries } = await import('#platform/offline/reading/store-shown-queries.ts');
  const owner = () => ownerIn(session);
  let last: string | undefined;
  const follow = () => {
    void storeUser(session);
    if (owner() === undefined || owner() === last) return;
    last = owner();
    void forgetOthers(last ?? '');
  };
  follow();
  session.subscribe(follow);
  storeShownQueries(queryClient, owner);
}

function ownerIn(session: Session): string | undefined {
  const state = session.state();
  if (state.status === 'checking') return undefined;
  return state.status === 'signed-in' ? state.user.id : '';
}

async function storeUser(session: Session): Promise<void> {
  const state = session.state();
  if (state.status !== 'signed-in') return;
  const now = Date.now();
  const answer = { hash: userHash, group: userHash, data: state.user, updatedAt: now, usedAt: now };
  await (await storage()).storeAnswer({ ...answer, owner: state.user.id }, 1);
}

/** What one member read is gone before the next one sits down. */
async function forgetOthers(owner: string): Promise<void> {
  const { keepAnswersOf } = await storage();
  const wereOthers = await keepAnswersOf(owner);
  if (wereOthers && 'caches' in globalThis) await caches.delete(pictures);
}
