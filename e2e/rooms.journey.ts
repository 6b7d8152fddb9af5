import { expect, open, test } from './page-watch.ts';
import { arriveAsDemoAdmin, arriveAsMember } from './people.ts';

const rooms = [
  {
    path: '/profile',
    prompt: 'Please login to view profile',
    building: 'Your goals, your picture and your settings get their place on this page next.',
  },
  {
    path: '/shopping-list',
    prompt: 'Please login to access shopping list',
    building: 'Your shopping list is empty',
  },
  {
    path: '/ai-generator',
    prompt: 'Please login to use the AI recipe generator',
    building: 'The recipe generator is still being built.',
  },
  {
    path: '/wellness',
    prompt: 'Please login to access wellness',
    building: 'More of this diary is still being built',
  },
  {
    path: '/chat',
    prompt: 'Join the Community Chat',
    building: 'The community chat is still being built.',
  },
];

test('ROLE-01 a visitor finds a prompt before every room for members', async ({ page }) => {
  for (const { path, prompt } of [...rooms, { path: '/admin', prompt: 'Access Required' }]) {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(prompt);
    const from = `?from=${encodeURIComponent(path)}`;
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/login${from}`,
    );
    await expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      `/signup${from}`,
    );
  }
});

test('ROLE-02 ROLE-03 NAV-02 a member is let in, told honestly what is not there yet, and kept out of the office', async ({
  page,
}) => {
  await arriveAsMember(page);
  for (const { path, building } of rooms) {
    await open(page, path);
    await expect(page.getByRole('main')).toContainText(building);
  }
  await open(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Access Denied: This section is only accessible to administrators',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0);
});

test('ROLE-03 NAV-02 an administrator finds the way to the office', async ({ page }) => {
  await arriveAsDemoAdmin(page);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('main')).toContainText('The dashboard is still being built.');
});
