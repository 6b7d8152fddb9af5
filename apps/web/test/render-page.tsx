import { storageKeys } from '@pomona/contract/constants';
import type { Language } from '@pomona/contract/languages';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, vi } from 'vitest';
import { App, type AppParts } from '#app/app.tsx';
import { createBrowserApp } from '#app/create-browser-app.ts';
import { announceEnd } from '#app/session-notices.ts';
import { dismissToast } from '#ui/feedback/toast-message.ts';
import { type Answers, createFakeApi } from './fake-api.ts';
import { FakeSocket } from './fake-socket.ts';

interface Circumstances {
  readonly answers?: Answers;
  readonly language?: Language;
  /** A token that the browser remembers from last time. */
  readonly token?: string;
  /** Leaves the session as the server draws it: nobody has looked yet. */
  readonly beforeStart?: boolean;
}

let stop: (() => void) | undefined;
let storage = new IDBFactory();

afterEach(() => {
  stop?.();
  stop = undefined;
  cleanup();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
  storage = new IDBFactory();
  FakeSocket.opened.length = 0;
  document.documentElement.removeAttribute('class');
  delete document.documentElement.dataset.session;
  vi.unstubAllGlobals();
});

/** Opens a page in a browser whose server answers from the contract. */
export async function renderPage(path: string, circumstances: Circumstances = {}) {
  const { answers, language = 'en', token, beforeStart = false } = circumstances;
  const api = createFakeApi(answers);
  vi.stubGlobal('fetch', api.fetch);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('indexedDB', storage);
  if (token !== undefined) localStorage.setItem(storageKeys.token, token);
  window.history.replaceState(null, '', path);
  const parts: AppParts = createBrowserApp({
    language,
    queries: undefined,
    onSessionEnded: (reason) => announceEnd(reason, parts.services.languages.state()),
  });
  await parts.router.load();
  const view = render(<App {...parts} />);
  if (!beforeStart) stop = startServices(parts);
  const end = stop;
  return {
    ...{ ...view, ...parts, requests: api.requests, person: userEvent.setup() },
    /** The app is closed, and sends nothing any more. */
    close() {
      end?.();
      view.unmount();
    },
  };
}

/** As main.tsx does. */
function startServices({ services: { session, changes } }: AppParts): () => void {
  const stops = [changes.start(), session.start()];
  return () => {
    for (const end of stops) end();
  };
}
