import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.ts';
import { getParentRoute } from './root-route.ts';
import { forgotPasswordSearch, loginSearch } from './search.ts';

const loginRoute = createRoute({
  getParentRoute,
  path: '/login',
  validateSearch: loginSearch,
  ...lazyPage('login-page', ['accounts'], () => import('#pages/login-page.tsx')),
});
const signUpRoute = createRoute({
  getParentRoute,
  path: '/signup',
  validateSearch: loginSearch,
  ...lazyPage('sign-up-page', ['accounts'], () => import('#pages/sign-up-page.tsx')),
});
const forgotPasswordRoute = createRoute({
  getParentRoute,
  path: '/forgot-password',
  validateSearch: forgotPasswordSearch,
  ...lazyPage(
    'recovery/forgot-password-page',
    ['accounts', 'recovery'],
    () => import('#pages/recovery/forgot-password-page.tsx'),
  ),
});
const resetPasswordRoute = createRoute({
  getParentRoute,
  path: '/reset-password',
  ...lazyPage(
    'recovery/reset-password-page',
    ['accounts', 'recovery'],
    () => import('#pages/recovery/reset-password-page.tsx'),
  ),
});
const restoreEmailRoute = createRoute({
  getParentRoute,
  path: '/restore-email',
  ...lazyPage(
    'recovery/restore-email-page',
    ['accounts', 'recovery'],
    () => import('#pages/recovery/restore-email-page.tsx'),
  ),
});

/** Ways into an account. */
export const accountRoutes = [
  loginRoute,
  signUpRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  restoreEmailRoute,
] as const;
