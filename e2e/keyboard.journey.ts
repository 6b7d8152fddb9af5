import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './page-watch.ts';

/** Presses Tab until the focus is there; how far that may be is part of what is asked. */
async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const isThere = await target.evaluateAll((found) =>
      found.some((element) => element === document.activeElement),
    );
    if (isThere) return;
  }
  await expect(target, `reached within ${most} presses of Tab`).toBeFocused({ timeout: 1 });
}

test('NAV-08 LIST-09 DETAIL-07 from the home page to cooking without a mouse', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Recipes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeFocused();

  await tabTo(page, page.getByRole('searchbox'), 3);
  await page.keyboard.type('greek lentil');
  await expect(page).toHaveURL('/recipes?q=greek+lentil');
  const best = page.getByRole('article').first();
  await expect(best).toContainText('Greek Lentil Salad');
  await tabTo(page, best.getByRole('link'), 10);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Greek Lentil/ })).toBeFocused();

  await tabTo(page, page.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(page.getByText('1 of 14 ready')).toBeVisible();
  const cookMode = page.getByRole('button', { name: 'Cook mode' });
  // The steps come a moment after the rest.
  await expect(cookMode).toBeVisible();
  await tabTo(page, cookMode);
  await page.keyboard.press('Enter');
  const mode = page.getByRole('dialog');
  await expect(mode).toBeVisible();
  await tabTo(page, mode.getByRole('button', { name: 'Next' }), 6);
  await page.keyboard.press('Enter');
  await expect(mode.getByText('Step 2 of 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mode).toBeHidden();
});

test('LIST-09 DETAIL-07 SCALE-01 from a search to a cooked dish without a mouse', async ({
  page,
}) => {
  await open(page, '/recipes');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('greek lentil salad with feta');
  await tabTo(page, page.getByRole('button', { name: 'Filters' }), 10);
  await page.keyboard.press('Enter');
  const vegetarian = page.getByRole('button', { name: 'Vegetarian', exact: true });
  await expect(vegetarian).toBeVisible();
  await tabTo(page, vegetarian, 80);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/vegetarian/i);
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(page, page.getByRole('article').getByRole('link'), 60);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Greek Lentil/ })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'One serving more' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /^250 g .*lentils/ })).toBeVisible();
  await expect(page.locator('#step-1')).toBeVisible();
  await tabTo(page, page.locator('#step-1').getByRole('button', { name: 'lentils' }), 60);
  await expect(page.getByRole('tooltip')).toHaveText(/^250 g/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();

  const way = page.getByRole('button', { name: 'Cook mode' });
  await way.focus();
  await page.keyboard.press('Enter');
  const mode = page.getByRole('dialog');
  await expect(mode.getByText('5 servings')).toBeVisible();
  await tabTo(page, mode.getByRole('button', { name: /^Start a timer/ }), 6);
  await page.keyboard.press('Enter');
  await expect(mode.getByRole('list', { name: 'Timers' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(mode.getByText('Enjoy!')).toBeVisible();
  await tabTo(page, mode.getByRole('button', { name: 'Back to the recipe' }), 12);
  await page.keyboard.press('Enter');
  await expect(mode).toBeHidden();
  await expect(way).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Stop the timer/ }).last(), 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Timers' })).toBeHidden();
});
