import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

interface Watch {
  /** Console errors, policy violations, failed scripts and requests that left the origin. */
  readonly problems: string[];
  /** A journey that provokes a failure names what the browser will say about it. */
  expect(...complaints: RegExp[]): void;
}

/** What the browser writes to the console when a call is cut off or refused. */
export const complaints = {
  cutOff: /Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
  status: (status: number) => new RegExp(`responded with a status of ${status}`),
};

/**
 * Every journey runs under watch: no console error, no violation of the security policy, no request that
 * leaves the origin; in the windows that it opens, too.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      await watchContext(context, baseURL ?? '', problems);
      await use({ problems, expect: (...more) => expected.push(...more) });
      const unexpected = problems.filter((text) => !expected.some((known) => known.test(text)));
      expect(unexpected, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function watchContext(context: BrowserContext, origin: string, problems: string[]) {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).host !== new URL(origin).host)
      problems.push(`left: ${url}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

/**
 * Opens an address and waits until the script has taken over what the server drew: only then do buttons answer. It
 * does not wait for pictures, which a fresh server draws one by one.
 */
export async function open(page: Page, path: string): Promise<number> {
  const reply = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return reply?.status() ?? 0;
}

export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** Waits until every part of what the server rendered is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1, main [role="status"]') !== null &&
      document.querySelector('[data-waiting]') === null,
  );
}

/** The one message shown (TOAST-01). */
export async function expectToast(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  const toast = page.locator('li[data-tone]');
  for (const text of texts) await expect(toast).toContainText(text);
}

/** No accessibility finding of WCAG 2.2 AA or of axe's best practices on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** Animations come to their end first: axe would read half-transparent colours. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
