import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import { ports } from './servers/ports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = ports.shared;
/** A server that runs already, for people who write journeys; else one is started. */
const running = process.env.POMONA_E2E_URL;

/** The real server, from the build, on a fresh data folder of its own; journeys share it and use accounts of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: fileURLToPath(new URL('../test-results', import.meta.url)),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // The second try only tells what comes and goes: `npm test` lists it as a fault to mend.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: running ?? `http://127.0.0.1:${port}`,
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // What journeys intercept would go past them; `offline.journey.ts` has it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
  },
  ...(running === undefined && {
    webServer: {
      command: 'node e2e/serve.mjs',
      cwd: root,
      url: `http://127.0.0.1:${port}/api/ready`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
      env: { PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
    },
  }),
});
