import { bearerProtocol, closeCodes } from '@pomona/contract/realtime/protocol';
import type { Review } from '@pomona/contract/reviews';
import { shoppingSocket } from '@pomona/contract/shopping/live';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDatabase } from '#database/seed.ts';
import { users } from '#database/tables/accounts.ts';
import { recipes } from '#database/tables/recipes.ts';
import { systemRandom } from '#platform/clock.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';
import { listen, openSocket } from '#test/sockets.ts';
import { demoAccountsSeed } from '../demo/seed.ts';
import { demoMember } from '../demo/service.ts';
import { createPasswords } from '../passwords/service.ts';

/** Of everybody that the test app signs up. */
const password = 'a long enough password';
const day = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

let people = 0;
async function newMember(): Promise<SignedIn & { email: string }> {
  people += 1;
  const email = `leaving-${people}@pomona.test`;
  return { ...(await test.signIn({ email, name: 'Ada Quince' })), email };
}

const remove = ({ headers }: Pick<SignedIn, 'headers'>, given = password) =>
  test.inject({ method: 'DELETE', url: '/api/users/me', headers, payload: { password: given } });
const signIn = ({ email }: { email: string }, given = password) =>
  test.inject({ method: 'POST', url: '/api/users/login', payload: { email, password: given } });
const statusOf = async ({ headers }: SignedIn) =>
  (await test.inject({ url: '/api/users/me', headers })).statusCode;
const read = async (url: string, headers = {}) => test.inject({ url, headers });
const rowOf = async ({ id }: { id: string }) =>
  (await test.database.db.select().from(users).where(eq(users.id, id)))[0];

describe('the deletion of an account', () => {
  it('AUTH-11 API-23 says when, and ends every session at once, sockets included', async () => {
    const ada = await newMember();
    const elsewhere = (await signIn(ada)).json().access_token;
    const host = await listen(test.app);
    const protocols = [shoppingSocket.protocol, bearerProtocol(ada.token)];
    const socket = await openSocket(host, shoppingSocket.path, { protocols });
    const answer = await remove(ada);
    expect(answer.statusCode).toBe(202);
    expect(Date.parse(answer.json().erasure_at)).toBe(test.clock.now() + 14 * day);
    expect(await socket.closed).toBe(closeCodes.accessEnded);
    expect(await statusOf(ada)).toBe(401);
    expect((await read('/api/users/me', { authorization: `Bearer ${elsewhere}` })).statusCode).toBe(
      401,
    );
  });

  it('AUTH-11 needs the password', async () => {
    const ada = await newMember();
    const answer = await remove(ada, 'not this one');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrong_password']);
    expect(await statusOf(ada)).toBe(200);
    expect((await rowOf(ada))?.erasureAt).toBeNull();
  });

  it('danger 8: is refused for the accounts of the demonstration', async () => {
    const passwords = createPasswords(systemRandom);
    const step = demoAccountsSeed((text) => passwords.hashPassword(text));
    await seedDatabase(test.database.url(), [step]);
    const token = (await signIn(demoMember, demoMember.password)).json().access_token;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await remove({ headers }, demoMember.password);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'demo_account']);
  });

  it('ROLE-03 danger 3: the last administrator stays, also when two leave at once', async () => {
    const own = await buildTestApp();
    try {
      const [ada, ida] = [await own.signIn({ isAdmin: true }), await own.signIn({ isAdmin: true })];
      const answers = await Promise.all(
        [ada, ida].map(({ headers }) =>
          own.inject({ method: 'DELETE', url: '/api/users/me', headers, payload: { password } }),
        ),
      );
      const refused = answers.find(({ statusCode }) => statusCode !== 202);
      expect([refused?.statusCode, refused?.json().code]).toEqual([409, 'last_admin']);
      expect(answers.filter(({ statusCode }) => statusCode === 202).length).toBe(1);
    } finally {
      await own.close();
    }
  });
});

