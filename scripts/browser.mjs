// Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own, or the one that comes from npm.
import { existsSync } from 'node:fs';

/** The headless shell first: it draws to no window, and a page is there in half the time. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Root may not use Chromium's sandbox; the rest keeps it from calling home. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium that can be started; throws when there is none to be had. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const installed = systemBrowsers.find((path) => existsSync(path));
  if (installed) return installed;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.platform === 'linux' && process.arch === 'x64') {
    const packed = await import('@sparticuz/chromium');
    return packed.default.executablePath();
  }
  throw new Error(
    'No Chromium found. Install one (`npx playwright install chromium`) or name it in CHROMIUM_PATH.',
  );
}
