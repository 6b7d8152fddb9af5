import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SessionReply } from '@pomona/contract/accounts';
import type { ChatMessage } from '@pomona/contract/chat/messages';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '#test/app.ts';
import { type ChatClient, openChat } from '#test/chat.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { killServer, type ServerProcess, startServer } from '#test/server-process.ts';
import { until } from '#test/sockets.ts';
import { freePort, hasRedis, startRedis } from '#test/transports.ts';

let database: TestDatabase;
let folder: string;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'pomona-chat-'));
});
afterAll(async () => {
  await Promise.all(servers.map(killServer));
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const started = await startServer(database.url, folder, {
    RATE_LIMITS: '1000000',
    ...environment,
  });
  servers.push(started);
  return started;
}

const hostOf = ({ address }: ServerProcess) => address.replace('http://', '');

async function signUp({ address }: ServerProcess): Promise<SignedIn> {
  const body = {
    email: `${randomUUID()}@chat.test`,
    password: 'a long enough password',
    name: 'A',
  };
  const reply = await fetch(`${address}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { access_token: token, user } = (await reply.json()) as SessionReply;
  return { id: user.id, token, headers: { authorization: `Bearer ${token}` } };
}

/** Sends each once more where no answer came; returns the ids of messages by those of the client. */
async function sendAll(client: ChatClient, ids: readonly string[]): Promise<Map<string, string>> {
  const accepted = new Map<string, string>();
  const sending = ids.map(async (id) => {
    const answer = await client.send(`Message ${id}`, { client_id: id }).catch(() => null);
    if (answer?.type === 'message_accepted') accepted.set(id, answer.message_id);
  });
  await Promise.all(sending);
  return accepted;
}

async function readAll({ address }: ServerProcess, { headers }: SignedIn): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (;;) {
    const after = all.at(-1)?.revision ?? 0;
    const reply = await fetch(`${address}/api/chat/messages?after=${after}`, { headers });
    const page = (await reply.json()) as ChatMessage[];
    if (page.length === 0) return all;
    all.push(...page);
  }
}

const newIds = (count: number) => Array.from({ length: count }, () => randomUUID());

describe('CHAT-11 what the chat has accepted', () => {
  it('survives kill -9 of the process, and what is sent again is there once for everybody', async () => {
    const [first, second] = [await start(), await start()];
    const [ada, eve] = [await signUp(first), await signUp(second)];
    const speaker = await openChat(hostOf(first), ada);
    const listener = await openChat(hostOf(second), eve);
    const ids = newIds(60);
    speaker.socket.on('message', () => {
      if (speaker.events('message_accepted').length >= 5) first.child.kill('SIGKILL');
    });
    const accepted = await sendAll(speaker, ids);
    expect(accepted.size).toBeGreaterThanOrEqual(5);
    const kept = await readAll(second, eve);
    for (const [clientId, id] of accepted)
      expect(kept.filter((message) => message.client_id === clientId).map((one) => one.id)).toEqual(
        [id],
      );
    const again = await openChat(hostOf(second), ada);
    const resent = await sendAll(again, ids);
    expect(resent.size).toBe(ids.length);
    for (const [clientId, id] of accepted) expect(resent.get(clientId)).toBe(id);
    await until(() => listener.texts().length >= ids.length, 20_000);
    const history = (await readAll(second, eve)).map(({ message }) => message);
    expect(listener.texts()).toEqual(history);
    expect(history.toSorted()).toEqual(ids.map((id) => `Message ${id}`).toSorted());
    again.socket.terminate();
    listener.socket.terminate();
  }, 240_000);

  it('survives a database that drops every connection, and the chat goes on by itself', async () => {
    const server = await start();
    const [ada, eve] = [await signUp(server), await signUp(server)];
    const speaker = await openChat(hostOf(server), ada);
    const listener = await openChat(hostOf(server), eve);
    const ids = newIds(40);
    const client = new pg.Client(database.url);
    await client.connect();
    const sending = sendAll(speaker, ids);
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await client.end();
    await sending;
    const accepted = new Set<string>();
    await expect
      .poll(
        async () => {
          const open = ids.filter((id) => !accepted.has(id));
          for (const id of (await sendAll(speaker, open)).keys()) accepted.add(id);
          return accepted.size;
        },
        { timeout: 30_000, interval: 300 },
      )
      .toBe(ids.length);
    await until(() => listener.texts().length >= ids.length, 20_000);
    expect(listener.texts().toSorted()).toEqual(ids.map((id) => `Message ${id}`).toSorted());
    speaker.socket.terminate();
    listener.socket.terminate();
  }, 240_000);

  it.skipIf(!hasRedis)(
    'reaches everybody once, in one order, while Redis is away for 30 seconds',
    async () => {
      const port = await freePort();
      const REDIS_URL = `redis://127.0.0.1:${port}`;
      let redis = await startRedis(port, folder);
      const both = [await start({ REDIS_URL }), await start({ REDIS_URL })];
      const clients: ChatClient[] = [];
      for (const server of both) clients.push(await openChat(hostOf(server), await signUp(server)));
      redis.kill('SIGKILL');
      await once(redis, 'exit');
      const ids = newIds(6);
      for (const [index, id] of ids.entries()) {
        const client = clients[index % 2];
        expect((await client?.send(`Message ${id}`, { client_id: id }))?.type).toBe(
          'message_accepted',
        );
        await wait(5000);
      }
      const texts = ids.map((id) => `Message ${id}`);
      for (const client of clients)
        await until(() => client.texts().length >= texts.length, 10_000);
      redis = await startRedis(port, folder);
      const last = newIds(1);
      for (const client of clients.slice(0, 1)) await sendAll(client, last);
      const all = [...texts, ...last.map((id) => `Message ${id}`)];
      for (const client of clients) {
        await until(() => client.texts().length >= all.length, 10_000);
        expect(client.texts()).toEqual(all);
        client.socket.terminate();
      }
      redis.kill('SIGKILL');
    },
    240_000,
  );
});
