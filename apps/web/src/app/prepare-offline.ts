import { storeShownQueries } from '#platform/offline/reading/store-shown-queries.ts';
import { keepAnswersOf, storeAnswer } from '#platform/offline/reading/stored-answers.ts';
import { registerWorker } from '#platform/offline/worker/register-worker.ts';
import type { Session } from '#platform/session/session.ts';
import type { AppParts } from './app.tsx';

/** Where the worker stores pictures of recipes. */
const pictures = 'pictures';

/** Stores what is shown from now on, and installs the worker. */
export async function prepareOffline({ queryClient, services }: AppParts): Promise<void> {
  const { session, languages } = services;
  followMember(session);
  storeShownQueries(queryClient, () => ownerIn(session));
  if (import.meta.env.PROD) await registerWorker(languages);
}

function followMember(session: Session): void {
  let last: string | undefined;
  const follow = () => {
    void storeUser(session);
    const owner = ownerIn(session);
    if (owner === undefined || owner === last) return;
    last = owner;
    void forgetOthers(owner);
  };
  follow();
  session.subscribe(follow);
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
  const answer = { hash: 'user', group: 'user', data: state.user, updatedAt: now, usedAt: now };
  await storeAnswer({ ...answer, owner: state.user.id }, 1);
}

/** What one member read is gone before the next one sits down. */
async function forgetOthers(owner: string): Promise<void> {
  const wereOthers = await keepAnswersOf(owner);
  if (wereOthers && 'caches' in globalThis) await caches.delete(pictures);
}
