import { expect, expectToast, open, reload, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';

const lentils = '/recipes/greek-lentil-salad';

test('SCALE-01 SCALE-02 SCALE-04 DETAIL-05 the stepper scales what is bought, ticks and servings outlive a reload', async ({
  page,
}) => {
  await open(page, lentils);
  const stepper = page.getByRole('group', { name: 'Servings' });
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  const nutrition = page.getByRole('region', { name: 'Nutrition' });
  const more = stepper.getByRole('button', { name: 'One serving more' });
  const fewer = stepper.getByRole('button', { name: 'One serving fewer' });
  await expect(stepper.getByRole('status')).toHaveText('4');
  await expect(ingredients).toContainText('2 1/2 tbsp extra-virgin olive oil');
  const perServing = await nutrition.getByText(/^≈/).allTextContents();

  for (let click = 0; click < 4; click += 1) await more.click();
  await expect(stepper.getByRole('status')).toHaveText('8');
  await expect(ingredients).toContainText('5 tbsp extra-virgin olive oil');
  await expect(ingredients).toContainText('500 g cucumber, diced');
  await expect(ingredients).toContainText('1 small red onion (100 g)');
  await expect(ingredients).toContainText('2 bay leaves');
  expect(await nutrition.getByText(/^≈/).allTextContents()).toEqual(perServing);

  const kcalOf = (texts: string[]) => Number(texts[0]?.replace(/\D/g, ''));
  await nutrition.getByRole('radio', { name: 'Whole dish' }).check({ force: true });
  const wholeDish = await nutrition.getByText(/^≈/).allTextContents();
  expect(kcalOf(wholeDish) / kcalOf(perServing)).toBeCloseTo(8, 0);

  for (let click = 0; click < 7; click += 1) await fewer.click();
  await expect(stepper.getByRole('status')).toHaveText('1');
  await expect(ingredients).toContainText('13 g feta, crumbled');
  await expect(ingredients).toContainText('a pinch of fine salt');
  await expect(ingredients).toContainText('1 bay leaf');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await fewer.press('Enter');
  await expect(stepper.getByRole('status')).toHaveText('1');

  await expect(ingredients.getByText('0 of 14 ready')).toBeVisible();
  await ingredients.getByRole('checkbox', { name: /bay lea/ }).check();
  await ingredients.getByRole('checkbox').last().check();
  await more.click();
  await expect(ingredients.getByText('2 of 14 ready')).toBeVisible();
  await reload(page);
  await expect(stepper.getByRole('status')).toHaveText('2');
  await expect(ingredients.getByText('2 of 14 ready')).toBeVisible();
  await expect(ingredients.getByRole('checkbox', { name: /bay lea/ })).toBeChecked();
  await open(page, '/recipes/masoor-dal-palak');
  await expect(page.getByText(/^0 of \d+ ready/)).toBeVisible();
});

test('DETAIL-01 DETAIL-07 what the server drew stands until its script is there, and what is pressed meanwhile is done once', async ({
  page,
}) => {
  await page.route('**/assets/idle-parts-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(lentils, { waitUntil: 'domcontentloaded' });
  const lowest = page.evaluate(async () => {
    let height = Infinity;
    for (const end = performance.now() + 4_000; performance.now() < end; ) {
      await new Promise(requestAnimationFrame);
      const main = document.querySelector('main');
      height = Math.min(height, main?.scrollHeight ?? 0);
    }
    return height;
  });
  const script = page.waitForResponse(/idle-parts-.*\.js$/);
  await page.getByRole('button', { name: 'One serving more' }).click();
  await page.getByRole('button', { name: 'Start a timer for 10 minutes' }).click();
  await expect(page.getByRole('group', { name: 'Servings' }).getByRole('status')).toHaveText('5');
  await script;
  expect(await lowest).toBeGreaterThan(2_500);
  await expect(page.getByRole('list', { name: 'Timers' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Whole dish' }).check({ force: true });
});

test('FAV-02 FAV-04 ROLE-02 a member saves a recipe; it stays, on the list too, until it is taken back', async ({
  page,
}) => {
  await arriveAsMember(page);
  await open(page, lentils);
  const save = page.getByRole('button', { name: /^Save Greek Lentil Salad/ });
  const remove = page.getByRole('button', { name: /^Remove Greek Lentil Salad/ });
  await save.click();
  await expectToast(page, 'Added to favorites', 'Recipe saved to your favorites');
  await expect(remove).toHaveAttribute('aria-pressed', 'true');
  await reload(page);
  await expect(remove).toBeVisible();
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await remove.click();
  await expectToast(page, 'Removed from favorites', 'Recipe removed from your favorites');
  await reload(page);
  await expect(save).toBeVisible();
});

test('SHARE-01 without a share sheet the address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, lentils);
  await page.getByRole('button', { name: 'Share recipe' }).click();
  await expectToast(page, 'Link copied', 'Recipe link has been copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
