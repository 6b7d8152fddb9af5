import type { Page } from '@playwright/test';
import { expect, expectToast, open, reload, test } from '../page-watch.ts';
import { arriveAsMember, newPerson } from '../people.ts';

const room = '/shopping-list';
const recipe = '/recipes/roman-pasta-e-ceci';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const undo = (page: Page, name: string) =>
  page.locator('li[data-tone]').getByRole('button', { name }).click();
/** Its text is the list as it stands in the basket of the browser. */
const saved = (page: Page, path: RegExp, method: string) =>
  page.waitForResponse((reply) => path.test(reply.url()) && reply.request().method() === method);

test('SHOP-02 SHOP-03 SHOP-05 SHOP-06 SHOP-07 SHOP-08 SHOP-09 a list is written, ticked, exported and cleared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arriveAsMember(page);
  await open(page, room);
  await expect(page.getByRole('main')).toContainText('Your shopping list is empty');

  const line = page.getByLabel('Add an item');
  await line.fill('2 kg tomatoes');
  await expect(page.getByText('Adds tomatoes, 2 kg')).toBeVisible();
  for (const item of ['2 kg tomatoes', '   ', 'milk', 'dish soap', '500 g tomatoes']) {
    await line.fill(item);
    await line.press('Enter');
  }
  await expect(group(page, 'Vegetables')).toContainText('2.5 kg');
  await expect(group(page, 'Miscellaneous')).toContainText('dish soap');
  const figures = page.getByRole('main').locator('dl');
  await expect(figures).toContainText('Remaining3');
  await expect(figures).toContainText('Total Items3');

  await group(page, 'Dairy').getByRole('checkbox').check();
  await expect(group(page, 'Dairy')).toContainText('Complete');
  await page.getByRole('button', { name: 'Export' }).click();
  await expectToast(page, 'Copied to the clipboard', '2 items, ready to paste');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('- tomatoes (2.5 kg)\n- dish soap (1)');

  await page.getByRole('button', { name: 'Edit tomatoes, 2.5 kg' }).click();
  await page.getByLabel('Quantity').fill('3 kg');
  await page.getByLabel('Quantity').press('Enter');
  await expect(page.getByRole('button', { name: 'Edit tomatoes, 3 kg' })).toBeFocused();

  await page.getByRole('button', { name: 'Clear Completed' }).click();
  await expectToast(page, '1 item cleared');
  await expect(group(page, 'Dairy')).toHaveCount(0);
  await Promise.all([saved(page, /shopping\/items$/, 'POST'), undo(page, 'Undo')]);
  await reload(page);
  await expect(group(page, 'Dairy').getByRole('checkbox')).toBeChecked();
  await expect(group(page, 'Vegetables')).toContainText('3 kg');
});

test('DETAIL-06 SHOP-10 ingredients are added, scaled and merged, and lead back to their recipe', async ({
  page,
}) => {
  await arriveAsMember(page);
  await open(page, recipe);
  const add = page.getByRole('button', { name: 'Add to Shopping List' });
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  await ingredients.getByRole('checkbox', { name: /garlic/ }).check();
  await add.click();
  await expectToast(page, /\d+ items added/);
  await page.getByRole('button', { name: 'One serving more' }).click();
  await add.click();
  await expectToast(page, 'Now for 5 servings', /\d+ items were on your list already\./);
  await page.locator('li[data-tone]').getByRole('button', { name: 'View list' }).click();

  await expect(page).toHaveURL(room);
  await expect(group(page, 'Vegetables')).toContainText('spinach');
  await expect(group(page, 'Vegetables')).toContainText('375 g');
  await expect(page.getByRole('main')).not.toContainText('garlic');
  await expect(page.getByRole('main')).not.toContainText('water');
  const asking = page.getByRole('region', { name: 'From these recipes' });
  await asking.getByRole('link', { name: /Roman Pasta e Ceci/ }).click();
  await expect(page).toHaveURL(recipe);
});

