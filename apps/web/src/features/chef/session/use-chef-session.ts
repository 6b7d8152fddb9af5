import type { User } from '@pomona/contract/accounts';
import { useState } from 'react';
import { type RequestDraft, startOf } from '../request/request-draft.ts';
import {
  type ChefSession,
  maxResults,
  type Result,
  storedSession,
  storeSession,
} from './stored-session.ts';

/** The form and the last recipes of this member, which outlive a reload of the tab. */
export function useChefSession(user: User) {
  const [session, setSession] = useState<ChefSession>(
    () =>
      storedSession(user.id) ?? {
        ...{ memberId: user.id, draft: startOf(user) },
        ...{ results: [], shownId: null },
      },
  );

  function change(next: (now: ChefSession) => Partial<ChefSession>): void {
    setSession((now) => {
      const changed = { ...now, ...next(now) };
      storeSession(changed);
      return changed;
    });
  }

  return {
    draft: session.draft,
    results: session.results,
    shown: session.results.find(({ id }) => id === session.shownId) ?? null,
    fill: (draft: Partial<RequestDraft>) =>
      change((now) => ({ draft: { ...now.draft, ...draft } })),
    show: (shownId: string | null) => change(() => ({ shownId })),
    add: (added: Result) =>
      change(({ results }) => ({
        results: [added, ...results].slice(0, maxResults),
        shownId: added.id,
      })),
    /** What the member did with it. */
    mark: (id: string, mark: Partial<Pick<Result, 'savedAs' | 'isListed'>>) =>
      change(({ results }) => ({
        results: results.map((one) => (one.id === id ? { ...one, ...mark } : one)),
      })),
  };
}
