import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { Api } from '#platform/api/api.ts';
import type { LanguageStore } from '#platform/language/language.ts';
import type { Feature } from '#platform/language/messages.ts';
import type { PageModule } from '#platform/page.ts';

export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly languages: LanguageStore;
}

/** The file in `src/pages/` that a route draws; the renderer finds its chunk by this name. */
interface PageOfRoute {
  readonly page: string;
  /** Drawn without the shell: a sheet to be printed has no navigation. */
  readonly isBare?: boolean;
}

/** What the loader leaves with the match, so that the title can be told again in another language. */
export interface LoadedPage {
  readonly head: PageModule['head'];
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<PageOfRoute> {}
}

/** The options of a route whose page is its own chunk: `...lazyPage('home-page', ['home'], () => import(…))`. */
export function lazyPage(page: string, texts: readonly Feature[], load: () => Promise<PageModule>) {
  return {
    staticData: { page },
    component: lazyRouteComponent(load, 'Page'),
    loader: async (match: { context: RouterContext }): Promise<LoadedPage | undefined> => {
      // A chunk that cannot be had is the component's to tell; after a new release it reloads the page once.
      const { queryClient, api, languages } = match.context;
      const spoken = languages.need(['shell', ...texts]);
      const module = await load().catch(() => undefined);
      const { language } = languages.speech();
      const prefetched = module?.prefetch?.({
        queryClient,
        api,
        language,
        params: paramsOf(match),
        search: searchOf(match),
      });
      if (import.meta.env.SSR) await prefetched;
      await spoken;
      return module && { head: module.head };
    },
  };
}

/** The same for a page that stands alone, without navigation and footer. */
export function barePage(page: ReturnType<typeof lazyPage>) {
  return { ...page, staticData: { ...page.staticData, isBare: true } };
}

/** Not named in the loader's type, or the routes would take their parameters from there and not from their paths. */
function paramsOf(match: object): Readonly<Record<string, string>> {
  return 'params' in match ? (match.params as Readonly<Record<string, string>>) : {};
}

/** What stands behind the question mark, before the route has made sense of it. */
function searchOf(match: object): Readonly<Record<string, unknown>> {
  const { location } = match as { location?: { search?: Readonly<Record<string, unknown>> } };
  return location?.search ?? {};
}
