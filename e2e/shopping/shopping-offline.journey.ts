import type { Browser, BrowserContext, Page } from '@playwright/test';
import { complaints, expect, expectToast, open, test } from '../page-watch.ts';
import { fillSignIn, newPerson, type Person, registered, submitSignIn } from '../people.ts';

const room = '/shopping-list';
const recipes = ['roman-pasta-e-ceci', 'greek-lentil-salad', 'abruzzo-lentil-and-chestnut-soup'];

async function signedIn(page: Page, person: Person): Promise<void> {
  await open(page, '/login');
  await fillSignIn(page, person);
  await submitSignIn(page);
  await expect(page.getByRole('button', { name: /Ada Quince/ })).toBeVisible();
}

async function newDevice(
  browser: Browser,
  person: Person,
  { baseURL, isPhone }: { baseURL: string | undefined; isPhone: boolean },
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'en-US',
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await signedIn(page, person);
  return { context, page };
}

const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox');
const box = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('checkbox', { name: new RegExp(`^${escaped(name)}`) })
    .first();
const total = (page: Page) => page.getByRole('main').locator('dl');

interface Row {
  name: string;
  quantity: string;
  isTicked: boolean;
}

/** The list as it is shown. */
async function listed(page: Page): Promise<Row[]> {
  const rows = page.getByRole('main').locator('li:has(input[type=checkbox])');
  const found = await rows.evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('label > span:last-child > span')?.textContent?.trim() ?? '',
      quantity: row.querySelector('label + *')?.textContent?.trim() ?? '',
      isTicked: row.querySelector('input')?.checked === true,
    })),
  );
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function addItem(page: Page, text: string): Promise<void> {
  await page.getByLabel('Add an item').fill(text);
  await page.getByLabel('Add an item').press('Enter');
}

test('SHOP-09 a list from three recipes is ticked off without a network, the app closed and opened again', async ({
  browser,
  baseURL,
  page,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.expect(complaints.cutOff);
  const person = await registered(page, newPerson('Ada Quince'));
  const phone = await newDevice(browser, person, { baseURL, isPhone: true });
  const laptop = await newDevice(browser, person, { baseURL, isPhone: false });
  for (const id of recipes) {
    await open(phone.page, `/recipes/${id}`);
    await phone.page.getByRole('button', { name: 'Add to Shopping List' }).click();
    await expectToast(phone.page, /items? added/);
  }
  await open(phone.page, room);
  await open(laptop.page, room);
  await expect(boxes(laptop.page).first()).toBeVisible();
  const before = await boxes(phone.page).count();
  expect(before).toBeGreaterThan(10);

  // In the shop: no network.
  await phone.context.setOffline(true);
  await expect(phone.page.getByText(/You are offline\./)).toBeVisible();
  const names = (await listed(phone.page)).map(({ name }) => name);
  const [first = '', second = '', third = ''] = names.filter((name) => name.length > 5);
  await box(phone.page, first).check();
  await box(phone.page, second).check();
  await addItem(phone.page, 'dish soap');
  await addItem(phone.page, 'candles');
  await box(phone.page, 'candles').check();
  await expect(phone.page.getByText(/4 changes are sent when you are back/)).toBeVisible();
  // Nobody closes an app within a few milliseconds of a tick.
  await expect.poll(() => storedChanges(phone.page)).toMatch(/candles[^}]*"checked":true/);
  await phone.page.close();

  // Meanwhile at home.
  await box(laptop.page, third).check();
  await laptop.page
    .getByRole('button', { name: `Delete ${second}`, exact: true })
    .first()
    .click();
  await addItem(laptop.page, 'batteries');
  await expect(total(laptop.page)).toContainText(`Total Items${before}`);

  await phone.context.setOffline(false);
  const again = await phone.context.newPage();
  await open(again, room);
  for (const device of [again, laptop.page]) {
    await expect(box(device, 'dish soap')).not.toBeChecked();
    await expect(box(device, 'candles')).toBeChecked();
    await expect(box(device, 'batteries')).toBeVisible();
    await expect(box(device, first)).toBeChecked();
    await expect(box(device, third)).toBeChecked();
    await expect(total(device)).toContainText(`Total Items${before + 2}`);
  }
  expect(await listed(again)).toEqual(await listed(laptop.page));
  for (const { context } of [phone, laptop]) await context.close();
});

/** As text, what waits to be sent. */
const storedChanges = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('pomona.changes');
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('changes').objectStore('changes').getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
