import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnRecipe } from '@pomona/contract/recipe-writing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#platform/paths.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';

let database: TestDatabase;
let folder: string;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'pomona-recipes-'));
});
afterAll(async () => {
  await Promise.all(processes.map(kill));
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The real server, as its own process, on the test's database; gives its address. */
async function start(): Promise<{ child: ChildProcess; address: string }> {
  const main = join(paths.root, 'apps/api/src/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--role=web'], {
    cwd: paths.root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: database.url,
      POMONA_DATA: folder,
      PORT: '0',
      DEMO: 'off',
    },
  });
  processes.push(child);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += String(chunk);
  });
  const ready = /Pomona is ready: (http:\S+)/;
  await expect.poll(() => output, { timeout: 90_000, interval: 100 }).toMatch(ready);
  return { child, address: ready.exec(output)?.[1]?.replace(/\/$/, '') ?? '' };
}

async function call(address: string, method: string, path: string, parts: object = {}) {
  const { body, ...headers } = parts as Record<string, string>;
  return fetch(`${address}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });
}

describe('FOOD-03 what was acknowledged survives kill -9', () => {
  it('is there after the next start, and a call sent again makes nothing twice', async () => {
    const first = await start();
    const person = { email: 'ada@example.org', password: 'a long enough password', name: 'Ada' };
    const signedUp = await call(first.address, 'POST', '/api/users/register', {
      body: JSON.stringify(person),
    });
    const { access_token } = (await signedUp.json()) as { access_token: string };
    const authorization = `Bearer ${access_token}`;
    const keys = Array.from({ length: 12 }, () => randomUUID());
    const create = (address: string, key: string) =>
      call(address, 'POST', '/api/recipes', {
        authorization,
        'idempotency-key': key,
        body: JSON.stringify(recipeBodyOf({ title: `Soup ${key}` })),
      });

    const acknowledged: string[] = [];
    const sending = keys.map(async (key) => {
      const answer = await create(first.address, key).catch(() => null);
      if (answer?.status !== 201) return;
      acknowledged.push(key);
      if (acknowledged.length === 3) first.child.kill('SIGKILL');
    });
    await Promise.all(sending);
    expect(acknowledged.length).toBeGreaterThanOrEqual(3);

    const { address } = await start();
    const listOwn = async () => {
      const answer = await call(address, 'GET', '/api/users/me/recipes', { authorization });
      const { recipes } = (await answer.json()) as { recipes: OwnRecipe[] };
      return recipes.map(({ title }) => title);
    };
    const kept = await listOwn();
    for (const key of acknowledged) expect(kept).toContain(`Soup ${key}`);
    for (const key of keys) expect((await create(address, key)).status).toBe(201);
    expect((await listOwn()).sort()).toEqual(keys.map((key) => `Soup ${key}`).sort());
  }, 240_000);
});
