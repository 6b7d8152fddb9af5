import type { BrowserContext, Page } from '@playwright/test';
import { type Gate, gateBefore } from './gate.ts';
import { complaints, expect, expectAccessible, hydrated, open, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';

const port = Number(process.env.POMONA_E2E_PORT ?? 3999);
const server = new URL(process.env.POMONA_E2E_URL ?? `http://127.0.0.1:${port}`);
const gatePort = port + 2;
const baseURL = `http://127.0.0.1:${gatePort}`;

const lentils = '/recipes/greek-lentil-salad';
const picture = (page: Page) => page.getByRole('main').getByRole('img').first();
const offline = (page: Page) => page.getByText("You're offline.");

test.use({ baseURL, serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

let gate: Gate;
test.beforeEach(async () => {
  gate = gateBefore(server, gatePort);
  await gate.open();
});
test.afterEach(() => gate.close());

/** The worker has stored all that it needs, and the texts have passed through it. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const texts = await (await caches.open('assets')).keys();
    return navigator.serviceWorker.controller !== null && texts.length > 10;
  });
}

/** What a page shows is stored shortly after it shows it. */
const storedSoon = (page: Page) => page.waitForTimeout(1500);

async function coldStart(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return page;
}

async function hasPicture(page: Page): Promise<void> {
  await expect
    .poll(() => picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  expect(await picture(page).evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
    /\/api\/images\//,
  );
}

test('SHOP-09 AUTH-01 the app starts without its server, with what was seen, and forgets it on logging out', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.expect(complaints.cutOff, /net::ERR_/, /NetworkError/, /WebSocket/, /Failed to fetch/);
  await arriveAsMember(page);
  await open(page, '/');
  await installed(page);
  await open(page, '/recipes');
  await storedSoon(page);
  await open(page, lentils);
  await hasPicture(page);
  await storedSoon(page);
  await open(page, '/shopping-list');
  await page.getByLabel('Item', { exact: false }).first().fill('2 kg tomatoes');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('tomatoes').first()).toBeVisible();
  await storedSoon(page);
  await page.close();

  await gate.close();
  const phone = await coldStart(context, '/shopping-list');
  await expect(phone.getByText('tomatoes').first()).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Account of Ada Quince' })).toBeVisible();
  await expect(offline(phone)).toBeVisible();
  await expectAccessible(phone);

  const recipe = await coldStart(context, lentils);
  await expect(recipe.getByRole('heading', { name: 'Greek Lentil Salad', level: 1 })).toBeVisible();
  await expect(recipe.getByRole('main').getByText('Scatter the feta')).toBeVisible();
  await hasPicture(recipe);

  const list = await coldStart(context, '/recipes');
  await expect(list.getByRole('article').first()).toBeVisible();
  await list.getByRole('link', { name: 'Pomona, to the home page' }).click();
  await expect(list.getByRole('heading', { level: 1 })).toBeVisible();

  const unseen = await coldStart(context, '/recipes/mushroom-barley-risotto');
  await expect(
    unseen.getByRole('heading', { name: "This page isn't on this device yet" }),
  ).toBeVisible();
  await expectAccessible(unseen);

  await gate.open();
  await expect(unseen.getByRole('heading', { level: 1 })).not.toHaveText(/isn't on this device/, {
    timeout: 40_000,
  });
  await expect(offline(unseen)).toBeHidden();

  await phone.getByRole('button', { name: 'Account of Ada Quince' }).click();
  await phone.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(phone.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await storedSoon(phone);
  for (const opened of context.pages()) if (opened !== phone) await opened.close();
  await phone.close();

  await gate.close();
  const stranger = await coldStart(context, lentils);
  await expect(
    stranger.getByRole('heading', { name: "This page isn't on this device yet" }),
  ).toBeVisible();
  expect(await stranger.evaluate(() => caches.has('pictures'))).toBe(false);
  await gate.open();
});

test('a new version is offered and never forced; what is typed stays until somebody takes it', async ({
  page,
}) => {
  await open(page, '/recipes');
  await installed(page);
  await page.getByRole('searchbox').fill('lentil');
  gate.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version of Pomona is ready.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('lentil');
  await expectAccessible(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await reloaded;
  await hydrated(page);
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.waiting === null,
      ),
    )
    .toBe(true);
});
