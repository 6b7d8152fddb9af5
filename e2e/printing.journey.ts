import { expect, expectAccessible, expectToast, open, test } from './page-watch.ts';

const lentils = '/recipes/greek-lentil-salad';

test('PRINT-01 a window of its own prints the recipe as scaled, then closes', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    window.print = () =>
      localStorage.setItem('printed', document.querySelector('main, body')?.textContent ?? '');
  });
  await open(page, lentils);
  const more = page.getByRole('button', { name: 'One serving more' });
  for (let click = 0; click < 4; click += 1) await more.click();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Print recipe' }).click();
  const sheet = await opening;
  await expectToast(page, 'Preparing recipe for printing');
  expect(new URL(sheet.url()).pathname).toBe(`${lentils}/print`);
  if (!sheet.isClosed()) await sheet.waitForEvent('close');
  const printed = await page.evaluate(() => localStorage.getItem('printed'));
  expect(printed).toContain('Greek Lentil Salad');
  expect(printed).toContain('5 tbsp extra-virgin olive oil');
  expect(printed).toContain('Scatter the feta and walnuts over the top');
});

test('PRINT-01 the sheet can be opened by itself, and the browser’s own print leaves the shell out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
    window.close = () => undefined;
  });
  await page.goto(`${lentils}/print`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Greek Lentil Salad');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);

  await open(page, lentils);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share recipe' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
});
