import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserFlags, findBrowser } from './scripts/browser.mjs';

/** Tests of features that start and end processes. */
const processTests = ['apps/api/src/features/**/survival.test.ts', 'faults/devices/**/*.test.ts'];

/** Tests that measure time or memory: one at a time, each in a process of its own. */
const measuringTests = [
  // Those that call `fastestOf`.
  'packages/food/src/{lines/line,steps/steps,table/{match,table},analysis/{analysis,calculation}}.test.ts',
  'apps/api/src/features/**/{reading,largest-requests,hostile}.test.ts',
  'apps/api/src/features/chef/{streaming,model-recipes,thread/cook-thread}.test.ts',
  'apps/api/test/{long-turns,http-slow}.test.ts',
  'apps/api/src/database/backup.test.ts',
  'apps/api/src/platform/http/limits/*.test.ts',
  'apps/api/src/platform/workers/*.test.ts',
];

/** Tests that mostly wait for databases and processes keep two cores busy only in pairs. */
const parallel = { maxWorkers: Math.min(2, availableParallelism()), sequence: { groupOrder: 0 } };

/** Those of `api` and `features` need a real database; the rest is plain. Web tests that need a page say so in their first line. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          ...parallel,
          // Rules without a state: their tables are read once for all.
          isolate: false,
          // Rules compose and read whole collections; a busy machine takes longer.
          testTimeout: 20_000,
          include: [
            'packages/*/{src,scripts}/**/*.test.ts',
            'checks/**/*.test.ts',
            'faults/**/*.test.ts',
          ],
          exclude: ['faults/devices/**', ...measuringTests],
        },
      },
      {
        test: {
          name: 'features',
          ...parallel,
          include: ['apps/api/src/features/**/*.test.ts'],
          exclude: [...processTests, ...measuringTests],
          // They import the whole server, which is read once for all.
          isolate: false,
          globalSetup: ['apps/api/test/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          ...parallel,
          include: [
            'apps/api/{test,src/database,src/platform}/**/*.test.ts',
            'apps/api/src/*.test.ts',
            ...processTests,
          ],
          exclude: measuringTests,
          globalSetup: ['apps/api/test/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'measuring',
          include: measuringTests,
          globalSetup: ['apps/api/test/global-setup.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'attack',
          include: ['attack/**/*.test.ts'],
          globalSetup: ['apps/api/test/global-setup.ts'],
          // By itself: it measures how long answers take.
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          ...parallel,
          root: './apps/web',
          include: ['{src,build,worker}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
          setupFiles: [fileURLToPath(new URL('./apps/web/test/patience.ts', import.meta.url))],
          testTimeout: 30_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        // Found late, it would make the page reload in the middle of a test.
        optimizeDeps: { include: ['react-dom/client', 'react-easy-crop'] },
        test: {
          name: 'screens',
          // After the others: a browser that shares two cores with them waits longer than a person would.
          sequence: { groupOrder: 2 },
          root: './apps/web',
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: [
            fileURLToPath(new URL('./apps/web/test/patience.ts', import.meta.url)),
            fileURLToPath(new URL('./apps/web/test/browser-styles.ts', import.meta.url)),
          ],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: await findBrowser(), args: browserFlags },
              contextOptions: { locale: 'en-US' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
