import { complaints, expect, expectToast, open, reload, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';

const lentils = '/recipes/greek-lentil-salad';

test('DETAIL-02 DETAIL-03 DETAIL-04 a recipe says what it is, and where its figures come from', async ({
  page,
}) => {
  await open(page, lentils);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Greek Lentil Salad');
  await expect(main.getByRole('img', { name: /Greek Lentil Salad/ })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Diet labels' })).toContainText('Mediterranean');
  for (const fact of ['Prep minutes', 'Servings', 'Calories', 'Difficulty'])
    await expect(main.getByRole('term').filter({ hasText: fact })).toBeVisible();
  await main.getByText('Full nutrition').click();
  const table = main.getByRole('table', { name: /^Nutrition facts/ });
  await expect(table.getByRole('row', { name: /Saturated fat/ })).toContainText(
    /\d+(\.\d)? g\s*\d+%/,
  );
  await expect(table.getByRole('row', { name: /Vitamin C/ })).toContainText(/\d mg\s*\d+%/);
  await main.getByRole('checkbox', { name: 'Show ranges' }).check();
  await expect(table.getByRole('row', { name: /^Fiber/ })).toContainText(/ to \d/);
  await expect(main.getByText(/of the weight was recognized/)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Glycemic load' })).toBeVisible();
});

test('SCALE-01 SCALE-02 SCALE-04 DETAIL-05 the stepper scales what is bought, not the figures of a serving', async ({
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
  await expect(ingredients).toContainText('12.5 g feta, crumbled');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await fewer.press('Enter');
  await expect(stepper.getByRole('status')).toHaveText('1');
});

test('DETAIL-01 what the server drew stands until its script is there, whatever is pressed meanwhile', async ({
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
  await page.mouse.move(3, 3);
  await page.getByRole('button', { name: 'One serving more' }).click();
  await expect(page.getByRole('group', { name: 'Servings' }).getByRole('status')).toHaveText('5');
  await script;
  expect(await lowest).toBeGreaterThan(2_500);
  await page.getByRole('radio', { name: 'Whole dish' }).check({ force: true });
});

test('DETAIL-07 what is pressed before its script is there is done when it is, once', async ({
  page,
}) => {
  await page.route('**/assets/idle-parts-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await open(page, lentils);
  await page.getByRole('button', { name: 'Start a timer for 10 minutes' }).click();
  await page.getByRole('button', { name: /^Start a timer for 20 to 25/ }).click();
  const timers = page.getByRole('list', { name: 'Timers' });
  await expect(timers).toBeHidden();
  await expect(timers.getByRole('listitem')).toHaveCount(2);
});

test('DETAIL-05 what is on the table is ticked off, here only and for this recipe', async ({
  page,
}) => {
  await open(page, lentils);
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients.getByText('0 of 14 ready')).toBeVisible();
  await ingredients.getByText('1 bay leaf').click();
  await ingredients.getByRole('checkbox').last().check();
  await expect(ingredients.getByText('2 of 14 ready')).toBeVisible();
  await ingredients.getByRole('button', { name: 'One serving more' }).click();
  await expect(ingredients.getByText('2 of 14 ready')).toBeVisible();
  await reload(page);
  await expect(ingredients.getByText('2 of 14 ready')).toBeVisible();
  await open(page, '/recipes/masoor-dal-palak');
  await expect(page.getByText(/^0 of \d+ ready/)).toBeVisible();
});

test('DETAIL-08 a tag leads to the list of what carries it', async ({ page }) => {
  await open(page, lentils);
  await page.getByRole('link', { name: '#packed-lunch' }).click();
  await expect(page).toHaveURL('/recipes?q=packed-lunch');
  await expect(page.getByRole('article').filter({ hasText: 'Greek Lentil Salad' })).toBeVisible();
});

test('DETAIL-01 a recipe that is not there: told, with 404, and a way on', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.status(404));
  expect(await open(page, '/recipes/no-such-recipe')).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipe not found');
  await expect(page.getByText("The recipe you're looking for doesn't exist")).toBeVisible();
  await page.getByRole('link', { name: 'Browse Recipes' }).click();
  await expect(page).toHaveURL('/recipes');
});

test('DETAIL-01 a recipe that cannot be loaded: told, and asked for again', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.cutOff);
  const one = /\/api\/recipes\/[a-z-]+$/;
  await page.route(one, (route) => route.abort());
  await open(page, '/recipes');
  await page.getByRole('article').first().getByRole('link').click();
  await expectToast(page, 'Error', 'Failed to load recipe. Please try again.');
  await page.unroute(one);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
});

test('FAV-01 a visitor is asked to sign in', async ({ page }) => {
  await open(page, lentils);
  await page.getByRole('button', { name: /^Save Greek Lentil Salad .+ to favorites$/ }).click();
  await expectToast(page, 'Login Required', 'Please login to save favorites');
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

test('FAV-02 FAV-03 the heart changes only once the server agreed', async ({ page, watch }) => {
  watch.expect(complaints.cutOff);
  await arriveAsMember(page);
  await open(page, lentils);
  await page.route('**/favorites/**', (route) => route.abort());
  const save = page.getByRole('button', { name: /^Save Greek Lentil Salad/ });
  await save.click();
  await expectToast(page, 'Error', 'Failed to update favorites. Please try again.');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('SHARE-01 without a share sheet the address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, lentils);
  await page.getByRole('button', { name: 'Share recipe' }).click();
  await expectToast(page, 'Link copied', 'Recipe link has been copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('SHARE-01 a share sheet that is closed again is no failure', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: () => {
        document.documentElement.dataset.sheet = 'opened';
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  await open(page, lentils);
  await page.getByRole('button', { name: 'Share recipe' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-sheet', 'opened');
  await expect(page.locator('li[data-tone]')).toHaveCount(0);
});
