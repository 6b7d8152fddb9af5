import { createHash, randomUUID } from 'node:crypto';
import { bearerProtocol, closeCodes, shareProtocol } from '@pomona/contract/realtime/protocol';
import { shoppingSocket } from '@pomona/contract/shopping/live';
import type { SharedList, ShareScope } from '@pomona/contract/shopping/sharing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { shoppingShares } from '#database/tables/shopping.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { listen, openSocket, type TestSocket } from '#test/sockets.ts';

let test: TestApp;
let host: string;
const opened: TestSocket[] = [];

beforeAll(async () => {
  test = await buildTestApp();
  host = await listen(test.app);
});
afterAll(async () => {
  for (const { socket } of opened) socket.terminate();
  await test.close();
});

const call = (
  who: SignedIn | null,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) =>
  test.inject({
    ...{ method, url: `/api/shopping${path}` },
    ...(who && { headers: who.headers }),
    ...(payload && { payload }),
  });

async function add(who: SignedIn, item: string): Promise<string> {
  const id = randomUUID();
  await call(who, 'POST', '/items', { items: [{ id, item }] });
  return id;
}

async function share(who: SignedIn, scope: ShareScope): Promise<string> {
  const reply = await call(who, 'POST', '/share', { scope });
  expect(reply.statusCode).toBe(201);
  return reply.json<{ token: string }>().token;
}

const read = (token: string, who: SignedIn | null = null) => call(who, 'GET', `/shared/${token}`);
const listOf = async (token: string, who: SignedIn | null = null) =>
  (await read(token, who)).json<SharedList>();
const refusal = ({ statusCode, json }: Awaited<ReturnType<typeof read>>) => [
  statusCode,
  json().code,
];

async function watch(token: string, who: SignedIn | null = null): Promise<TestSocket> {
  const credentials = [shareProtocol(token), ...(who ? [bearerProtocol(who.token)] : [])];
  const protocols = [shoppingSocket.protocol, ...credentials];
  const socket = await openSocket(host, shoppingSocket.path, { protocols });
  opened.push(socket);
  await socket.message(({ type }) => type === 'ready');
  return socket;
}

