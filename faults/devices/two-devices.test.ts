import { randomUUID } from 'node:crypto';
import type { ShoppingItem, ShoppingList } from '@pomona/contract/shopping';
import { type ShoppingCategory, shoppingCategories } from '@pomona/food/foods/categories';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shoppingLists } from '../../apps/api/src/database/tables/shopping.ts';
import { buildTestApp, type SignedIn, type TestApp } from '../../apps/api/test/app.ts';
import { readStoredList } from '../../apps/api/test/stored-list.ts';
import type { Appended } from '../../apps/web/src/platform/offline/changes/queue.ts';
import {
  type Device,
  type DeviceTransport,
  openDevice,
} from '../../apps/web/test/shopping-device.ts';
import { createHistory } from './history.ts';
import { createLedger, mergedFood } from './ledger.ts';
import { createNetwork, type Fate, fates, type Network, turns } from './network.ts';

let test: TestApp;
let who: SignedIn;
beforeAll(async () => {
  test = await buildTestApp({ checksReplies: false });
  who = await test.signIn();
});
afterAll(() => test.close());

const acts = [
  ...['type', 'type', 'buy', 'tick', 'tick', 'edit', 'remove', 'undo', 'clear', 'order'],
  ...['offline', 'online', 'kill', 'kill in writing', 'read', 'read late', 'hear', 'late', 'turn'],
] as const;
interface Step {
  at: 'phone' | 'laptop';
  act: (typeof acts)[number];
  choice: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  at: fc.constantFrom('phone', 'laptop'),
  act: fc.constantFrom(...acts),
  choice: fc.nat(20),
});
const script: fc.Arbitrary<Fate[]> = fc.array(fc.constantFrom(...fates), { maxLength: 15 });

let runs = 0;

interface Run {
  scripts: Record<Step['at'], Fate[]>;
  /** The key that arrives at the server. */
  keyOf(key: string): string;
}

/** Two devices of one member, whose apps are closed and opened again. */
function openTwo({ scripts, keyOf }: Run) {
  runs += 1;
  const ledger = createLedger(() => readStoredList(test.database.db, who.id));
  const server: DeviceTransport = (sent, changeId) => {
    const { method, address, body, idempotencyKey } = sent;
    const serve = async () => {
      const key = idempotencyKey && { 'idempotency-key': keyOf(idempotencyKey) };
      const reply = await test.inject({
        ...{ method, url: address, headers: { ...who.headers, ...key } },
        ...(body !== undefined && { payload: body as object }),
      });
      return { status: reply.statusCode, body: reply.json() };
    };
    return changeId === undefined ? serve() : ledger.deliver({ changeId, sent }, serve);
  };
  const run = runs;
  const reopen = (name: Step['at'], network: Network, list?: ShoppingList) =>
    openDevice({
      ...{ list, transport: network.transport },
      memberId: who.id,
      name: `${name} ${run}`,
    });
  const networks = {
    phone: createNetwork(server, scripts.phone),
    laptop: createNetwork(server, scripts.laptop),
  };
  const devices = {
    phone: reopen('phone', networks.phone),
    laptop: reopen('laptop', networks.laptop),
  };
  const readServer = async () =>
    (await test.inject({ url: '/api/shopping', headers: who.headers })).json<ShoppingList>();
  return { ledger, networks, devices, reopen, readServer };
}

interface Removed {
  item: ShoppingItem;
  /** Of the change. */
  id: string;
  removal: ReturnType<ReturnType<typeof createHistory>['removed']>;
}

type World = ReturnType<typeof openTwo> & {
  history: ReturnType<typeof createHistory>;
  undo: Partial<Record<Step['at'], Removed>>;
  orders: ShoppingCategory[][];
  snapshots: ShoppingList[];
  typed: number;
};

const isFood = ({ item }: Pick<ShoppingItem, 'item'>) => item.includes(mergedFood);

function add(world: World, at: Step['at'], added: { id: string; appended: Appended }): void {
  const shown = world.devices[at].shown().find(({ id }) => id === added.id);
  if (shown === undefined) throw new Error('What was added is not shown');
  // It may go into another item: the ledger adds it up.
  if (isFood(shown)) return;
  const accept = world.history.added(added.id, at, shown);
  void added.appended.isAccepted.then(accept);
}

