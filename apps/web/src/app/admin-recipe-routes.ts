import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { getParentRoute } from './root-route.ts';

const formTexts = [
  'admin',
  'admin-recipes',
  'recipe-form',
  'recipe-writing',
  'recipes',
  'recipe-detail',
  'foods',
] as const;
const newRoute = createRoute({
  getParentRoute,
  path: '/admin/recipes/new',
  ...lazyPage(
    'admin-recipes/edited-recipe-page',
    formTexts,
    () => import('#pages/admin-recipes/edited-recipe-page.tsx'),
  ),
});
const editRoute = createRoute({
  getParentRoute,
  path: '/admin/recipes/$id/edit',
  ...lazyPage(
    'admin-recipes/edited-recipe-page',
    formTexts,
    () => import('#pages/admin-recipes/edited-recipe-page.tsx'),
  ),
});
const versionsRoute = createRoute({
  getParentRoute,
  path: '/admin/recipes/$id/versions',
  ...lazyPage(
    'admin-recipes/versions-page',
    ['admin', 'admin-recipes', 'recipe-form', 'recipes'],
    () => import('#pages/admin-recipes/versions-page.tsx'),
  ),
});

const importRoute = createRoute({
  getParentRoute,
  path: '/admin/recipes/import',
  ...lazyPage(
    'admin-imports/import-page',
    [
      'admin',
      'admin-imports',
      'admin-recipes',
      'recipe-import',
      'recipes',
      'food-analysis',
      'foods',
    ],
    () => import('#pages/admin-imports/import-page.tsx'),
  ),
});

/** Where administrators write recipes and look at their versions (ADMIN-06). */
export const adminRecipeRoutes = [newRoute, importRoute, editRoute, versionsRoute] as const;
