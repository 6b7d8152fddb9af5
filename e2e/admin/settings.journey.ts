import { expect, expectToast, open, reload, test } from '../page-watch.ts';
import { arriveAsDemoAdmin } from '../people.ts';
import { OwnServer } from '../servers/own-server.ts';
import { ports } from '../servers/ports.ts';

const server = new OwnServer(ports.settings);

test.describe('a server of its own', () => {
  test.use({ baseURL: server.url });

  test('ADMIN-11 an administrator closes the sign-up; visitors read so at once, and after a restart', async ({
    page: admin,
    browser,
    watch,
  }) => {
    test.setTimeout(300_000);
    watch.expect(/ERR_(CONNECTION_(REFUSED|RESET)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/);
    try {
      await server.start();
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
      const visitor = await context.newPage();
      const closed = visitor.getByText('This kitchen takes no new members at the moment.');
      await open(visitor, '/signup');
      await expect(visitor.getByLabel('Full name')).toBeVisible();
      await arriveAsDemoAdmin(admin);
      await open(admin, '/admin?tab=settings');
      const isOpen = admin.getByRole('checkbox', { name: 'New people can sign up' });
      await isOpen.uncheck();
      await admin.getByRole('tab', { name: 'Overview' }).click();
      await admin.getByRole('tab', { name: 'Settings' }).click();
      await expect(isOpen).not.toBeChecked();
      await admin.getByRole('button', { name: 'Save settings' }).click();
      await expectToast(admin, 'Settings saved');
      await reload(visitor);
      await expect(closed).toBeVisible();

      await server.end('SIGTERM');
      await server.start();
      await reload(visitor);
      await expect(closed).toBeVisible();
      await reload(admin);
      await isOpen.check();
      await admin.getByRole('button', { name: 'Save settings' }).click();
      await expectToast(admin, 'Settings saved');
      await reload(visitor);
      await expect(visitor.getByLabel('Full name')).toBeVisible();
      await context.close();
    } finally {
      await server.remove();
    }
  });
});