/** What a person does; all of it is shown at once. */
const doings: Partial<Record<Step['act'], (world: World, step: Step, device: Device) => void>> = {
  type(world, { at }, device) {
    world.typed += 1;
    add(world, at, device.type(`thing ${'abcdefghijklmnopqrst'[world.typed % 20]}${world.typed}`));
  },
  buy(_world, { choice }, device) {
    device.type(`${1 + (choice % 3)} ${mergedFood}`);
  },
  tick: (world, step, device) =>
    change(world, step, device, (item) => ({ field: 'checked', value: !item.checked })),
  edit(world, step, device) {
    world.typed += 1;
    const { typed } = world;
    change(world, step, device, (item) => ({
      field: 'quantity',
      value: isFood(item) ? `${typed}` : `${typed} pieces`,
    }));
  },
  remove(world, { at, choice }, device) {
    const item = chosen(device, choice);
    if (item === undefined) return;
    const { id, isAccepted } = device.append({ kind: 'remove', item });
    const removal = world.history.removed(item.id);
    void isAccepted.then(() => {
      if (removal.state === 'possible') removal.state = 'certain';
    });
    world.undo[at] = { item, id, removal };
  },
  clear(world, _step, device) {
    const completed = device.shown().filter(({ checked }) => checked);
    if (completed.length === 0) return;
    device.append({ kind: 'clear', ids: completed.map(({ id }) => id) });
    for (const { id } of completed) world.history.removed(id);
  },
  order(world, { choice }, device) {
    const order = [
      ...shoppingCategories.slice(choice % 8),
      ...shoppingCategories.slice(0, choice % 8),
    ];
    device.append({ kind: 'order', order });
    world.orders.push(order);
  },
};

const chosen = (device: Device, choice: number) =>
  device.shown()[choice % Math.max(device.shown().length, 1)];

function change(
  world: World,
  { at, choice }: Step,
  device: Device,
  changeOf: (item: ShoppingItem) => { field: 'quantity' | 'checked'; value: string | boolean },
): void {
  const item = chosen(device, choice);
  if (item === undefined) return;
  const { field, value } = changeOf(item);
  const { isAccepted } = device.append({ kind: 'change', item, change: { [field]: value } });
  void isAccepted.then(world.history.written(item.id, field, { device: at, value }));
}

/** What happens to devices and networks. */
const happenings: Partial<Record<Step['act'], (world: World, step: Step) => Promise<void> | void>> =
  {
    async undo(world, { at }) {
      const last = world.undo[at];
      if (last === undefined) return;
      delete world.undo[at];
      const device = world.devices[at];
      if (await device.cancel(last.id)) last.removal.state = 'none';
      else add(world, at, device.restore(last.item));
    },
    offline(world, { at }) {
      world.networks[at].isOnline = false;
    },
    online(world, { at }) {
      world.networks[at].isOnline = true;
      world.devices[at].wake();
    },
    async kill(world, { at }) {
      await turns(30);
      reopenApp(world, at);
    },
    'kill in writing': (world, { at }) => reopenApp(world, at),
    read: (world, { at }) => world.devices[at].read(),
    async 'read late'(world, { at, choice }) {
      const earlier = world.snapshots[choice % Math.max(world.snapshots.length, 1)];
      if (earlier !== undefined) world.devices[at].receiveLate(earlier);
      world.snapshots.push(await world.readServer());
    },
    async hear(world, { at, choice }) {
      const now = await world.readServer();
      const before = world.snapshots.at(-1 - (choice % 3));
      world.snapshots.push(now);
      if (before === undefined) return;
      const device = world.devices[at];
      if (!device.hear(messageBetween(before, now))) await device.read();
    },
    late: (world, { at }) => world.networks[at].deliverLate(),
    turn: (_world, { choice }) => turns(choice),
  };

function reopenApp(world: World, at: Step['at']): void {
  const before = world.devices[at];
  const list = before.cached();
  before.kill();
  delete world.undo[at];
  world.devices[at] = world.reopen(at, world.networks[at], list);
}

