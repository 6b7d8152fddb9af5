import { text } from 'node:stream/consumers';
import type { PageRequest, RenderedPage, RenderPage } from '@pomona/contract/rendering';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { createTranslator } from 'use-intl/core';
import { type Api, createApi } from '#platform/api/api.ts';
import { createLanguageStore } from '#platform/language/language.ts';
import { noQueue } from '#platform/offline/changes/no-queue.ts';
import { setRefusedForm } from '#platform/refused-form.ts';
import { type Session, unknownSession } from '#platform/session/session.ts';
import { App, type AppParts } from './app.tsx';
import type { PageAssets } from './assets.ts';
import { documentOf, shellDocumentOf } from './document.ts';
import { failureNotice } from './failure-notice.ts';
import { headOf } from './page-head.ts';
import { shellPath } from './paths.ts';
import { createQueryClient } from './query-client.ts';
import { createPageRouter } from './router.tsx';
import { languageSearch } from './search.ts';

/** Creates the function that renders one page for a visitor; the browser hydrates it. */
export function pageRenderer(assetsOf: (page: string | undefined) => PageAssets): RenderPage {
  return async (request) => {
    if (isShell(request)) return renderShell(request, assetsOf(undefined));
    const parts = createServerApp(request);
    const location = canonicalAddress(parts.router);
    if (location !== undefined) return { status: 308, html: '', location };
    if (request.form) setRefusedForm(parts.queryClient, request.form);
    await parts.router.load();
    await parts.services.languages.need(['errors']);
    const { language, messages } = parts.services.languages.state();
    const { queryClient, router } = parts;
    const translate = createTranslator({ locale: language, messages });
    const head = headOf(router, { queryClient, translate, origin: request.origin });
    const { body, hasFailed } = await renderApp(parts);
    const html = documentOf({
      head,
      language,
      messages,
      origin: request.origin,
      nonce: request.nonce,
      path: router.state.location.pathname,
      assets: assetsOf(router.state.matches.at(-1)?.staticData.page),
      body,
      notice: failureNotice(translate),
      queries: dehydrate(queryClient),
    });
    return {
      // A section that throws leaves the page what it is; a page without its heading is none.
      status: hasFailed && !body.includes('<h1') ? 500 : statusOf(parts, head.status),
      html,
      isUnlisted: head.isUnlisted === true,
      isCacheable: !hasFailed && head.isPrivate !== true && hasKnownSearch(router),
    };
  };
}

const isShell = ({ url }: PageRequest) => url === shellPath || url.startsWith(`${shellPath}?`);

async function renderShell(
  { url, nonce, language }: PageRequest,
  assets: PageAssets,
): Promise<RenderedPage> {
  const languages = createLanguageStore(language);
  await languages.need(['errors']);
  const translate = createTranslator({ locale: language, messages: languages.state().messages });
  const html = shellDocumentOf({ language, nonce, assets, notice: failureNotice(translate) });
  return { status: 200, html, isCacheable: url === shellPath };
}

/** The whole page: parts with a script of their own are waited for. */
async function renderApp(parts: AppParts): Promise<{ body: string; hasFailed: boolean }> {
  let hasFailed = false;
  const { prelude } = await prerenderToNodeStream(<App {...parts} />, {
    // Larger parts would come last, behind an inline script that the security policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      hasFailed = true;
      console.error(error);
    },
  });
  return { body: await text(prelude), hasFailed };
}

/** The router knows one spelling of each address and renders nothing for the others. */
function canonicalAddress(router: AppParts['router']): string | undefined {
  router.updateLatestLocation();
  const location = router.latestLocation;
  const { pathname, publicHref } = location;
  const search = router.matchRoutes(location).at(-1)?.search ?? {};
  const canonical = router.buildLocation({ to: pathname, search, hash: true });
  if (canonical.publicHref === publicHref) return undefined;
  // Only a path of this site is redirected to.
  return /^\/(?![/\\])/.test(canonical.publicHref) ? canonical.publicHref : '/';
}

/** Whether the page reads everything behind the question mark of its address. */
function hasKnownSearch({ state, routesById }: AppParts['router']): boolean {
  const { search } = state.location;
  const match = state.matches.at(-1);
  const validate = match && routesById[match.routeId].options.validateSearch;
  const known = {
    ...languageSearch(search),
    ...(typeof validate === 'function' && validate(search)),
  };
  return Object.keys(search).every((name) => name in known);
}

/** A page without its data is still rendered, and the browser requests the data again; but it is no 200. */
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
  return { services: { api, session: nobody, languages, changes: noQueue }, queryClient, router };
}

/** Replies of the same process need no checking. */
function serverApi(request: PageRequest): Api {
  const api = createApi(({ address }) => request.read(address));
  return { ...api, call: api.callUnchecked };
}

/** Pages are rendered for visitors; what a member sees comes in the browser. */
const nobody: Session = {
  state: () => unknownSession,
  token: () => null,
  subscribe: () => () => {},
  start: () => () => {},
  accept() {},
  async signOut() {},
  leave() {},
  reject() {},
  updateUser() {},
};
