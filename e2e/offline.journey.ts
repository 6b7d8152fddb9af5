import type { BrowserContext, Page } from '@playwright/test';
import { complaints, expect, expectAccessible, hydrated, open, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';
import { type Gate, gateBefore } from './servers/gate.ts';
import { ports } from './servers/ports.ts';

const server = new URL(process.env.POMONA_E2E_URL ?? `http://127.0.0.1:${ports.shared}`);
const baseURL = `http://127.0.0.1:${ports.offlineGate}`;

const lentils = '/recipes/greek-lentil-salad';
const picture = (page: Page) => page.getByRole('main').getByRole('img').first();
const offline = (page: Page) => page.getByText("You're offline.");

test.use({ baseURL, serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

let gate: Gate;
test.beforeEach(async () => {
  gate = gateBefore(server, ports.offlineGate);
  await gate.open();
});
test.afterEach(() => gate.close());

const offlineTexts = [
  ...['shell', 'errors', 'home', 'recipes', 'recipe-list', 'recipe-detail', 'shopping'],
  ...['wellness', 'wellness-diary', 'changes', 'profile', 'accounts', 'settings'],
];

/** Of the texts that pages without a network need, those that the worker has not stored yet. */
function missingTexts(page: Page): Promise<string[]> {
  return page.evaluate(async (names) => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) return names;
    const stored = await (await caches.open('assets')).keys();
    const paths = stored.map(({ url }) => new URL(url).pathname);
    return names.filter((name) => !paths.some((path) => path.startsWith(`/assets/${name}-`)));
  }, offlineTexts);
}

/** The worker has stored all that it needs, and the texts have passed through it. */
async function installed(page: Page): Promise<void> {
  await expect.poll(() => missingTexts(page), { timeout: 60_000 }).toEqual([]);
}

/** The keys of the stored answers, or the answers themselves, as text. */
function readStored(page: Page, method: 'getAllKeys' | 'getAll'): Promise<string> {
  return page.evaluate(async (name) => {
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === 'pomona-reading')) return '';
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open('pomona-reading');
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction('answers').objectStore('answers')[name]();
        reading.onsuccess = () => {
          database.close();
          resolve(JSON.stringify(reading.result));
        };
      };
    });
  }, method);
}

const storedKeys = (page: Page) => readStored(page, 'getAllKeys');

async function stored(page: Page, ...parts: string[]): Promise<void> {
  for (const part of parts)
    await expect.poll(() => storedKeys(page), { timeout: 30_000 }).toContain(part);
}

async function coldStart(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return page;
}

/** A fresh server draws pictures one by one; until then a drawing stands in, which is not stored. */
async function drawn(page: Page): Promise<void> {
  const cacheControl = () =>
    picture(page).evaluate(async (img: HTMLImageElement) => {
      const answer = await fetch(img.currentSrc, { cache: 'reload' });
      return answer.headers.get('cache-control');
    });
  await expect.poll(cacheControl, { timeout: 60_000 }).toContain('immutable');
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
  await stored(page, 'user', 'featured');
  await open(page, '/recipes');
  await stored(page, '\\"all');
  await open(page, lentils);
  await drawn(page);
  await stored(page, 'greek-lentil-salad');
  await open(page, '/shopping-list');
  await page.getByLabel('Item', { exact: false }).first().fill('2 kg tomatoes');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('tomatoes').first()).toBeVisible();
  await stored(page, 'shopping');
  // The list as it is after the addition.
  await page.waitForTimeout(1500);
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
  const shown = await picture(recipe).evaluate((img: HTMLImageElement) => img.currentSrc);

  const list = await coldStart(context, '/recipes');
  await expect(list.getByRole('article').first()).toBeVisible();
  await list.getByRole('link', { name: 'Pomona, to the home page' }).click();
  await expect(list.getByRole('heading', { level: 1 })).toBeVisible();

  const unseen = await coldStart(context, '/recipes/masoor-dal-palak');
  await expect(
    unseen.getByRole('heading', { name: "This page isn't on this device yet" }),
  ).toBeVisible();
  await expectAccessible(unseen);

  await gate.open();
  await expect(unseen.getByRole('heading', { level: 1 })).not.toHaveText(/isn't on this device/, {
    timeout: 40_000,
  });
  await expect(offline(unseen)).toBeHidden();

  for (const opened of context.pages()) if (opened !== phone) await opened.close();
  await phone.getByRole('button', { name: 'Account of Ada Quince' }).click();
  await phone.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(phone.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect.poll(() => storedKeys(phone)).not.toContain('user');
  await phone.close();

  await gate.close();
  const stranger = await coldStart(context, lentils);
  await expect(
    stranger.getByRole('heading', { name: "This page isn't on this device yet" }),
  ).toBeVisible();
  const isLeft = (address: string) => caches.match(address).then((found) => found !== undefined);
  expect(await stranger.evaluate(isLeft, shown)).toBe(false);
  await gate.open();
});

test('a new version is offered and never forced; what is typed stays until somebody takes it', async ({
  page,
  watch,
}) => {
  // The script that the page came with is gone.
  watch.expect(complaints.status(404));
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

test('WELL-06 a diary is written without its server, the app closed and opened again, and all of it arrives once', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.expect(complaints.cutOff, /net::ERR_/, /NetworkError/, /WebSocket/, /Failed to fetch/);
  await arriveAsMember(page);
  await open(page, '/wellness');
  const log = async (shown: Page, type: string) => {
    const form = shown.getByRole('region', { name: 'How do you feel?' });
    await form.getByRole('button', { name: type }).click();
    await form.getByRole('button', { name: 'Log symptom' }).click();
  };
  const logged = (shown: Page) =>
    shown.getByRole('region', { name: 'Logged on this day' }).getByRole('listitem');
  await log(page, 'Energy');
  await page.getByRole('button', { name: 'I agree, keep it' }).click();
  await expect(logged(page)).toHaveCount(1);
  await installed(page);
  await stored(page, 'symptoms', 'consent', 'user');
  await expect.poll(() => readStored(page, 'getAll')).toContain('"type":"energy"');
  await page.close();

  await gate.close();
  const phone = await coldStart(context, '/wellness');
  await expect(logged(phone)).toHaveCount(1);
  await log(phone, 'Mood');
  await log(phone, 'Stress');
  await phone.getByRole('button', { name: 'Delete Energy 5' }).click();
  await expect(logged(phone)).toHaveCount(2);
  await expect(phone.getByText(/3 changes are saved here/)).toBeVisible();
  await phone.close();
  const again = await coldStart(context, '/wellness');
  await expect(logged(again)).toHaveCount(2);
  await expect(again.getByText(/3 changes are saved here/)).toBeVisible();
  await expectAccessible(again);

  await gate.open();
  await expect(again.getByText('All changes saved')).toBeVisible({ timeout: 60_000 });
  await again.reload();
  await expect(logged(again)).toHaveCount(2);
  await expect(logged(again)).toContainText(['Stress', 'Mood']);
  await again.close();
});