describe('a deleted account', () => {
  it('AUTH-11 is kept when its member signs in before the date, and they are notified', async () => {
    const ada = await newMember();
    await makeRecipe(test.database.db, { id: `kept-${ada.id}`, ownerId: ada.id });
    const before = new Date('2026-10-01');
    await makeRecipe(test.database.db, {
      ...{ id: `gone-${ada.id}`, ownerId: ada.id, deletedAt: before },
    });
    await remove(ada);
    expect((await read(`/api/recipes/kept-${ada.id}`)).statusCode).toBe(404);
    test.clock.advance(13 * day);
    const answer = (await signIn(ada)).json();
    expect(answer).toMatchObject({ is_kept: true, user: { id: ada.id } });
    expect((await rowOf(ada))?.erasureAt).toBeNull();
    expect((await read(`/api/recipes/kept-${ada.id}`)).statusCode).toBe(200);
    const [gone] = await test.database.db
      .select()
      .from(recipes)
      .where(eq(recipes.id, `gone-${ada.id}`));
    expect(gone?.deletedAt).toEqual(before);
    expect(await statusOf(ada)).toBe(401);
    expect((await signIn(ada)).json().is_kept).toBeUndefined();
  });

  it('AUTH-11 is not kept by a wrong password, nor after the date', async () => {
    const ada = await newMember();
    await remove(ada);
    expect((await signIn(ada, 'not this one')).statusCode).toBe(401);
    expect((await rowOf(ada))?.erasureAt).not.toBeNull();
    test.clock.advance(14 * day);
    expect((await signIn(ada)).json().code).toBe('login_failed');
  });

  it('AUTH-11 a session that began while it was being deleted opens nothing', async () => {
    const ada = await newMember();
    await test.database.db
      .update(users)
      .set({ erasureAt: new Date(test.clock.now() + day) })
      .where(eq(users.id, ada.id));
    test.clock.advance(6000);
    expect(await statusOf(ada)).toBe(401);
  });

  it('AUTH-11 ROLE-04 nobody sees its name any more; its review stays, and counts', async () => {
    const [ada, eve] = [await newMember(), await newMember()];
    const recipe = await makeRecipe(test.database.db, {});
    const { id } = (
      await test.inject({
        ...{ method: 'POST', url: `/api/recipes/${recipe}/reviews`, headers: ada.headers },
        payload: { rating: 4, comment: 'Good soup' },
      })
    ).json<Review>();
    const payload = { scope: 'read' };
    const link = { method: 'POST', url: '/api/shopping/share', headers: ada.headers } as const;
    const { token } = (await test.inject({ ...link, payload })).json();
    expect((await read(`/api/shopping/shared/${token}`)).statusCode).toBe(200);
    await remove(ada);
    const [review] = (await read(`/api/recipes/${recipe}/reviews`)).json<Review[]>();
    expect(review).toMatchObject({ id, user_id: null, user_name: null, user_avatar: null });
    expect((await read(`/api/recipes/${recipe}`)).json()).toMatchObject({ rating: 4 });
    expect((await read(`/api/shopping/shared/${token}`)).statusCode).toBe(404);
    const helpful = { method: 'PUT', url: `/api/reviews/${id}/helpful` } as const;
    const vote = await test.inject({ ...helpful, headers: eve.headers });
    expect([vote.statusCode, vote.json().helpful_count]).toEqual([200, 1]);
    const edit = { method: 'PUT', url: `/api/reviews/${id}`, headers: eve.headers } as const;
    const change = await test.inject({ ...edit, payload: { rating: 1, comment: 'Mine now' } });
    expect(change.statusCode).toBe(403);
    await signIn(ada);
    const [named] = (await read(`/api/recipes/${recipe}/reviews`)).json<Review[]>();
    expect(named).toMatchObject({ user_id: ada.id, user_name: 'Ada Quince' });
  });

  it('AUTH-11 rendered pages are made anew, so that the name leaves them too', async () => {
    const ada = await newMember();
    const version = async () =>
      (await test.database.pool.query(`SELECT version FROM data_versions WHERE topic = 'reviews'`))
        .rows[0].version;
    const before = await version();
    await remove(ada);
    expect(Number(await version())).toBeGreaterThan(Number(before));
  });
});
