import { expect, open, test } from './page-watch.ts';
import { arriveAsDemoAdmin } from './people.ts';

test('ROLE-03 NAV-02 an administrator finds the way to the office', async ({ page }) => {
  await arriveAsDemoAdmin(page);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('main')).toContainText('The dashboard is still being built.');
});
