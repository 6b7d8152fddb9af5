import { complaints, expect, open, test } from './page-watch.ts';

const lists = /\/api\/recipes\/?\?/;

test('LIST-03 LIST-09 a search among the first cards claims nothing about the rest', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.cutOff);
  let giveUp = () => {};
  const late = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  await page.route(lists, async (route) => {
    await late;
    await route.abort();
  });
  await open(page, '/recipes');
  const main = page.getByRole('main');
  await page.getByRole('searchbox').fill('no dish is called so');
  await expect(main.getByRole('status')).toHaveText(/Loading/);
  await expect(main.getByText('No recipes found')).toBeHidden();
  giveUp();
  await expect(main.getByRole('heading', { name: 'Error loading recipes' })).toBeVisible();
  await expect(main.getByText('No recipes found')).toBeHidden();
  await expect(main.getByText(/^Showing/)).toBeHidden();
  await page.unroute(lists);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('No recipes found')).toBeVisible();
  await expect(main.getByText(/^Showing 0 of/)).toBeVisible();
});
