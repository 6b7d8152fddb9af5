import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { createRoles } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const admins = () =>
  test.database.db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));

it('ROLE-03 danger 3: the last administrator stays, also when two leave at once', async () => {
  const roles = createRoles({ database: test.database.db, bus: test.bus });
  const [ada, ida] = [await test.signIn(), await test.signIn()];
  await roles.makeAdmin(ada.id);
  await expect(roles.makeMember(ada.id)).rejects.toMatchObject({ code: 'conflict' });
  await roles.makeAdmin(ida.id);
  const outcomes = await Promise.allSettled([roles.makeMember(ada.id), roles.makeMember(ida.id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await admins()).length).toBe(1);
});

it('danger 3: no other way makes an administrator', async () => {
  const person = await test.signIn();
  const update = test.database.db
    .update(users)
    .set({ isAdmin: true })
    .where(eq(users.id, person.id));
  await expect(update).rejects.toThrow();
});

it('tells when there is no such member', async () => {
  const roles = createRoles({ database: test.database.db, bus: test.bus });
  const nobody = '00000000-0000-4000-8000-000000000000';
  await expect(roles.makeAdmin(nobody)).rejects.toMatchObject({ code: 'not_found' });
});
