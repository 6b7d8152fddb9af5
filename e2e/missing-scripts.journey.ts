import { complaints, expect, expectAccessible, open, test } from './page-watch.ts';

const lentils = '/recipes/greek-lentil-salad';

test('what the server drew stands while later scripts cannot be had, and comes alive when they can', async ({
  page,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.expect(complaints.status(404));
  await page.route('**/assets/idle-parts-*.js', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(lentils, { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  const notice = page.getByRole('alert').filter({ hasText: /^Part of this page is missing/ });
  await expect(notice).toBeInViewport({ timeout: 15_000 });
  await expect(notice.getByRole('link', { name: 'Reload the page' })).toBeVisible();
  await expect(main.getByText('Scatter the feta and walnuts over the top')).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('button', { name: 'One serving more' }).click();
  await expect(main.getByText('Scatter the feta and walnuts over the top')).toBeVisible();

  await page.unroute('**/assets/idle-parts-*.js');
  await expect(notice).toBeHidden({ timeout: 40_000 });
  await main.getByRole('radio', { name: 'US', exact: true }).check({ force: true });
  await expect(main.getByText(/approximate/)).toBeVisible();
});

test('a page whose first script fails comes alive with the next attempt', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.status(503), /Failed to fetch dynamically imported module/);
  let failures = 0;
  await page.route('**/assets/main-*.js', (route) => {
    failures += 1;
    return failures > 2 ? route.continue() : route.fulfill({ status: 503, body: '' });
  });
  await open(page, lentils);
  expect(failures).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'One serving more' }).click();
  await expect(page.getByRole('group', { name: 'Servings' }).getByRole('status')).toHaveText('5');
});
