/**
 * How a page comes about.
 *
 * Every route names one file of `src/pages/`, which is a chunk of its own, and the features whose texts it says
 * (`src/locales/<language>/<feature>.json`, each a chunk too, for the pages that the browser renders itself; `shell` is always there; a new one is named in
 * `platform/language/messages.ts`). The file exports
 *   - `Page`: the component. It reads the server's knowledge with `useQuery` and draws loading and failure itself.
 *   - `head(circumstances)`: title, description, picture, JSON-LD, status. Pure; called on the server for the document
 *     and in the browser for the title, again whenever the language changes or a query of the page is answered.
 *   - `prefetch({queryClient, api, params})`, if it needs data: `queryClient.prefetchQuery(recipeQuery(api, id))`.
 *     The server waits for it and sends the result along; the browser starts it and draws.
 * A query answers `null` for a thing that is not there, so that server and browser draw the same. The key of a query
 * whose answer is one member's own begins with `own`: it is forgotten when the session ends.
 *
 * Served HTML may hold no inline script and no `style` attribute (the security policy refuses them): no `style={…}` in
 * what the server draws, no `<script>` in components. The first drawing in the browser must equal the server's: who is
 * signed in, the theme, the clock and the window are unknown then (`WhenSignedOut`, `WhileChecking`, `WhenSignedIn`).
 */
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { chatSearch } from '#features/chat/address.ts';
import { foodsSearch } from '#features/foods/search/address.ts';
import { recipeTextSearch } from '#features/recipes/detail/address.ts';
import { wellnessSearch } from '#features/wellness/address.ts';
import { accountRoutes } from './account-routes.ts';
import { adminRecipeRoutes } from './admin-recipe-routes.ts';
import { adminRoute } from './admin-route.ts';
import { barePage, type LoadedPage, lazyPage, type RouterContext } from './lazy-page.ts';
import { getParentRoute, rootRoute } from './root-route.ts';
import {
  parseSearch,
  profileSearch,
  recipeListSearch,
  stringifySearch,
  whatIHaveSearch,
} from './search.ts';
import { sharedRoutes } from './shared-routes.ts';
import { ErrorScreen } from './shell/error-screen.tsx';

