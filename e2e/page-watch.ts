import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Watch {
  /** Console errors, policy violations, failed scripts and requests that left the origin. */
  problems: string[];
}

/**
 * Every journey runs under watch: no console error, no violation of the security policy, no request that
 * leaves the origin. A journey that provokes a failure takes what it expects out of `problems`.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(baseURL ?? '')) problems.push(`left: ${url}`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use({ problems });
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No accessibility finding of WCAG 2.2 AA or of axe's best practices on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Animations settle first: axe would read half-transparent colours.
  await page.waitForTimeout(300);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** A person that no other journey knows. */
export function newPerson(name: string) {
  const unique = `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  return { name, email: `${unique}@example.org`, password: 'plum-harvest-19' };
}

/** Signs up through the page and ends on the home page, signed in. */
export async function signUp(page: Page, person = newPerson('Ada Quince')) {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/');
  return person;
}
