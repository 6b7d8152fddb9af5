import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@pomona/contract/endpoint';
import { addressOf } from '@pomona/contract/endpoint';
import { endpoints } from '@pomona/contract/endpoints';
import { expect, it } from 'vitest';
import { buildTestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

const contract: readonly Endpoint[] = endpoints;
const emailOfAda = 'secret-address';

/** Administrators know accounts by their e-mail (ADMIN-08). */
const showsEmail = ({ name }: Endpoint, isAdministrator: boolean) =>
  isAdministrator && name === 'listUsers';

it('ROLE-04 PROF-07 danger 12: what a member eats, avoids and wants to reach is shown to nobody else, administrators included', async () => {
  const test = await buildTestApp();
  await makeRecipe(test.database.db, { id: 'soup' });
  const ada = await test.signIn({ email: `${emailOfAda}@pomona.test`, name: 'Ada' });
  const asAda = { headers: ada.headers };
  const text = 'A goal that nobody else reads';
  await test.inject({
    ...{ ...asAda, method: 'PUT', url: '/api/users/me' },
    payload: { preferences: { allergens: ['lupin'], dietary_preferences: ['Keto'] } },
  });
  await test.inject({
    ...{ ...asAda, method: 'POST', url: '/api/users/me/goals' },
    payload: { id: randomUUID(), text },
  });
  await test.inject({
    ...{ ...asAda, method: 'POST', url: '/api/recipes/soup/reviews' },
    payload: { rating: 5, comment: 'Everybody reads this.' },
  });
  const administrator = (await test.signIn({ isAdmin: true })).headers;
  const others = [{}, (await test.signIn()).headers, administrator];
  const params = { id: 'soup', recipeId: 'soup', hash: 'soup', key: 'celery', token: 'soup' };
  const own = (await test.inject({ ...asAda, url: '/api/users/me' })).body;
  const secrets = [text, '"allergens":["lupin"]', '"dietary_preferences":["Keto"]', emailOfAda];
  for (const secret of secrets) expect(own).toContain(secret);
  let read = '';
  for (const endpoint of contract.filter(({ method }) => method === 'GET')) {
    for (const headers of others) {
      const { body } = await test.inject({ url: addressOf(endpoint, { params }), headers });
      read += body;
      for (const secret of secrets) {
        const isShown = secret === emailOfAda && showsEmail(endpoint, headers === administrator);
        expect(body.includes(secret), `${endpoint.name}: ${secret}`).toBe(isShown);
      }
    }
  }
  expect(read).toContain('Everybody reads this.');
  await test.close();
});