const homeRoute = createRoute({
  getParentRoute,
  path: '/',
  ...lazyPage('home-page', ['home', 'recipes'], () => import('#pages/home-page.tsx')),
});
const recipeListRoute = createRoute({
  getParentRoute,
  path: '/recipes',
  validateSearch: recipeListSearch,
  ...lazyPage(
    'recipe-list/recipe-list-page',
    ['recipes', 'recipe-list'],
    () => import('#pages/recipe-list/recipe-list-page.tsx'),
  ),
});
const whatIHaveRoute = createRoute({
  getParentRoute,
  path: '/recipes/what-i-have',
  validateSearch: whatIHaveSearch,
  ...lazyPage(
    'what-i-have/what-i-have-page',
    ['what-i-have', 'recipes', 'recipe-list'],
    () => import('#pages/what-i-have/what-i-have-page.tsx'),
  ),
});
const recipeImportRoute = createRoute({
  getParentRoute,
  path: '/recipes/import',
  ...lazyPage(
    'recipe-import/recipe-import-page',
    ['recipe-import', 'recipes', 'food-analysis', 'foods'],
    () => import('#pages/recipe-import/recipe-import-page.tsx'),
  ),
});
const recipeFormTexts = [
  'recipe-form',
  'recipe-writing',
  'recipes',
  'recipe-detail',
  'foods',
] as const;
const newRecipeRoute = createRoute({
  getParentRoute,
  path: '/recipes/new',
  ...lazyPage(
    'recipe-form/recipe-form-page',
    recipeFormTexts,
    () => import('#pages/recipe-form/recipe-form-page.tsx'),
  ),
});
const editRecipeRoute = createRoute({
  getParentRoute,
  path: '/recipes/$id/edit',
  ...lazyPage(
    'recipe-form/recipe-form-page',
    recipeFormTexts,
    () => import('#pages/recipe-form/recipe-form-page.tsx'),
  ),
});
const recipeTexts = [
  'recipes',
  'recipe-detail',
  'recipe-exchange',
  'cooking',
  'foods',
  'reviews',
  'changes',
  'shopping',
  'wellness',
] as const;
const recipeDetailRoute = createRoute({
  getParentRoute,
  path: '/recipes/$id',
  validateSearch: recipeTextSearch,
  ...lazyPage(
    'recipe-detail/recipe-detail-page',
    recipeTexts,
    () => import('#pages/recipe-detail/recipe-detail-page.tsx'),
  ),
});
const recipePrintRoute = createRoute({
  getParentRoute,
  path: '/recipes/$id/print',
  ...barePage(
    lazyPage(
      'recipe-print-page',
      ['recipes', 'recipe-detail'],
      () => import('#pages/recipe-print-page.tsx'),
    ),
  ),
});
const foodsRoute = createRoute({
  getParentRoute,
  path: '/foods',
  validateSearch: foodsSearch,
  ...lazyPage('foods/foods-page', ['foods'], () => import('#pages/foods/foods-page.tsx')),
});
const foodAnalysisRoute = createRoute({
  getParentRoute,
  path: '/foods/analyse',
  ...lazyPage(
    'foods/food-analysis-page',
    ['food-analysis', 'foods', 'recipes'],
    () => import('#pages/foods/food-analysis-page.tsx'),
  ),
});
const foodRoute = createRoute({
  getParentRoute,
  path: '/foods/$key',
  ...lazyPage(
    'foods/food-page',
    ['food', 'foods', 'recipes'],
    () => import('#pages/foods/food-page.tsx'),
  ),
});
const termsRoute = createRoute({
  getParentRoute,
  path: '/terms',
  ...lazyPage('terms-page', [], () => import('#pages/terms-page.tsx')),
});
const privacyRoute = createRoute({
  getParentRoute,
  path: '/privacy',
  ...lazyPage('privacy-page', [], () => import('#pages/privacy-page.tsx')),
});
const profileRoute = createRoute({
  getParentRoute,
  path: '/profile',
  validateSearch: profileSearch,
  ...lazyPage(
    'profile-page',
    ['profile', 'recipe-writing', 'recipe-exchange', 'recipes'],
    () => import('#pages/profile-page.tsx'),
  ),
});
const shoppingListRoute = createRoute({
  getParentRoute,
  path: '/shopping-list',
  ...lazyPage(
    'shopping-list-page',
    ['shopping', 'changes', 'recipes'],
    () => import('#pages/shopping-list-page.tsx'),
  ),
});
const generatorRoute = createRoute({
  getParentRoute,
  path: '/ai-generator',
  ...lazyPage(
    'ai-generator-page',
    ['ai-generator', 'chef', 'recipes', 'recipe-detail', 'foods', 'shopping', 'changes'],
    () => import('#pages/ai-generator-page.tsx'),
  ),
});
const wellnessRoute = createRoute({
  getParentRoute,
  path: '/wellness',
  validateSearch: wellnessSearch,
  ...lazyPage(
    'wellness-page',
    ['wellness', 'wellness-diary', 'changes'],
    () => import('#pages/wellness-page.tsx'),
  ),
});
const visitSummaryRoute = createRoute({
  getParentRoute,
  path: '/wellness/summary',
  ...lazyPage(
    'visit-summary/visit-summary-page',
    ['visit-summary', 'wellness-diary'],
    () => import('#pages/visit-summary/visit-summary-page.tsx'),
  ),
});
const chatRoute = createRoute({
  getParentRoute,
  path: '/chat',
  validateSearch: chatSearch,
  ...lazyPage('chat-page', ['chat', 'recipes'], () => import('#pages/chat-page.tsx')),
});
const routes = [
  homeRoute,
  recipeListRoute,
  whatIHaveRoute,
  recipeImportRoute,
  newRecipeRoute,
  editRecipeRoute,
  recipeDetailRoute,
  recipePrintRoute,
  foodsRoute,
  foodAnalysisRoute,
  foodRoute,
  termsRoute,
  privacyRoute,
  profileRoute,
  shoppingListRoute,
  generatorRoute,
  wellnessRoute,
  visitSummaryRoute,
  chatRoute,
  adminRoute,
  ...accountRoutes,
  ...sharedRoutes,
  ...adminRecipeRoutes,
] as const;
const routeTree = rootRoute.addChildren(routes);

// The living catalogue of pieces: built pages know nothing of it, and no link leads there.
if (import.meta.env.DEV) {
  const uiRoute = createRoute({
    getParentRoute,
    path: '/_ui',
    component: lazyRouteComponent(
      () => import('#pages/ui-catalogue/ui-catalogue.tsx'),
      'UiCatalogue',
    ),
    loader: (): LoadedPage => ({ head: () => ({ title: 'Pieces', description: 'All pieces' }) }),
  });
  rootRoute.addChildren([...routes, uiRoute]);
}

/** The router has this boundary in the browser only; hydration needs it on both sides. */
function BrowserBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}

export function createPageRouter(history: RouterHistory, context: RouterContext) {
  return createRouter({
    routeTree,
    history,
    context,
    defaultErrorComponent: ErrorScreen,
    defaultPreload: 'intent',
    // The query cache knows how old its answers are.
    defaultPreloadStaleTime: 0,
    // On the server this would write an inline script.
    scrollRestoration: !import.meta.env.SSR,
    ...(import.meta.env.SSR && { InnerWrap: BrowserBoundary }),
    notFoundMode: 'root',
    parseSearch,
    stringifySearch,
  });
}

export type PageRouter = ReturnType<typeof createPageRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PageRouter;
  }
}
