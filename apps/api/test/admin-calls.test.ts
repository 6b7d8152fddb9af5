import type { Endpoint } from '@pomona/contract/endpoint';
import { endpoints } from '@pomona/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { $ZodType } from 'zod/v4/core';
import { buildTestApp, type SignedIn, type TestApp } from './app.ts';
import { insertMemberRows, marker } from './member-rows.ts';

const contract: readonly Endpoint[] = endpoints;
const calls = contract.filter(({ access }) => access === 'admin');

/** What no administrator sees of anybody: health data, secrets, what a member keeps for themselves (ROLE-04). */
const hidden =
  /^(password|password_hash|token|token_hash|preferences|health_goals|goals|symptoms?|activities|meals|readings|glucose|cycle|dietary_preferences|notes|bio|favorite_recipes|shopping.*)$/;
/** What belongs to recipes, and not to the people who wrote them. */
const ofRecipes = new Set(['nutrition', 'ingredients', 'instructions', 'notes']);

/** The names of all fields that a reply may have, with the path to each. */
function fieldsOf(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, part]) => {
    if (key !== 'properties') return fieldsOf(part, path);
    return Object.entries(part as object).flatMap(([name, inner]) => [
      `${path}${name}`,
      ...fieldsOf(inner, `${path}${name}.`),
    ]);
  });
}

const repliesOf = ({ replies }: Endpoint) =>
  Object.values(replies).filter((reply) => reply !== null && reply instanceof $ZodType);

let test: TestApp;
let people: Record<'member' | 'other' | 'admin', SignedIn>;
beforeAll(async () => {
  test = await buildTestApp();
  people = {
    member: await test.signIn(),
    other: await test.signIn(),
    admin: await test.signIn({ isAdmin: true }),
  };
  await insertMemberRows(test.database.db, people.other.id);
});
afterAll(() => test.close());

const ask = ({ method, path, body }: Endpoint, headers: object) =>
  test.inject({
    method,
    url: path.replace(/:[a-z_]+/gi, people.other.id),
    headers: { ...headers },
    ...(body ? { payload: {} } : {}),
  });

it('ROLE-03 every call of the dashboard and of the pictures is for administrators', () => {
  const forAll = contract.filter(
    ({ path, access }) => /^\/api\/(admin|images)\//.test(path) && access !== 'admin',
  );
  // The one that makes administrators refuses by itself (GRANT-02).
  expect(forAll.map(({ name }) => name)).toEqual(['grantAdmin']);
  expect(calls.length).toBeGreaterThan(10);
});

describe.each(calls)('$method $path', (endpoint) => {
  it('ROLE-03 tells members and visitors nothing but that they may not', async () => {
    const expected = [
      [{}, 401, 'not_signed_in'],
      [people.member.headers, 403, 'forbidden'],
      [people.other.headers, 403, 'forbidden'],
    ] as const;
    for (const [headers, status, code] of expected) {
      const reply = await ask(endpoint, headers);
      expect([reply.statusCode, reply.json()]).toMatchObject([status, { code }]);
      expect(Object.keys(reply.json<object>()).toSorted()).toEqual([
        'code',
        'detail',
        'request_id',
      ]);
      expect(reply.headers['cache-control']).toMatch(/no-store|private/);
    }
  });

  it('ROLE-04 ADMIN-08 promises no secret, no health data and nothing private', () => {
    const fields = repliesOf(endpoint).flatMap((reply) =>
      fieldsOf(z.toJSONSchema(reply as z.ZodType, { unrepresentable: 'any' })),
    );
    const leaks = fields.filter((field) => {
      const name = field.slice(field.lastIndexOf('.') + 1);
      return hidden.test(name) && !ofRecipes.has(name);
    });
    expect(leaks).toEqual([]);
  });
});

it('ROLE-04 no reading call of the dashboard holds what a member logged, wrote for themselves or keeps secret', async () => {
  const { db } = test.database;
  // What anybody may read, or administrators must: the rest keeps the mark of the member.
  await db.execute(sql`update users set name = 'Ida', email = 'ida@example.org', avatar = null
    where email = ${`${marker}@example.org`}`);
  await db.execute(
    sql`delete from recipes where id in (${`shown-${marker}`}, ${`deleted-${marker}`})`,
  );
  const reading = calls.filter(({ method }) => method === 'GET');
  for (const endpoint of reading) {
    const reply = await ask(endpoint, people.admin.headers);
    expect([endpoint.path, reply.statusCode < 500]).toEqual([endpoint.path, true]);
    const text = reply.body.replaceAll(/[0-9a-f]{8}-0000-4000-8000-[0-9a-f]{12}/g, '');
    expect([endpoint.path, text.includes(`text ${marker}`)]).toEqual([endpoint.path, false]);
  }
});
