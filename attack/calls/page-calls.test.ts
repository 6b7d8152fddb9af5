import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages } from './page-calls.ts';

const router = [
  'router.tsx',
  'account-routes.ts',
  'admin-route.ts',
  'admin-recipe-routes.ts',
  'shared-routes.ts',
]
  .map((file) => readFileSync(new URL(`../../apps/web/src/app/${file}`, import.meta.url), 'utf8'))
  .join('\n');
/** Components on their own, in development alone. */
const isDeveloped = (path: string) => path.startsWith('/_');

it('danger 14: every page of the web client is attacked', () => {
  const paths = [...router.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) => path);
  const attacked = paths
    .filter((path) => !isDeveloped(path))
    .map((path) => path.replace(/\$(\w+)/g, '{$1}'));
  expect(attacked.length).toBeGreaterThan(15);
  expect([...pages].sort()).toEqual(attacked.sort());
});