const messageBetween = (before: ShoppingList, now: ShoppingList) =>
  ({
    ...{ type: 'changed' as const, since: before.revision, revision: now.revision },
    category_order: now.category_order,
    items: now.items.filter(({ revision }) => revision > before.revision),
    removed: before.items
      .map(({ id }) => id)
      .filter((id) => !now.items.some((one) => one.id === id)),
  }) as const;

async function sendAll(device: Device): Promise<void> {
  const isSent = () => {
    device.wake();
    return device.isRead() && device.pending().length === 0;
  };
  await expect.poll(isSent, { timeout: 5000, interval: 5 }).toBe(true);
}

/** All lines hold from now on: both send what they have and read the list. */
async function settle(world: World): Promise<void> {
  for (const at of ['phone', 'laptop'] as const) {
    world.networks[at].isOnline = true;
    await world.networks[at].deliverLate();
    const device = world.devices[at];
    await sendAll(device);
    await world.networks[at].deliverLate();
  }
  for (const device of Object.values(world.devices)) await device.read();
}

async function runSteps(steps: Step[], run: Run): Promise<void> {
  await test.database.db.delete(shoppingLists);
  const own = { history: createHistory(), undo: {}, orders: [], snapshots: [], typed: 0 };
  const world: World = { ...openTwo(run), ...own };
  try {
    await runIn(world, steps);
  } finally {
    for (const device of Object.values(world.devices)) device.kill();
  }
}

async function runIn(world: World, steps: Step[]): Promise<void> {
  for (const device of Object.values(world.devices)) await device.read();
  for (const each of steps) {
    const device = world.devices[each.at];
    doings[each.act]?.(world, each, device);
    await happenings[each.act]?.(world, each);
    await turns(each.choice % 4);
  }
  await settle(world);
  const { items, category_order } = await world.readServer();
  expect(world.ledger.problems()).toEqual([]);
  expect(world.history.problems(items.filter((item) => !isFood(item)))).toEqual([]);
  const orders = [[...shoppingCategories], ...world.orders];
  expect(orders).toContainEqual(category_order);
  for (const device of Object.values(world.devices)) {
    expect(device.shown()).toEqual(items);
    expect(device.cached()?.category_order).toEqual(category_order);
    expect(device.refusals().filter((code) => !expectedRefusals.includes(code))).toEqual([]);
  }
}

const expectedRefusals = ['shopping_item_not_found', 'shopping_item_merged'];

it('SHOP-09 whatever two devices do on whatever network: both end with the list of the server', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25 }),
      fc.record({ phone: script, laptop: script }),
      (steps, scripts) => runSteps(steps, { scripts, keyOf: (key) => key }),
    ),
    { numRuns: Number(process.env.RUNS ?? 200), endOnFailure: false },
  );
}, 240_000);

it.each([
  { keys: 'its key', keyOf: (key: string) => key, problems: [] },
  {
    keys: 'another key each time: the trial notices that',
    keyOf: () => randomUUID(),
    problems: [expect.stringMatching(/^Made again: PATCH .*"checked":true/)],
  },
])(
  'SHOP-09 a tick that arrives again after the untick of another device, with $keys',
  async ({ keyOf, problems }) => {
    await test.database.db.delete(shoppingLists);
    const scripts = { phone: ['arrives', 'late'], laptop: [] } satisfies Run['scripts'];
    const { ledger, networks, devices } = openTwo({ scripts, keyOf });
    const { phone, laptop } = devices;
    async function tick(device: Device, checked: boolean): Promise<void> {
      await device.read();
      const [item] = device.shown();
      if (item === undefined) throw new Error('Nothing is shown');
      device.append({ kind: 'change', item, change: { checked } });
      await sendAll(device);
    }
    phone.type('lamp oil');
    await sendAll(phone);
    await tick(phone, true);
    await tick(laptop, false);
    await networks.phone.deliverLate();
    expect(ledger.problems()).toEqual(problems);
    for (const device of [phone, laptop]) device.kill();
  },
);
