import { expect, open, test } from './page-watch.ts';

const lentils = '/recipes/greek-lentil-salad';

test('DETAIL-07 a timer starts from the step that names it and goes on while one reads elsewhere', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, lentils);
  await page.getByRole('button', { name: 'Start a timer for 10 minutes' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Recipes' }).click();
  await expect(page).toHaveURL('/recipes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes');
  const timer = page.getByRole('button', { name: 'Stop the timer for 10 minutes' });
  await expect(timer).toContainText(/^(10:00|9:5\d)$/);
  await page.clock.fastForward('05:00');
  await expect(timer).toContainText(/^(5:00|4:\d\d)$/);
  await page.clock.fastForward('05:10');
  await expect(timer).toContainText('Time is up: 10 minutes');
  await timer.click();
  await expect(timer).toBeHidden();
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
  await page.keyboard.press('ArrowRight');
  await expect(mode.getByText('Step 2 of 5')).toBeVisible();
  await expect(mode).toContainText('whisk the vinegar');
  await page.keyboard.press('ArrowLeft');
  await expect(mode.getByText('Step 1 of 5')).toBeVisible();
  for (let step = 1; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(mode.getByText('Step 5 of 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mode).toBeHidden();
  await expect(way).toBeFocused();
});

test('DETAIL-07 cook mode with a finger, to the last step and out', async ({ page }) => {
  await open(page, lentils);
  await page.getByRole('button', { name: 'Cook mode' }).click();
  const mode = page.getByRole('dialog');
  for (let step = 1; step < 5; step += 1) await mode.getByRole('button', { name: 'Next' }).click();
  await mode.getByRole('button', { name: 'Done' }).click();
  await expect(mode).toBeHidden();
});
