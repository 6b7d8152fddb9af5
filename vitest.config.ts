import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `api` needs a real database; the rest is plain. Web tests that need a page say so in their first line. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/{src,scripts}/**/*.test.ts', 'checks/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          globalSetup: ['apps/api/test/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: './apps/web',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          setupFiles: [fileURLToPath(new URL('./apps/web/test/patience.ts', import.meta.url))],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
