import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, open, reload, test } from './page-watch.ts';

const lentils = '/recipes/greek-lentil-salad';
const timer = (page: Page) => page.getByRole('list', { name: 'Timers' });

test('DETAIL-07 timers last over a reload, can be paused, and tell when they ended meanwhile', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, lentils);
  await page.getByRole('button', { name: 'Start a timer for 10 minutes' }).click();
  await page.getByRole('button', { name: /^Start a timer for 20 to 25/ }).click();
  await expect(timer(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Pause the timer for 20 to 25 minutes' }).click();
  await page.clock.fastForward('02:00');
  await reload(page);
  const first = timer(page).getByRole('listitem').first();
  const second = timer(page).getByRole('listitem').nth(1);
  await expect(first).toContainText(/(8:00|7:\d\d)/);
  await expect(second).toContainText(/(25:00|24:5\d)paused/);
  await page.getByRole('button', { name: 'One minute more for 10 minutes' }).click();
  await expect(first).toContainText(/(9:00|8:\d\d)/);

  // The page is closed for a quarter of an hour.
  await open(page, '/terms');
  await page.clock.fastForward('15:00');
  await reload(page);
  await expect(first).toContainText(/Ended [56] minutes ago/);
  await page.getByRole('button', { name: 'Stop the timer for 10 minutes' }).click();
  await page.getByRole('button', { name: 'Stop the timer for 20 to 25 minutes' }).click();
  await expect(timer(page)).toBeHidden();
});

test('DETAIL-07 a timer shows in every tab, and one of them rings', async ({ context, page }) => {
  await context.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    let tones = 0;
    OscillatorNode.prototype.start = function countedStart(when) {
      tones += 1;
      document.documentElement.dataset.tones = String(tones);
      start.call(this, when);
    };
  });
  const other = await context.newPage();
  await open(other, '/terms');
  await other.getByRole('heading', { level: 1 }).click();
  await open(page, lentils);
  await page.getByRole('button', { name: 'Start a timer for 10 minutes' }).click();
  await expect(timer(other)).toContainText('10 minutes');
  await page.evaluate(() => {
    const [only] = JSON.parse(localStorage.getItem('pomona.timers') ?? '[]');
    localStorage.setItem('pomona.timers', JSON.stringify([{ ...only, endsAt: Date.now() + 500 }]));
  });
  await reload(page);
  await expect(timer(page)).toContainText('Time is up');
  // After a reload a browser sounds only once somebody has touched the page.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(timer(other)).toContainText('Time is up');
  const tonesOf = async (tab: Page) =>
    Number((await tab.locator('html').getAttribute('data-tones')) ?? 0);
  const tones = () => Promise.all([page, other].map(tonesOf));
  const most = async () => Math.max(...(await tones()));
  await expect.poll(most).toBeGreaterThan(0);
  // Until it rings again.
  const once = await most();
  await expect.poll(most).toBeGreaterThan(once);
  expect((await tones()).filter((count) => count > 0)).toHaveLength(1);
  await expect.poll(() => page.title()).toContain('Time is up: 10 minutes');
  await timer(page).getByRole('button', { name: 'Stop the timer for 10 minutes' }).click();
  await expect(timer(other)).toBeHidden();
});

/** Draws a finger over the middle of a piece, by so many pixels. */
async function swipe(page: Page, piece: Locator, across: number, down = 0): Promise<void> {
  const box = await piece.boundingBox();
  if (box === null) throw new Error('nothing to swipe on');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * share, y: y + down * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', share);
  await touch('touchEnd', 1);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('DETAIL-07 in German: a tap tells the amount, a finger turns the pages, the timer rings on', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('pomona.language', 'de'));
    await open(page, lentils);
    await page.locator('#step-1').getByRole('button', { name: 'Lorbeerblatt' }).tap();
    await expect(page.getByRole('tooltip')).toHaveText('1 Lorbeerblatt');
    await page.getByRole('heading', { name: 'Zubereitung' }).tap();
    await expect(page.getByRole('tooltip')).toBeHidden();

    await page.getByRole('button', { name: 'Kochmodus' }).tap();
    const mode = page.getByRole('dialog');
    const text = mode.getByText(/Schritt \d von 5/);
    await expect(text).toHaveText('Schritt 1 von 5');
    await swipe(page, mode, -160);
    await expect(text).toHaveText('Schritt 2 von 5');
    await swipe(page, mode, -160);
    await expect(text).toHaveText('Schritt 3 von 5');
    await swipe(page, mode, 160);
    await expect(text).toHaveText('Schritt 2 von 5');
    await swipe(page, mode, -30);
    await swipe(page, mode, -60, 200);
    await expect(text).toHaveText('Schritt 2 von 5');
    await swipe(page, mode, -160);
    await expect(text).toHaveText('Schritt 3 von 5');
    const timers = mode.getByRole('list', { name: 'Timer' });
    // A tap on a page that still rolls from the last swipe only stops it, however long that takes a busy machine.
    await expect(async () => {
      const isRunning = (await timers.textContent()) !== '';
      if (!isRunning)
        await mode.getByRole('button', { name: 'Timer für 10 Minuten starten' }).tap();
      await expect(timers).toContainText('10 Minuten · Schritt 3', { timeout: 1500 });
    }).toPass({ timeout: 15_000 });
    await swipe(page, mode, -160);
    await swipe(page, mode, -160);
    await expect(text).toHaveText('Schritt 5 von 5');
    await expect(async () => {
      await mode.getByRole('button', { name: 'Fertig' }).tap({ timeout: 1_000 });
      await expect(mode.getByText('Guten Appetit!')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await mode.getByRole('button', { name: 'Zurück zum Rezept' }).tap();
    await expect(mode).toBeHidden();
    await page.getByRole('button', { name: 'Timer für 10 Minuten stoppen' }).last().tap();
    await expect(page.getByRole('list', { name: 'Timer' })).toBeHidden();
  });

  test('DETAIL-07 all ingredients are one tap away, and Back leaves cook mode for the recipe', async ({
    page,
  }) => {
    await open(page, '/recipes');
    await open(page, lentils);
    await page.getByRole('button', { name: 'Cook mode' }).tap();
    await page.getByRole('button', { name: 'Next' }).tap();
    await page.getByRole('button', { name: 'Ingredients' }).tap();
    const list = page.getByRole('dialog', { name: 'Ingredients' });
    await expect(list.getByRole('listitem')).toHaveCount(
      (await (await page.request.get(`/api${lentils}`)).json()).ingredients.length,
    );
    await expectAccessible(page);
    await list.getByRole('button', { name: 'Back to the step' }).tap();
    await expect(page.getByText('Step 2 of 5')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(lentils);
    await page.getByRole('button', { name: 'Cook mode' }).tap();
    await expect(page.getByText('Step 2 of 5')).toBeVisible();
    await page.getByRole('button', { name: 'Leave cook mode' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/recipes');
  });
});
