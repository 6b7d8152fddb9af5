import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from './built.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './database.ts';
import { ask } from './embedded.ts';

interface Process {
  child: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Its exit code. */
  ended: Promise<number | null>;
}

let database: TestDatabase;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'pomona-start-'));
});
afterAll(async () => {
  // Those of tests that failed.
  for (const child of children) child.kill('SIGKILL');
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server as its own process, on the test's database. */
function start(environment: Record<string, string>, stdio: StdioOptions = 'pipe'): Process {
  const child = spawn(process.execPath, [builtProgram('main')], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio,
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: database.url,
      POMONA_DATA: folder,
      PORT: '0',
      ...environment,
    },
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += String(chunk);
    });
  }
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  return { child, output: () => text, ended };
}

async function addressOf({ output }: Process): Promise<string> {
  const ready = /Pomona is ready: (http:\S+)/;
  await expect.poll(output, { timeout: 90_000, interval: 50 }).toMatch(ready);
  return ready.exec(output())?.[1] ?? '';
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

describe('the process', () => {
  it('tells how its start goes, answers, and ends cleanly when asked to', {
    timeout: 120_000,
  }, async () => {
    const server = start({});
    const address = await addressOf(server);
    expect(server.output()).toMatch(/^Pomona \d.*\n {2}database ready .*\n/);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);

    const calls = Array.from({ length: 20 }, () => fetch(`${address}/api/config`));
    await Promise.race(calls);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const answers = await Promise.allSettled(calls);
    const answered = answers.filter((answer) => answer.status === 'fulfilled');
    expect(answered.every(({ value }) => value.status === 200)).toBe(true);
  });

  it('ends cleanly though it is asked to at the moment it says that it is ready', {
    timeout: 120_000,
  }, async () => {
    const server = start({});
    server.child.stdout?.on('data', (chunk) => {
      if (String(chunk).includes('is ready')) server.child.kill('SIGTERM');
    });
    expect(await server.ended).toBe(0);
  });

  it('stops within five seconds, though connections stay idle and a request stays half', {
    timeout: 120_000,
  }, async () => {
    const server = start({});
    const { hostname, port } = new URL(await addressOf(server));
    const connections = [
      '',
      'GET /api/config HTTP/1.1\r\nHost: a\r\n',
      'POST /api/users/login HTTP/1.1\r\n',
    ];
    for (const text of connections) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      await once(socket, 'connect');
      if (text) socket.write(text);
    }
    const began = Date.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(5000);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'goes on where its log cannot be written, and ends cleanly',
    {
      timeout: 120_000,
    },
    async () => {
      const port = await freePort();
      const full = openSync('/dev/full', 'w');
      const environment = { PORT: String(port), LOG_FORMAT: 'json', LOG_LEVEL: 'info' };
      const server = start(environment, ['ignore', full, 'pipe']);
      const address = `http://127.0.0.1:${port}`;
      const isReady = () =>
        fetch(`${address}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
      const statuses = await Promise.all(
        Array.from({ length: 300 }, async () => (await fetch(`${address}/api/config`)).status),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      closeSync(full);
    },
  );

  it('goes on when nobody reads its log any more, and ends cleanly', {
    timeout: 120_000,
  }, async () => {
    const server = start({ LOG_FORMAT: 'json', LOG_LEVEL: 'info' });
    const address = await addressOf(server);
    server.child.stdout?.destroy();
    for (let call = 0; call < 300; call += 1)
      expect((await fetch(`${address}/api/config`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('does not start on a bad value, and names each in a line', { timeout: 30_000 }, async () => {
    const server = start({ PORT: 'many', LOG_LEVEL: 'loud' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT must be a whole number from 0 to 65535.\n');
    expect(server.output()).toContain('LOG_LEVEL must be one of');
    expect(server.output()).not.toMatch(/\n +at /);
  });

  it('says what to do where its port is taken', { timeout: 30_000 }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const server = start({ PORT: port });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('the port is taken');
    expect(server.output()).not.toMatch(/\n +at /);
    other.close();
  });

  it.each([
    ['password', { password: 'secret' }, 'does not take the password of'],
    ['user', { username: 'nobody', password: 'secret' }, 'does not take the password of nobody'],
    ['name', { pathname: '/secret-name' }, 'has no database secret-name'],
    ['host', { hostname: 'nowhere.invalid', password: 'secret' }, 'nowhere.invalid'],
    ['port', { port: '9', password: 'secret' }, 'nobody listens at 127.0.0.1:9'],
  ])(
    'ends with one line where DATABASE_URL has a wrong %s',
    {
      timeout: 30_000,
    },
    async (_part, wrong, reason) => {
      const server = start({ DATABASE_URL: Object.assign(new URL(database.url), wrong).href });
      expect(await server.ended).toBe(1);
      const [first, ...lines] = server.output().trim().split(/\n+/);
      expect(first).toMatch(/^Pomona /);
      expect(lines).toEqual([expect.stringContaining(reason)]);
      expect(lines[0]).toMatch(/^Pomona can't start: .*Is DATABASE_URL right\?$/);
      expect(server.output()).not.toContain('secret@');
      expect(server.output()).not.toContain('database ready');
    },
  );

  it('serves for reading where the disk is full, and says so', { timeout: 120_000 }, async () => {
    const full = await createTestDatabase();
    await setReadOnly(full.url);
    const server = start({ DATABASE_URL: full.url, DEMO: 'on' });
    const address = await addressOf(server);
    expect(server.output()).toContain('the disk is full');
    expect((await fetch(`${address}/api/recipes?fields=card`)).status).toBe(200);
    const account = { email: 'a@pomona.test', name: 'Ada', password: 'a long enough password' };
    const signUp = await fetch(`${address}/api/users/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    expect(signUp.status).toBe(507);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await full.close();
  });

  it('ends with a line where a full disk leaves the schema behind', {
    timeout: 30_000,
  }, async () => {
    const empty = await createEmptyDatabase();
    await setReadOnly(empty.url);
    const server = start({ DATABASE_URL: empty.url });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('the disk is full');
    expect(server.output()).not.toMatch(/\n +at /);
    await empty.close();
  });
});

async function setReadOnly(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await ask(url, `ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
}
