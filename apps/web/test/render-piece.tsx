import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { createBrowserApp } from '#app/create-browser-app.ts';
import { LanguageProvider } from '#platform/language/i18n.tsx';
import type { Feature } from '#platform/language/messages.ts';
import { ServicesProvider } from '#platform/services.tsx';
import { type Answers, createFakeApi } from './fake-api.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Draws one piece as it stands on a page, with a server that answers from the contract; `texts` are the page's own. */
export async function renderPiece(
  piece: ReactNode,
  { answers, texts = [] }: { answers?: Answers; texts?: readonly Feature[] } = {},
) {
  const api = createFakeApi(answers);
  vi.stubGlobal('fetch', api.fetch);
  const { services, queryClient, router } = createBrowserApp({
    language: 'en',
    queries: undefined,
    onSessionEnded: () => {},
  });
  await services.languages.need(texts);
  const view = render(
    <ServicesProvider services={services}>
      <LanguageProvider store={services.languages}>
        <QueryClientProvider client={queryClient}>
          <RouterContextProvider router={router}>{piece}</RouterContextProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </ServicesProvider>,
  );
  return { ...view, requests: api.requests, person: userEvent.setup() };
}
