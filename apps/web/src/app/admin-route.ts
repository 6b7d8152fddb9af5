import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { getParentRoute } from './root-route.ts';
import { adminSearch } from './search.ts';

export const adminRoute = createRoute({
  getParentRoute,
  path: '/admin',
  validateSearch: adminSearch,
  ...lazyPage(
    'admin-page',
    [
      'admin',
      'admin-recipes',
      'analytics',
      'images',
      'moderation',
      'publication',
      'recipes',
      'site-settings',
      'data-quality',
      'foods',
      'recipe-exchange',
    ],
    () => import('#pages/admin-page.tsx'),
  ),
});
