import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { Bus } from '#platform/realtime/bus.ts';
import { createPostgresBus } from '#platform/realtime/postgres-bus.ts';
import { createRedisBus } from '#platform/realtime/redis-bus.ts';
import { createTestDatabase } from './database.ts';

const log = pino({ level: 'silent' });

/** A transport under test: opens buses, and breaks their connections once. */
export interface Transport {
  open(): Promise<Bus>;
  interrupt(): Promise<void>;
  close(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function postgresTransport(): Promise<Transport> {
  const database = await createTestDatabase();
  return {
    open: () => createPostgresBus(() => database.url, log),
    async interrupt() {
      const client = new pg.Client(database.url);
      await client.connect();
      await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      await client.end();
    },
    close: () => database.close(),
  };
}

const redisServer = '/usr/bin/redis-server';
export const hasRedis = existsSync(redisServer);

export async function startRedis(port: number, folder: string) {
  const child = spawn(redisServer, ['--port', String(port), '--dir', folder, '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept')) break;
  return child;
}

async function redisTransport(): Promise<Transport> {
  const folder = mkdtempSync(join(tmpdir(), 'pomona-redis-'));
  const port = await freePort();
  let server = await startRedis(port, folder);
  const stop = async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    open: () => createRedisBus(`redis://127.0.0.1:${port}`, log),
    async interrupt() {
      await stop();
      server = await startRedis(port, folder);
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export const transports: [string, () => Promise<Transport>][] = [['PostgreSQL', postgresTransport]];
if (hasRedis) transports.push(['Redis', redisTransport]);
