import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { type Acknowledged, recordAcknowledged } from './journal.ts';
import { createMonitor } from './monitor.ts';
import type { Result } from './trial.ts';
import { faultsOf } from './verdict.ts';

const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0).reverse()) clean();
});

const email = 'ada@faults.test';
const written: Pick<Acknowledged, 'kind' | 'key'>[] = [
  { kind: 'account', key: email },
  { kind: 'favourite', key: 'soup' },
  { kind: 'item', key: 'item-1' },
  { kind: 'review', key: 'soup' },
  { kind: 'recipe', key: 'Dish 1' },
  { kind: 'message', key: 'message-1' },
];

/** What a server shows after these writes. */
const intact = {
  '/api/users/me': { id: 'ada', email, favorite_recipes: ['soup'] },
  '/api/shopping': { items: [{ id: 'item-1' }] },
  '/api/users/me/recipes': { recipes: [{ title: 'Dish 1' }] },
  '/api/chat/messages?after=0': [{ client_id: 'message-1', revision: 1 }],
  '/api/recipes/soup/reviews': [{ user_id: 'ada' }, { user_id: 'somebody' }],
};

async function startServer(shown: Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer((request, reply) =>
    reply.end(JSON.stringify(shown[request.url ?? ''] ?? null)),
  ).listen(0, '127.0.0.1');
  cleanups.push(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

function makeJournal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pomona-journal-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'acknowledged.jsonl');
  for (const write of written) recordAcknowledged(file, { ...write, member: email, token: 't' });
  return file;
}

/** As a person runs it: exit code and output. */
async function runCheck(shown: Readonly<Record<string, unknown>>) {
  const script = fileURLToPath(new URL('run.ts', import.meta.url));
  const words = [`--check=${makeJournal()}`, `--address=${await startServer(shown)}`];
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const command = ['--import', 'tsx', script, ...words];
    const child = execFile(process.execPath, command, (_error, output) =>
      resolve({ code: child.exitCode, output }),
    );
  });
}

it.each([
  ['nothing is missing', {}, 0, '6 acknowledged\n'],
  ['an item is lost', { '/api/shopping': { items: [] } }, 1, `lost: item item-1 of ${email}`],
  ['an account is lost', { '/api/users/me': null }, 1, `lost: account ${email}`],
  [
    'a review is doubled',
    { '/api/recipes/soup/reviews': [{ user_id: 'ada' }, { user_id: 'ada' }] },
    1,
    `doubled: review soup of ${email}`,
  ],
  [
    'a message is lost',
    { '/api/chat/messages?after=0': [] },
    1,
    `lost: message message-1 of ${email}`,
  ],
  [
    'a message is doubled',
    { '/api/chat/messages?after=1': [{ client_id: 'message-1', revision: 2 }] },
    1,
    `doubled: message message-1 of ${email}`,
  ],
  [
    'a recipe is doubled',
    { '/api/users/me/recipes': { recipes: [{ title: 'Dish 1' }, { title: 'Dish 1' }] } },
    1,
    `doubled: recipe Dish 1 of ${email}`,
  ],
])(
  'durability: the checker ends with its code where %s',
  {
    timeout: 30_000,
  },
  async (_case, planted, code, line) => {
    const result = await runCheck({ ...intact, ...planted });
    expect(result).toEqual({ code, output: expect.stringContaining(line) });
  },
);

const clean: Result = {
  fault: 'a planted one',
  rounds: 1,
  skipped: null,
  findings: { acknowledged: 1, lost: [], doubled: [] },
  serverErrors: 0,
  longestHealthy: { path: '/', milliseconds: 100 },
  longestDisturbed: { path: '/', milliseconds: 12_500 },
  recoveredMilliseconds: 1000,
  grownMegabytes: 10,
  failures: [],
};

it.each<[string, Partial<Result>]>([
  ['a loss', { findings: { acknowledged: 1, lost: ['item'], doubled: [] } }],
  ['a doubling', { findings: { acknowledged: 1, lost: [], doubled: ['item'] } }],
  ['an answer of 500', { serverErrors: 1 }],
  ['a call that hangs', { longestHealthy: { path: '/', milliseconds: 2100 } }],
  ['a call that hangs in a fault', { longestDisturbed: { path: '/', milliseconds: 17_100 } }],
  ['growth', { grownMegabytes: 200 }],
  ['anything else', { failures: ['it ended with 1'] }],
])('a run is not clean with %s', (_case, planted) => {
  expect(faultsOf(clean)).toEqual([]);
  expect(faultsOf({ ...clean, ...planted })).toHaveLength(1);
});

it('a call without an answer counts only where no fault is on', async () => {
  const monitor = createMonitor();
  const closed = 'http://127.0.0.1:1';
  monitor.disturb();
  await monitor.call(closed, { path: '/during' });
  monitor.settle();
  await monitor.call(closed, { path: '/after' });
  expect(monitor.seen.brokenWhileHealthy).toEqual(['/after: 0']);
});
