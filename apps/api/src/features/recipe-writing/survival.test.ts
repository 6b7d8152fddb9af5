import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnRecipe } from '@pomona/contract/recipe-writing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { killServer, type ServerProcess, startServer } from '#test/server-process.ts';

let database: TestDatabase;
let folder: string;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'pomona-recipes-'));
});
afterAll(async () => {
  await Promise.all(servers.map(killServer));
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const started = await startServer(database.url, folder);
  servers.push(started);
  return started;
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
