import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, open, reload, test } from './page-watch.ts';

const lentils = '/recipes/greek-lentil-salad';
const timer = (page: Page) => page.getByRole('list', { name: 'Timers' });

test('DETAIL-07 a timer starts from the step that names it and goes on while one reads elsewhere', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, lentils);
  await page.getByRole('button', { name: 'Start a timer for 10 minutes' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Recipes' }).click();
  await expect(page).toHaveURL('/recipes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes');
  await expect(timer(page)).toContainText(/(10:00|9:5\d)10 minutes · Step 3 · Greek Lentil Salad/);
  await page.clock.fastForward('05:00');
  await expect(timer(page)).toContainText(/(5:00|4:\d\d)/);
  await page.clock.fastForward('05:10');
  await expect(timer(page)).toContainText('Time is up');
  await page.getByRole('button', { name: 'Stop the timer for 10 minutes' }).click();
  await expect(timer(page)).toBeHidden();
});

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
  const rings = () =>
    context.addInitScript(() => {
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function ring(when) {
        document.documentElement.dataset.rang = 'yes';
        start.call(this, when);
      };
    });
  await rings();
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
  const heard = () =>
    Promise.all([page, other].map((tab) => tab.locator('html').getAttribute('data-rang')));
  await expect.poll(heard).toContain('yes');
  await page.waitForTimeout(3500);
  expect((await heard()).filter((rang) => rang === 'yes')).toHaveLength(1);
  await expect.poll(() => page.title()).toContain('Time is up: 10 minutes');
  await timer(page).getByRole('button', { name: 'Stop the timer for 10 minutes' }).click();
  await expect(timer(other)).toBeHidden();
});

test('DETAIL-07 SCALE-01 a step tells how much it takes, by mouse, for the chosen servings', async ({
  page,
}) => {
  await open(page, lentils);
  const mention = page.locator('#step-1').getByRole('button', { name: 'lentils' });
  await mention.scrollIntoViewIfNeeded();
  const before = await page.locator('#step-2').boundingBox();
  await mention.hover();
  await expect(page.getByRole('tooltip')).toHaveText('200 g (1 cup) dried green lentils');
  const line = page.getByRole('listitem').filter({ hasText: 'dried green lentils' }).first();
  await expect(line).toHaveClass(/bg-leaf-soft/);
  expect(await page.locator('#step-2').boundingBox()).toEqual(before);
  await page.getByRole('heading', { name: 'Instructions' }).hover();
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.getByRole('button', { name: 'One serving more' }).click();
  await page.locator('#step-1').getByRole('button', { name: 'lentils' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(/^250 g/);
});

test('DETAIL-05 ticks and servings are there again after a reload', async ({ page }) => {
  await open(page, lentils);
  await page.getByRole('checkbox', { name: /bay leaf/ }).check();
  await page.getByRole('button', { name: 'One serving more' }).click();
  await reload(page);
  await expect(page.getByRole('checkbox', { name: /bay leaf|bay leaves/ })).toBeChecked();
  await expect(page.getByText('1 of 14 ready')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^250 g .*lentils/ })).toBeVisible();
});

test('DETAIL-07 cook mode: one step at a time, by keyboard, and back where one was', async ({
  page,
}) => {
  await open(page, lentils);
  const way = page.getByRole('button', { name: 'Cook mode' });
  await way.focus();
  await page.keyboard.press('Enter');
  const mode = page.getByRole('dialog', { name: /Greek Lentil Salad/ });
  await expect(mode.getByText('Step 1 of 5')).toBeVisible();
  await expect(mode.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(mode.getByRole('list', { name: 'For this step' })).toContainText('1 bay leaf');
  await page.keyboard.press('ArrowRight');
  await expect(mode.getByText('Step 2 of 5')).toBeVisible();
  await expect(mode).toContainText('whisk the vinegar');
  await page.keyboard.press('ArrowLeft');
  await expect(mode.getByText('Step 1 of 5')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(mode.getByText('Step 3 of 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mode).toBeHidden();
  await expect(way).toBeFocused();

  await reload(page);
  await way.click();
  await expect(mode.getByText('Step 3 of 5')).toBeVisible();
  await mode.getByRole('button', { name: 'Start over' }).click();
  await expect(mode.getByText('Step 1 of 5')).toBeVisible();
});

test('DETAIL-07 cook mode to the last step and out', async ({ page }) => {
  await open(page, lentils);
  await page.getByRole('button', { name: 'Cook mode' }).click();
  const mode = page.getByRole('dialog');
  for (let step = 1; step < 5; step += 1) await mode.getByRole('button', { name: 'Next' }).click();
  await mode.getByRole('button', { name: 'Done' }).click();
  await expect(mode.getByText('Enjoy!')).toBeVisible();
  await mode.getByRole('button', { name: 'Back to the recipe' }).click();
  await expect(mode).toBeHidden();
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
    await page.locator('#step-1').getByRole('button', { name: 'bay leaf' }).tap();
    await expect(page.getByRole('tooltip')).toHaveText('1 bay leaf');
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
        await mode.getByRole('button', { name: 'Timer für 10 minutes starten' }).tap();
      await expect(timers).toContainText('10 minutes · Schritt 3', { timeout: 1500 });
    }).toPass({ timeout: 15_000 });
    await expectAccessible(page);

    await page.setViewportSize({ width: 844, height: 390 });
    await expect(mode.getByRole('button', { name: 'Weiter' })).toBeInViewport();
    await expect(text).toBeInViewport();
    await expect(timers).toBeInViewport();
    await swipe(page, mode, -160);
    await swipe(page, mode, -160);
    await expect(text).toHaveText('Schritt 5 von 5');
    await expect(async () => {
      await mode.getByRole('button', { name: 'Fertig' }).tap({ timeout: 1_000 });
      await expect(mode.getByText('Guten Appetit!')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await mode.getByRole('button', { name: 'Zurück zum Rezept' }).tap();
    await page.getByRole('button', { name: 'Timer für 10 minutes stoppen' }).last().tap();
    await expect(page.getByRole('list', { name: 'Timer' })).toBeHidden();
  });

  for (const theme of ['light', 'dark']) {
    test(`DETAIL-07 axe finds nothing on steps, timers and the end of cook mode (${theme})`, async ({
      page,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('pomona.theme', chosen), theme);
      await open(page, lentils);
      await page.getByRole('button', { name: 'Ingredients of step 2' }).tap();
      await page.locator('#step-3').getByRole('button', { name: 'lentils' }).tap();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await page.getByRole('button', { name: 'Start a timer for 10 minutes' }).tap();
      await expect(timer(page)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cook mode' }).tap();
      await expect(page.getByRole('dialog')).toBeFocused();
      await page.keyboard.press('End');
      await expect(page.getByText('Enjoy!')).toBeVisible();
      await expectAccessible(page);
    });
  }
});
