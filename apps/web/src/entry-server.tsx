import type { PageRequest, RenderedPage, RenderPage } from '@pomona/contract/rendering';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { App, type AppParts } from '#app/app.tsx';
import { documentOf } from '#app/document.ts';
import { headOf } from '#app/page-head.ts';
import { createQueryClient } from '#app/query-client.ts';
import { createPageRouter } from '#app/router.tsx';
import { type Api, createApi } from '#platform/api.ts';
import { createLanguageStore } from '#platform/language.ts';
import { type Session, unknownSession } from '#platform/session.ts';

/** Draws one page for a visitor; the browser takes it over from there. */
export const renderPage: RenderPage = async (request) => {
  const parts = createServerApp(request);
  await parts.router.load();
  const { language, messages } = parts.services.languages.speech();
  const head = headOf(parts.router, {
    queryClient: parts.queryClient,
    translate: createTranslator({ locale: language, messages }),
    origin: request.origin,
  });
  const html = documentOf({
    head,
    language,
    origin: request.origin,
    nonce: request.nonce,
    path: parts.router.state.location.pathname,
    ...pageOf(parts),
    body: renderToString(<App {...parts} />),
    queries: dehydrate(parts.queryClient),
  });
  return { status: statusOf(parts, head.status), html } satisfies RenderedPage;
};

/** The not-found page has no file of its own. */
function pageOf({ router }: AppParts) {
  const { page, texts = [] } = router.state.matches.at(-1)?.staticData ?? {};
  return { page, texts };
}

/** A page whose data could not be had is still drawn, and the browser asks again; but it is no 200. */
function statusOf({ queryClient }: AppParts, status = 200): number {
  const queries = queryClient.getQueryCache().getAll();
  return queries.some((query) => query.state.status === 'error') ? 503 : status;
}

function createServerApp(request: PageRequest): AppParts {
  const api = serverApi(request);
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [request.url] });
  const languages = createLanguageStore(request.language);
  const router = createPageRouter(history, { queryClient, api, languages });
  return { services: { api, session: nobody, languages }, queryClient, router };
}

/** Our own answers need no checking. */
function serverApi(request: PageRequest): Api {
  const api = createApi(({ address }) => request.read(address));
  return { ...api, call: api.callUnchecked };
}

/** On the server nobody is known: pages are drawn for visitors, and what a member sees comes in the browser. */
const nobody: Session = {
  state: () => unknownSession,
  token: () => null,
  subscribe: () => () => {},
  start: () => () => {},
  accept() {},
  async signOut() {},
  reject() {},
  updateUser() {},
};
