import { complaints, expect, expectToast, open, test } from './page-watch.ts';
import { fillSignIn, newPerson, submitSignIn } from './people.ts';
import { OwnServer } from './servers/own-server.ts';
import { ports } from './servers/ports.ts';

const server = new OwnServer(ports.survival);

test.describe('a server of its own', () => {
  test.use({ baseURL: server.url });

  test('AUTH-01 FAV-02 a server killed in the middle loses nothing: still signed in, still saved', async ({
    page,
    watch,
  }) => {
    test.setTimeout(300_000);
    watch.expect(
      complaints.cutOff,
      /ERR_(CONNECTION_(REFUSED|RESET)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/,
      /could not be loaded NetworkError: The server cannot be reached/,
    );
    try {
      await server.start();
      const person = newPerson();
      const reply = await page.request.post('/api/users/register', { data: person });
      expect(reply.status()).toBe(201);
      await open(page, '/login?from=/recipes/greek-lentil-salad');
      await fillSignIn(page, person);
      await submitSignIn(page);
      await page.getByRole('button', { name: /^Save Greek Lentil Salad/ }).click();
      await expectToast(page, 'Added to favorites');

      await server.end('SIGKILL');
      await server.start();

      await open(page, '/recipes/greek-lentil-salad');
      await expect(page.getByRole('button', { name: 'Account of Ada Quince' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Remove Greek Lentil Salad/ })).toBeVisible();
    } finally {
      await server.remove();
    }
  });
});
