import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { getParentRoute } from './root-route.ts';

const sharedListRoute = createRoute({
  getParentRoute,
  path: '/shopping-list/shared/$token',
  ...lazyPage(
    'shared-list-page',
    ['shopping', 'changes', 'recipes'],
    () => import('#pages/shared-list-page.tsx'),
  ),
});
const sharedRecipeRoute = createRoute({
  getParentRoute,
  path: '/recipes/shared/$token',
  ...lazyPage(
    'shared-recipe/shared-recipe-page',
    ['recipe-sharing', 'recipes', 'recipe-detail'],
    () => import('#pages/shared-recipe/shared-recipe-page.tsx'),
  ),
});

/** What a link opens to anybody who has it. */
export const sharedRoutes = [sharedListRoute, sharedRecipeRoute] as const;
