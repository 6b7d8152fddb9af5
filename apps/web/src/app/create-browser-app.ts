import { readOwnUser, signOut } from '@pomona/contract/accounts';
import type { Language } from '@pomona/contract/languages';
import type { DehydratedState } from '@tanstack/react-query';
import { createBrowserHistory } from '@tanstack/react-router';
import { createApi } from '#platform/api/api.ts';
import { browserTransport } from '#platform/api/browser-transport.ts';
import { setNumberFree } from '#platform/appearance/number-free.ts';
import { waitOrOnline } from '#platform/delivery/retrying-import.ts';
import { createLanguageStore } from '#platform/language/language.ts';
import type { Messages } from '#platform/language/messages.ts';
import { createChangeQueue } from '#platform/offline/changes/queue.ts';
import { noteContact } from '#platform/offline/reading/connection.ts';
import { storedWhenUnreachable } from '#platform/offline/reading/stored-when-unreachable.ts';
import { createSession, type EndReason } from '#platform/session/session.ts';
import { rememberList } from '#platform/storage/last-list.ts';
import type { AppParts } from './app.tsx';
import { forgetMember } from './forget-member.ts';
import { lastUser, readStoredAnswer } from './offline.ts';
import { createQueryClient, hydrateQueries } from './query-client.ts';
import { createPageRouter } from './router.tsx';

const diarySenders = () => import('#features/wellness/changes/sender.ts');

/** Ties the interface to the browser it runs in. */
export function createBrowserApp(parts: {
  language: Language;
  messages?: Partial<Messages> | undefined;
  queries: DehydratedState | undefined;
  onSessionEnded(reason: EndReason): void;
}): AppParts {
  const languages = createLanguageStore(parts.language, { messages: parts.messages });
  const queryClient = createQueryClient(storedWhenUnreachable(readStoredAnswer));
  if (parts.queries) hydrateQueries(queryClient, parts.queries);
  const api = createApi(
    browserTransport({
      base: import.meta.env.VITE_API_BASE ?? '',
      token: () => session.token(),
      language: () => languages.state().language,
      onRejected: (token) => session.reject(token),
      onContact: noteContact,
    }),
  );
  const session = createSession({
    readUser: () => api.call(readOwnUser, {}),
    revoke: () => api.call(signOut, {}),
    onEnded: parts.onSessionEnded,
    wait: waitOrOnline,
    lastUser,
  });
  // What a member chose in another browser holds here as well; other news of the member does not repeat it.
  let known: boolean | undefined;
  session.subscribe(() => {
    const state = session.state();
    const chosen = state.status === 'signed-in' ? state.user.preferences.number_free : undefined;
    if (chosen !== undefined && chosen !== known) setNumberFree(chosen);
    known = chosen;
  });
  session.subscribe(() => {
    if (session.state().status === 'anonymous') forgetMember(queryClient);
  });
  const changes = createChangeQueue({
    openStore: async () =>
      (await import('#platform/offline/changes/stores/indexed-store.ts')).openIndexedStore(),
    senders: {
      shopping: async () =>
        (await import('#features/shopping/changes/sender.ts')).createShoppingSender({
          api,
          queryClient,
        }),
      symptoms: async () => (await diarySenders()).createSymptomSender({ api, queryClient }),
      activities: async () => (await diarySenders()).createActivitySender({ api, queryClient }),
      meals: async () => (await diarySenders()).createMealSender({ api, queryClient }),
    },
    memberId() {
      const state = session.state();
      return state.status === 'signed-in' ? state.user.id : null;
    },
    wait: waitOrOnline,
  });
  session.subscribe(() => changes.onMember());
  const router = createPageRouter(createBrowserHistory(), { queryClient, api, languages });
  router.subscribe('onRendered', rememberList);
  return { services: { api, session, languages, changes }, queryClient, router };
}
