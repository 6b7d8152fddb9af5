import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from './lazy-page.ts';
import { languageSearch } from './search.ts';
import { Shell } from './shell/shell.tsx';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  validateSearch: languageSearch,
  notFoundComponent: lazyRouteComponent(
    () => import('./shell/not-found-screen.tsx'),
    'NotFoundScreen',
  ),
  loader: ({ context }) => context.languages.need(['shell']),
});
export const getParentRoute = () => rootRoute;
