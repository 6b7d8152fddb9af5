import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { Api } from '#platform/api.ts';
import type { PageModule } from '#platform/page.ts';

export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly api: Api;
}

/** The file in `src/pages/` that a route draws; the renderer finds its chunk by this name. */
interface PageOfRoute {
  readonly page: string;
}

/** What the loader leaves with the match, so that the title can be told again in another language. */
export interface LoadedPage {
  readonly head: PageModule['head'];
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<PageOfRoute> {}
}

/** The options of a route whose page is its own chunk: `...lazyPage('home-page', () => import(…))`. */
export function lazyPage(page: string, load: () => Promise<PageModule>) {
  return {
    staticData: { page },
    component: lazyRouteComponent(load, 'Page'),
    loader: async (match: {
      context: RouterContext;
      params: object;
    }): Promise<LoadedPage | undefined> => {
      // A chunk that cannot be had is the component's to tell; after a new release it reloads the page once.
      const module = await load().catch(() => undefined);
      const params = match.params as Readonly<Record<string, string>>;
      const prefetched = module?.prefetch?.({ ...match.context, params });
      if (import.meta.env.SSR) await prefetched;
      return module && { head: module.head };
    },
  };
}
