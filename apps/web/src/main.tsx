import './styles/index.css';
import '#platform/delivery/zod-without-eval.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, type AppParts } from '#app/app.tsx';
import { createBrowserApp } from '#app/create-browser-app.ts';
import { startOffline } from '#app/offline.ts';
import { readPageState } from '#app/page-state.ts';
import { announceEnd } from '#app/session-notices.ts';
import { followNumberFree } from '#platform/appearance/number-free.ts';
import { retryingImport } from '#platform/delivery/retrying-import.ts';
import { reloadWhenStale } from '#platform/delivery/stale-release.ts';
import { savedLanguage, startingLanguage } from '#platform/language/language.ts';
import { followInstallPrompt } from '#platform/offline/install-prompt.ts';

declare global {
  /** Where the headless pieces look for the nonce that the policy asks of the style elements they add. */
  var __webpack_nonce__: string | undefined;
}

async function start(): Promise<void> {
  reloadWhenStale();
  globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const state = readPageState();
  const parts = createBrowserApp({
    language: state?.language ?? startingLanguage(),
    messages: state?.messages,
    queries: state?.queries,
    onSessionEnded: (reason) => announceEnd(reason, parts.services.languages.state()),
  });
  await show(parts, state !== undefined);
  parts.services.changes.start();
  parts.services.session.start();
  followSavedLanguage(parts);
  followNumberFree();
  followInstallPrompt();
  void startOffline(parts);
}

/** Takes over what the server drew, or draws from nothing (development). */
async function show(parts: AppParts, isDrawn: boolean): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root');
  await parts.router.load();
  if (isDrawn) hydrateRoot(root, <App {...parts} />);
  else createRoot(root).render(<App {...parts} />);
}

/**
 * The choice lives in the browser; a server that does not know it (cookie gone) rendered another language. An address that
 * names one is followed.
 */
function followSavedLanguage({ services: { languages }, queryClient }: AppParts): void {
  document.documentElement.lang = languages.state().language;
  if (/[?&]lang=/.test(location.search)) return;
  void retryingImport(async () => {
    // Read each time: another one may be chosen before the first can be had.
    const saved = savedLanguage();
    if (saved === null || saved === languages.state().language) return;
    await languages.choose(saved);
    // What the page came with is in the other language.
    await queryClient.invalidateQueries();
  });
}

void start();