describe('a shared shopping list', () => {
  it('SHOP-04 SHOP-11 anybody with the link reads the list; without one nobody does', async () => {
    const [ada, ben] = [await test.signIn({ name: 'Ada' }), await test.signIn()];
    await add(ada, '2 kg tomatoes');
    const token = await share(ada, 'read');
    for (const who of [null, ben, ada]) {
      const list = await listOf(token, who);
      expect(list).toMatchObject({
        owner: { id: ada.id, name: 'Ada' },
        scope: 'read',
        is_own: who === ada,
      });
      expect(list.items.map(({ item, added_by }) => [item, added_by?.name])).toEqual([
        ['tomatoes', 'Ada'],
      ]);
    }
    expect(refusal(await read('A'.repeat(22)))).toEqual([404, 'shared_list_not_found']);
  });

  it('danger 9: the token has 128 bits, and only its hash is stored', async () => {
    const ada = await test.signIn();
    const token = await share(ada, 'read');
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const rows = await test.database.db.select().from(shoppingShares);
    const hash = createHash('sha256').update(token).digest('hex');
    expect(rows.map(({ tokenHash }) => tokenHash.toString('hex'))).toContain(hash);
    expect(JSON.stringify(rows)).not.toContain(token);
    const state = (await call(ada, 'GET', '/share')).json();
    expect(state).toMatchObject({ share: { scope: 'read' } });
    expect(JSON.stringify(state)).not.toContain(token);
  });

  it('danger 9: no referrer, no index, no cache, also where the link is refused', async () => {
    const token = await share(await test.signIn(), 'read');
    for (const tried of [token, 'A'.repeat(22)]) {
      const { headers } = await read(tried);
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      });
    }
  });

  it.each(['short', 'A'.repeat(23), '%00'.padEnd(25, 'A'), '..%2f..', "' or 1=1 --"])(
    'danger 9: %j is no link, and answers like an unknown one',
    async (token) => {
      const reply = await read(encodeURIComponent(decodeURIComponent(token)));
      expect([404, 422]).toContain(reply.statusCode);
    },
  );

  it('danger 9: guessing is throttled', async () => {
    const limited = await buildTestApp({ config: { rateLimitFactor: 0.05 } });
    try {
      const guess = () =>
        limited.inject({ url: `/api/shopping/shared/${randomUUID().slice(0, 22)}` });
      const statuses = [];
      for (let attempt = 0; attempt < 8; attempt += 1) statuses.push((await guess()).statusCode);
      expect(statuses.slice(0, 6)).toEqual(Array(6).fill(404));
      expect(statuses.slice(6)).toEqual([429, 429]);
    } finally {
      await limited.close();
    }
  });

  it('danger 9: a link to read lets nobody change the list, one to tick and add only who is signed in', async () => {
    const [ada, ben] = [await test.signIn(), await test.signIn({ name: 'Ben' })];
    const id = await add(ada, 'milk');
    const writes = (token: string, who: SignedIn | null) => [
      call(who, 'POST', `/shared/${token}/items`, { id: randomUUID(), item: 'bread' }),
      call(who, 'PATCH', `/shared/${token}/items/${id}`, { checked: true }),
    ];
    const reading = await share(ada, 'read');
    for (const reply of await Promise.all(writes(reading, ben)))
      expect(refusal(reply)).toEqual([403, 'shared_list_read_only']);
    const changing = await share(ada, 'tick_and_add');
    for (const reply of await Promise.all(writes(changing, null)))
      expect(refusal(reply)).toEqual([401, 'not_signed_in']);
    const [added, ticked] = await Promise.all(writes(changing, ben));
    expect([added?.statusCode, ticked?.statusCode]).toEqual([201, 200]);
  });

  it('danger 9: a guest can neither rename, delete, clear nor restore, nor reach another list', async () => {
    const [ada, ben, eve] = [await test.signIn(), await test.signIn(), await test.signIn()];
    const [id, foreign] = [await add(ada, 'milk'), await add(eve, 'bread')];
    const token = await share(ada, 'tick_and_add');
    const shared = `/shared/${token}/items`;
    expect((await call(ben, 'PATCH', `${shared}/${id}`, { item: 'rum' })).statusCode).toBe(422);
    expect((await call(ben, 'DELETE', `${shared}/${id}`)).statusCode).toBe(405);
    expect((await call(ben, 'DELETE', `/items/${id}`)).statusCode).toBe(404);
    const restored = { food_key: null, recipes: [], created_at: '2026-01-01T00:00:00Z' };
    const body = { id: randomUUID(), item: 'rum', quantity: '1', restored };
    expect((await call(ben, 'POST', shared, body)).statusCode).toBe(422);
    expect((await call(ben, 'PATCH', `${shared}/${foreign}`, { checked: true })).statusCode).toBe(
      404,
    );
    expect((await listOf(token)).items).toHaveLength(1);
  });

  it('SHOP-04 the owner and the guests see who added and who ticked', async () => {
    const [ada, ben] = [await test.signIn({ name: 'Ada' }), await test.signIn({ name: 'Ben' })];
    const id = await add(ada, 'milk');
    const token = await share(ada, 'tick_and_add');
    await call(ben, 'PATCH', `/shared/${token}/items/${id}`, { checked: true });
    await call(ben, 'POST', `/shared/${token}/items`, { id: randomUUID(), item: '2 kg potatoes' });
    const own = (await call(ada, 'GET', '')).json();
    for (const { items } of [own, await listOf(token)])
      expect(
        items.map((item: SharedList['items'][number]) => [
          item.item,
          item.quantity,
          item.added_by?.name,
          item.checked_by?.name ?? null,
        ]),
      ).toEqual([
        ['milk', '1', 'Ada', 'Ben'],
        ['potatoes', '2 kg', 'Ben', null],
      ]);
    await call(ada, 'PATCH', `/items/${id}`, { checked: true });
    expect((await listOf(token)).items[0]?.checked_by?.name).toBe('Ben');
    await call(ada, 'PATCH', `/items/${id}`, { checked: false });
    expect((await listOf(token)).items[0]?.checked_by).toBeNull();
  });

  it('SHOP-04 a guest who is erased leaves what they added, without a name', async () => {
    const [ada, ben] = [await test.signIn(), await test.signIn()];
    const token = await share(ada, 'tick_and_add');
    await call(ben, 'POST', `/shared/${token}/items`, { id: randomUUID(), item: 'bread' });
    await test.database.db.delete(users).where(eq(users.id, ben.id));
    expect((await listOf(token)).items).toMatchObject([{ item: 'bread', added_by: null }]);
  });

  it('SHOP-09 an addition that is sent twice is added once', async () => {
    const [ada, ben] = [await test.signIn(), await test.signIn()];
    const token = await share(ada, 'tick_and_add');
    const body = { id: randomUUID(), item: 'bread' };
    const send = () => call(ben, 'POST', `/shared/${token}/items`, body);
    await Promise.all([send(), send(), send()]);
    expect((await listOf(token)).items).toHaveLength(1);
  });

  it('SHOP-04 owner, guest and visitor see each change within a second', async () => {
    const [ada, ben] = [await test.signIn(), await test.signIn()];
    const id = await add(ada, 'milk');
    const token = await share(ada, 'tick_and_add');
    const protocols = [shoppingSocket.protocol, bearerProtocol(ada.token)];
    const owner = await openSocket(host, shoppingSocket.path, { protocols });
    opened.push(owner);
    await owner.message(({ type }) => type === 'ready');
    const sockets = [owner, await watch(token, ben), await watch(token)];
    const start = Date.now();
    await call(ben, 'PATCH', `/shared/${token}/items/${id}`, { checked: true });
    for (const socket of sockets)
      expect(await socket.message(({ type }) => type === 'changed')).toMatchObject({
        items: [{ id, checked: true }],
      });
    expect(Date.now() - start).toBeLessThan(1000);
  });

  it('danger 9: revoking cuts at once: calls, sockets, and a call that is under way', async () => {
    const [ada, ben] = [await test.signIn(), await test.signIn()];
    const id = await add(ada, 'milk');
    const token = await share(ada, 'tick_and_add');
    const sockets = [await watch(token), await watch(token, ben)];
    const tick = () => call(ben, 'PATCH', `/shared/${token}/items/${id}`, { checked: true });
    const [revoked, racing] = await Promise.all([call(ada, 'DELETE', '/share'), tick()]);
    expect([revoked.statusCode, [200, 404].includes(racing.statusCode)]).toEqual([204, true]);
    for (const socket of sockets) expect(await socket.closed).toBe(closeCodes.accessEnded);
    expect(refusal(await read(token))).toEqual([404, 'shared_list_not_found']);
    expect(refusal(await tick())).toEqual([404, 'shared_list_not_found']);
    await expect(watch(token)).rejects.toThrow('HTTP 404');
    expect((await call(ada, 'GET', '/share')).json()).toEqual({ share: null });
  });

  it('danger 9: a new link revokes the last one', async () => {
    const ada = await test.signIn();
    const first = await share(ada, 'tick_and_add');
    const socket = await watch(first);
    const second = await share(ada, 'read');
    expect(await socket.closed).toBe(closeCodes.accessEnded);
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  });

  it('danger 9: a link that vanished past the bus, or whose owner was disabled, is cut within five seconds', async () => {
    const { db } = test.database;
    const [ada, eve] = [await test.signIn(), await test.signIn()];
    const [gone, disabled] = [await share(ada, 'read'), await share(eve, 'read')];
    const sockets = [await watch(gone), await watch(disabled)];
    const hash = createHash('sha256').update(gone).digest();
    await db.delete(shoppingShares).where(eq(shoppingShares.tokenHash, hash));
    await db.update(users).set({ isDisabled: true }).where(eq(users.id, eve.id));
    const start = Date.now();
    for (const socket of sockets) expect(await socket.closed).toBe(closeCodes.accessEnded);
    expect(Date.now() - start).toBeLessThan(5000);
    for (const token of [gone, disabled]) expect((await read(token)).statusCode).toBe(404);
  });
});