test('SHOP-09 two devices of one member: each sees the other’s changes when it is looked at again', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await arriveAsMember(page, newPerson('Ada Quince'));
  const other = await (
    await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
  ).newPage();
  await open(other, '/login');
  await other.getByLabel('Email').fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(person.password);
  await other.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(other.getByRole('button', { name: /Ada Quince/ })).toBeVisible();
  // A list that comes later would show the other device's carrots beside the line that is on its way.
  for (const device of [page, other]) {
    await open(device, room);
    await expect(device.getByText('Your shopping list is empty')).toBeVisible();
  }
  const write = async (device: Page, item: string) => {
    const added = saved(device, /\/api\/shopping\/items$/, 'POST');
    await device.getByLabel('Add an item').fill(item);
    await device.getByLabel('Add an item').press('Enter');
    // The other device's may stand beside it for a moment.
    await expect(device.getByRole('checkbox', { name: /carrots/ }).first()).toBeVisible();
    expect((await added).ok()).toBe(true);
  };
  await Promise.all([write(page, '1 kg carrots'), write(other, '2 kg carrots')]);
  for (const device of [page, other]) {
    await device.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(group(device, 'Vegetables')).toContainText('3 kg');
  }
  await other.context().close();
});

for (const width of [320, 390, 1280]) {
  test(`SHOP-06 SHOP-07 several foods of one line become items, and ticking moves nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await arriveAsMember(page);
    await open(page, room);
    const line = page.getByLabel('Add an item');
    await line.fill('1 kg tomatoes, chopped');
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
    await line.fill('tomatoes, pasta, bread and milk');
    await expect(page.getByRole('button', { name: 'Add as one' })).toBeVisible();
    await page.getByRole('button', { name: 'Add as 4 items' }).press('Enter');
    await expect(page.getByRole('checkbox')).toHaveCount(4);
    await expect(group(page, 'Vegetables')).toContainText('tomatoes');
    await expect(group(page, 'Dairy')).toContainText('milk');
    await expect(page.getByRole('main').locator('dl')).toContainText('Total Items4');

    const boxes = page.getByRole('checkbox');
    await page.evaluate(() => scrollTo(0, 0));
    const positions = () =>
      boxes.evaluateAll((all) =>
        all.map((box) => Math.round(box.getBoundingClientRect().top + scrollY)),
      );
    const before = await positions();
    for (const place of [1, 0, 3]) {
      const stored = saved(page, /\/api\/shopping\/items\//, 'PATCH');
      await boxes.nth(place).check();
      await stored;
      await expect(page.getByRole('button', { name: 'Clear Completed' })).toBeVisible();
      expect(await positions()).toEqual(before);
    }
  });
}

test('SHOP-10 what is at home is left out, and remembered for the next recipe', async ({
  page,
}) => {
  await arriveAsMember(page);
  await open(page, '/recipes/greek-lentil-salad');
  const choose = page.getByRole('button', { name: 'Choose what is missing' });
  const dialog = page.getByRole('dialog', { name: 'What do you need to buy?' });
  await choose.click();
  await expect(dialog.getByRole('checkbox', { name: /lentils/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /fine salt/ })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: /oregano/ }).uncheck();
  await dialog.getByRole('button', { name: /^Add \d+ items$/ }).click();
  await expectToast(page, /\d+ items added/);
  await page.locator('li[data-tone]').getByRole('button', { name: 'View list' }).click();
  await expect(page.getByRole('main')).toContainText('lentils');
  await expect(page.getByRole('main')).not.toContainText(/oregano|salt|olive oil/);
  // Half an onion is bought whole.
  await expect(page.getByRole('button', { name: 'Edit red onion, 1', exact: true })).toBeVisible();
  await open(page, '/recipes/greek-lentil-salad');
  await choose.click();
  await expect(dialog.getByRole('checkbox', { name: /oregano/ })).not.toBeChecked();
});
