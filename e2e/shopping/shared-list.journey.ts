import type { Browser, Page } from '@playwright/test';
import { expect, expectToast, open, test } from '../page-watch.ts';
import { arriveAsMember, newPerson } from '../people.ts';

const room = '/shopping-list';
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  return context.newPage();
}

async function write(page: Page, item: string): Promise<void> {
  await page.getByLabel('Add an item').fill(item);
  await page.getByLabel('Add an item').press('Enter');
}

/** Resolves once the list is told of changes. */
const liveList = (page: Page) =>
  page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));

test('SHOP-04 SHOP-09 a shared list: live for owner, guest and visitor, with names, until it is revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  await arriveAsMember(page, newPerson('Ada Quince'));
  let live = liveList(page);
  await open(page, room);
  await live;
  await write(page, '2 kg tomatoes');
  await expect(group(page, 'Vegetables')).toContainText('tomatoes');

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  const visitor = await another(browser, baseURL);
  live = liveList(visitor);
  const document = await visitor.goto(link);
  expect(document?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  await live;
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ada Quince’s shopping list');
  await expect(box(visitor, /^tomatoes/)).toBeDisabled();

  const guest = await another(browser, baseURL);
  await arriveAsMember(guest, newPerson('Ben Sorrel'));
  live = liveList(guest);
  await guest.goto(link);
  await live;
  await box(guest, /^tomatoes/).check();
  await write(guest, 'milk');
  for (const other of [page, visitor]) {
    await expect(box(other, /^tomatoes/)).toBeChecked({ timeout: 3000 });
    await expect(group(other, 'Dairy')).toContainText('milk', { timeout: 3000 });
    await expect(other.getByText('ticked by Ben Sorrel')).toBeVisible();
    await expect(group(other, 'Dairy').getByText('added by Ben Sorrel')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Delete milk' }).click();
  await expect(group(guest, 'Dairy')).toHaveCount(0);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expectToast(page, 'Link revoked');
  for (const other of [guest, visitor]) {
    await expect(other.getByText('This link does not open a list')).toBeVisible();
    await expect(other.getByText('tomatoes')).toHaveCount(0);
    await other.context().close();
  }
});

test('SHOP-07 the aisles are dragged into the order of the shop, and stay so on another device', async ({
  page,
}) => {
  await arriveAsMember(page);
  await open(page, room);
  for (const item of ['carrots', 'milk', 'dish soap']) {
    await write(page, item);
    await expect(box(page, new RegExp(`^${item}`))).toBeVisible();
  }
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByText('Order of the aisles').click();
  const row = (name: string) =>
    page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  const handle = await row('Dairy').locator('.cursor-grab').boundingBox();
  const target = await row('Vegetables').boundingBox();
  if (!handle || !target) throw new Error('Nothing to drag');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + 20, target.y + 30, { steps: 12 });
  await page.mouse.move(target.x + 20, target.y + 4, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('Dairy');
  // dnd-kit ignores clicks for 50 ms after a drop.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save order' }).click({ timeout: 1000 });
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(0)).toHaveText(
    'Dairy',
  );
});
