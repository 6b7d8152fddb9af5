import type { PageRequest, RenderPage } from '@pomona/contract/rendering';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { type Api, createApi } from '#platform/api.ts';
import { createLanguageStore } from '#platform/language.ts';
import { setRefusedForm } from '#platform/refused-form.ts';
import { type Session, unknownSession } from '#platform/session.ts';
import { App, type AppParts } from './app.tsx';
import type { DrawnPage, PageAssets } from './assets.ts';
import { documentOf } from './document.ts';
import { headOf } from './page-head.ts';
import { createQueryClient } from './query-client.ts';
import { createPageRouter } from './router.tsx';
import { troubleNotice } from './trouble-notice.ts';

/** What React leaves where a component threw: the browser draws that part anew. */
const failureMark = '<!--$!-->';

/** Makes what draws one page for a visitor; the browser takes it over from there. */
export function pageRenderer(assetsOf: (drawn: DrawnPage) => PageAssets): RenderPage {
  return async (request) => {
    const parts = createServerApp(request);
    if (request.form) setRefusedForm(parts.queryClient, request.form);
    await parts.router.load();
    const location = betterSpelling(parts.router);
    if (location !== undefined) return { status: 308, html: '', location };
    await parts.services.languages.need(['trouble']);
    const { language, messages } = parts.services.languages.speech();
    const { queryClient, router } = parts;
    const translate = createTranslator({ locale: language, messages });
    const head = headOf(router, { queryClient, translate, origin: request.origin });
    const body = renderToString(<App {...parts} />);
    const html = documentOf({
      head,
      language,
      origin: request.origin,
      nonce: request.nonce,
      path: router.state.location.pathname,
      assets: assetsOf({ ...pageOf(parts), language }),
      body,
      notice: troubleNotice(translate),
      queries: dehydrate(queryClient),
    });
    const isCacheable = head.isPrivate !== true && hasKnownSearch(router);
    return {
      status: body.includes(failureMark) ? 500 : statusOf(parts, head.status),
      html,
      isCacheable,
    };
  };
}

/** The router knows one spelling of each address, and draws nothing for the others. Only a path of this site is led to. */
function betterSpelling(router: AppParts['router']): string | undefined {
  const result = router._serverResult;
  if (result?.type !== 'redirect') return undefined;
  const location = result.redirect.headers.get('location') ?? '/';
  return /^\/(?![/\\])/.test(location) ? location : '/';
}

/** Whether the page reads everything behind the question mark of its address. */
function hasKnownSearch({ state, routesById }: AppParts['router']): boolean {
  const { search } = state.location;
  const match = state.matches.at(-1);
  const validate = match && routesById[match.routeId].options.validateSearch;
  const known = typeof validate === 'function' ? validate(search) : {};
  return Object.keys(search).every((name) => name in known);
}

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
