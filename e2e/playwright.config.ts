import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.POMONA_E2E_PORT ?? 3999);

/** The real server, from the build, on a fresh data folder of its own; journeys share it and use accounts of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: join(root, 'test-results'),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: root,
    url: `http://127.0.0.1:${port}/api/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      POMONA_DATA: join(tmpdir(), `pomona-e2e-${process.pid}`),
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    },
  },
});
