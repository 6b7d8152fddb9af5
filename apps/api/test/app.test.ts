import type { Access, Endpoint } from '@pomona/contract/endpoint';
import { endpoints } from '@pomona/contract/endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { createSessions } from '#features/accounts/sessions/service.ts';
import { systemRandom } from '#platform/clock.ts';
import { buildTestApp, type SignedIn, type TestApp } from './app.ts';

const contract: readonly Endpoint[] = endpoints;

const actors = [
  'visitor',
  'forged',
  'expired',
  'revoked',
  'disabled',
  'member',
  'ex-admin',
  'demo-admin',
  'admin',
] as const;
type Actor = (typeof actors)[number];
const administrators: ReadonlySet<Actor> = new Set(['admin', 'demo-admin']);

const aMonth = 31 * 24 * 60 * 60 * 1000;

let test: TestApp;
let tokens: Record<Actor, () => Promise<string | null>>;

beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.database;
  const sessions = createSessions({
    databaseClock: test.databaseClock,
    database: db,
    bus: test.bus,
    clock: test.clock.now,
    random: systemRandom,
    log: { warn() {} },
    hasDemo: true,
  });
  const open = (person: SignedIn) => {
    // Of many sessions the oldest are ended: none may be as old as another.
    test.clock.advance(1);
    return sessions.openSession(person.id, { address: '', userAgent: '' });
  };

  const expired = await test.signIn();
  test.clock.advance(aMonth);
  const revoked = await test.signIn();
  await test.inject({ method: 'POST', url: '/api/users/logout', headers: revoked.headers });
  const disabled = await test.signIn();
  await db.update(users).set({ isDisabled: true }).where(eq(users.id, disabled.id));
  const member = await test.signIn();
  const admin = await test.signIn({ isAdmin: true });
  const demoAdmin = await test.signIn({ isAdmin: true });
  await db.update(users).set({ isDemo: true }).where(eq(users.id, demoAdmin.id));
  const exAdmin = await test.signIn({ isAdmin: true });
  await test.roles.makeMember(exAdmin.id);

  tokens = {
    visitor: async () => null,
    forged: async () => 'A'.repeat(43),
    expired: async () => expired.token,
    revoked: async () => revoked.token,
    disabled: async () => disabled.token,
    // Anew each time: some calls end the session that makes them.
    member: () => open(member),
    'ex-admin': () => open(exAdmin),
    'demo-admin': () => open(demoAdmin),
    admin: () => open(admin),
  };
});
afterAll(() => test.close());

type Refusal = 'not_signed_in' | 'session_rejected' | 'forbidden' | null;
const refusals: readonly unknown[] = ['not_signed_in', 'session_rejected', 'forbidden'];

/** What the door must say, written down once more and differently from the door itself. */
function expectedRefusal(access: Access, actor: Actor): Refusal {
  if (access === 'public') return null;
  if (['forged', 'expired', 'revoked', 'disabled'].includes(actor)) return 'session_rejected';
  if (access === 'visitor') return null;
  if (actor === 'visitor') return 'not_signed_in';
  return access === 'admin' && !administrators.has(actor) ? 'forbidden' : null;
}

async function ask(endpoint: Endpoint, actor: Actor) {
  const token = await tokens[actor]();
  return test.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:[a-z_]+/gi, 'no-such-thing'),
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(endpoint.body ? { payload: {} } : {}),
  });
}

describe.each(contract)('$method $path ($access)', (endpoint) => {
  it.each(actors)('ROLE answers the %s as it must', async (actor) => {
    const answer = await ask(endpoint, actor);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const code: unknown = isJson ? answer.json().code : undefined;
    const refusal = refusals.includes(code) ? code : null;
    expect(refusal).toBe(expectedRefusal(endpoint.access, actor));
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('is served with and without the slash', async () => {
    const ways = [endpoint.path, `${endpoint.path}/`].map((path) =>
      test.app.inject({
        method: endpoint.method,
        url: path.replace(/:[a-z_]+/gi, 'no-such-thing'),
      }),
    );
    const [without, withSlash] = await Promise.all(ways);
    expect(withSlash?.statusCode).toBe(without?.statusCode);
    expect(withSlash?.body).not.toContain('endpoint_not_found');
  });

  it.runIf(endpoint.body !== undefined)('API-26 refuses fields that it does not know', async () => {
    const token = await tokens.admin();
    const answer = await test.app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:[a-z_]+/gi, 'no-such-thing'),
      headers: { authorization: `Bearer ${token}` },
      payload: { is_admin: true, no_such_field: 1 },
    });
    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json().errors)).toMatch(/is_admin|no_such_field/);
  });
});
