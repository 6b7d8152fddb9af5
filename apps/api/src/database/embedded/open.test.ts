import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ask,
  type DatabaseProcess,
  makeFilledFolder,
  makeFolder,
  quiet,
  removeFolder,
  serverOf,
  startProcess,
  until,
} from '#test/embedded.ts';
import { openEmbedded } from './open.ts';
import { readPostmaster } from './postmaster.ts';
import { isRunning, readStat } from './processes.ts';

const isRoot = process.getuid?.() === 0;
// Starts wait for the disk.
vi.setConfig({ testTimeout: 60_000 });

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** With a database that has been used and stopped. */
let original = '';
beforeAll(async () => {
  original = makeFolder();
  await (await openEmbedded({ dataFolder: original, log: quiet })).stop();
});
afterAll(() => removeFolder(original));

function newFolder(): string {
  const folder = makeFolder();
  cleanups.push(() => removeFolder(folder));
  return folder;
}

function filledFolder(): string {
  const folder = makeFilledFolder(original);
  cleanups.push(() => removeFolder(folder));
  return folder;
}

async function open(dataFolder: string) {
  const embedded = await openEmbedded({ dataFolder, log: quiet });
  cleanups.push(() => embedded.stop());
  return embedded;
}

function start(...given: Parameters<typeof startProcess>): DatabaseProcess {
  const started = startProcess(...given);
  cleanups.push(() => started.kill());
  return started;
}

const serverIn = (folder: string) => readPostmaster(join(folder, 'postgres'));

describe('a start', () => {
  it('makes a database where there is none, also in a path with a space', async () => {
    const folder = join(newFolder(), 'not there yet');
    cleanups.push(() => removeFolder(folder));
    const embedded = await open(folder);
    const [row] = await ask(
      embedded.superuserUrl(),
      `SELECT current_database() AS name, current_setting('fsync') AS fsync,
        current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets,
        current_setting('server_encoding') AS encoding, datcollate AS locale
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(row).toEqual({
      name: 'pomona',
      fsync: 'on',
      addresses: '127.0.0.1',
      sockets: '',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
    });
  });

  it('keeps password and data from other accounts, and asks for the password', async () => {
    const folder = filledFolder();
    const embedded = await open(folder);
    expect(statSync(join(folder, 'postgres-password')).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'postgres-log')).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'postgres')).mode & 0o077).toBe(0);
    const stranger = new URL(embedded.url());
    stranger.password = 'guessed';
    await expect(ask(stranger.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('finds rows and port of the last time again', async () => {
    const folder = filledFolder();
    const first = await open(folder);
    await ask(first.url(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    const { pid } = serverIn(folder) ?? {};
    await first.stop();
    expect(isRunning(pid ?? 0)).toBe(false);
    const second = await open(folder);
    expect(second.url()).toBe(first.url());
    expect(await ask(second.url(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('does not stand in its own way when many begin at once', async () => {
    const folder = newFolder();
    const all = await Promise.all(Array.from({ length: 5 }, () => open(folder)));
    expect(new Set(all.map((embedded) => embedded.url())).size).toBe(1);
  });

  it('throws away what a killed first start had begun', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'postgres.new'));
    writeFileSync(join(folder, 'postgres.new/PG_VERSION'), '18\n');
    writeFileSync(join(folder, 'initdb-password'), 'half');
    // Above the highest possible process id.
    writeFileSync(join(folder, 'postgres.lock'), '4194305 1');
    const embedded = await open(folder);
    expect(await ask(embedded.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(folder, 'postgres.new'))).toBe(false);
  });

  it('leaves alone a folder named postgres that holds something else', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres/thesis.txt'), 'years of work');
    await expect(open(folder)).rejects.toThrow(/could not be started/);
    expect(readFileSync(join(folder, 'postgres/thesis.txt'), 'utf8')).toBe('years of work');
  });
});

describe('several processes on one folder', () => {
  it('share one server, which the last of them ends', async () => {
    const folder = filledFolder();
    const here = await open(folder);
    const there = start(folder);
    expect(await there.url()).toBe(here.url());
    await here.stop();
    expect(serverIn(folder)?.status).toBe('ready');
    expect(await there.close()).toBe(0);
    expect(serverIn(folder)).toBeNull();
  });

  it('may both be the first', async () => {
    const folder = newFolder();
    const [one, other] = [start(folder, 'migrate'), start(folder, 'migrate')];
    expect(await one.url()).toMatch(/^postgres:/);
    expect(await other.url()).toBe(await one.url());
    expect(await Promise.all([one.close(), other.close()])).toEqual([0, 0]);
    expect(serverIn(folder)).toBeNull();
  });
});

describe('after a violent end', () => {
  it('the server of a killed app is taken over by the next, and ended by it', async () => {
    const folder = filledFolder();
    const app = start(folder);
    await app.url();
    const server = serverOf(folder);
    await app.kill();
    expect(isRunning(server)).toBe(true);
    const next = await open(folder);
    expect(next.url()).toBe(await app.url());
    expect(serverOf(folder)).toBe(server);
    await next.stop();
    expect(isRunning(server)).toBe(false);
  });

  it('a killed server comes back with every acknowledged row, round after round', async () => {
    const folder = filledFolder();
    for (let round = 1; round <= 3; round += 1) {
      const writer = start(folder, 'write');
      await until(() => writer.lines.length > 25 * round);
      process.kill(serverOf(folder), 'SIGKILL');
      await writer.kill();
      const acknowledged = writer.lines.filter((line) => 'written' in line).length;
      const embedded = await open(folder);
      const [row] = await ask(embedded.url(), 'SELECT count(*)::int AS count FROM written');
      expect(row?.count).toBeGreaterThanOrEqual(acknowledged);
      await ask(embedded.url(), 'DROP TABLE written');
      await embedded.stop();
    }
  });

  it('a note about a server that is gone, or whose number another process has, does not hold up', async () => {
    const folder = filledFolder();
    await (await open(folder)).stop();
    const note = (pid: number) =>
      `${pid}\n${join(folder, 'postgres')}\n1\n5432\n\n127.0.0.1\n\nready   \n`;
    for (const pid of [4_194_305, process.pid, 1]) {
      writeFileSync(join(folder, 'postgres/postmaster.pid'), note(pid));
      const embedded = await open(folder);
      expect(await ask(embedded.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await embedded.stop();
    }
  });

  it.runIf(process.platform === 'linux')('a zombie counts as dead', async () => {
    const folder = filledFolder();
    const parent = start(folder);
    await parent.url();
    const server = serverOf(folder);
    // A stopped parent cannot reap it: it stays a zombie.
    parent.child.kill('SIGSTOP');
    process.kill(server, 'SIGKILL');
    await until(() => readStat(server)?.state === 'Z');
    expect(serverIn(folder)).toBeNull();
    const embedded = await open(folder);
    expect(serverOf(folder)).not.toBe(server);
    expect(await ask(embedded.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe.runIf(isRoot)('as root', () => {
  it('runs the server under an account without rights', async () => {
    const folder = filledFolder();
    await open(folder);
    expect(statSync(`/proc/${serverOf(folder)}`).uid).not.toBe(0);
  });

  it('keeps the data elsewhere when the folder lies in a closed home, and finds it there again', async () => {
    const home = newFolder();
    chmodSync(home, 0o700);
    const folder = join(home, '.pomona');
    const embedded = await open(folder);
    const [row] = await ask(
      embedded.superuserUrl(),
      "SELECT current_setting('data_directory') AS folder",
    );
    const place = String(row?.folder);
    cleanups.unshift(() => removeFolder(join(place, '..')));
    expect(place).toMatch(/^\/var\/lib\/pomona\/[0-9a-f]{16}\/postgres$/);
    await ask(embedded.url(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    await embedded.stop();
    chmodSync(home, 0o755);
    const again = await open(folder);
    expect(await ask(again.url(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('leaves the folder of an ordinary person to that person', async () => {
    const folder = newFolder();
    // The account "daemon" of every Linux.
    const person = { uid: 1, gid: 1 };
    chownSync(folder, person.uid, person.gid);
    const asRoot = await open(folder);
    await ask(asRoot.url(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    await asRoot.stop();
    const asPerson = start(folder, 'hold', person);
    expect(await ask(await asPerson.url(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect(await asPerson.close()).toBe(0);
  });

  it('tells an ordinary person plainly that the data is not theirs', async () => {
    const folder = filledFolder();
    await (await open(folder)).stop();
    const script = `import { openEmbedded } from ${JSON.stringify(new URL('open.ts', import.meta.url).href)};
      await openEmbedded({ dataFolder: ${JSON.stringify(folder)}, log: console }).catch((error) => console.log(error.message));`;
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      { uid: 1, gid: 1, encoding: 'utf8' },
    );
    expect(stdout).toMatch(/belongs to account \d+\. Start Pomona as that account or as root/);
    expect(stdout.trim().split('\n')).toHaveLength(1);
  });
});

describe('a process whose folder another machine has taken', () => {
  it('ends, and its server with it, without another write', async () => {
    const folder = filledFolder();
    const process = start(folder);
    await process.url();
    const server = serverOf(folder);
    const ended = once(process.child, 'exit');
    writeFileSync(join(folder, 'postgres-claim'), '{"host":"elsewhere"}');
    expect((await ended)[0]).toBe(1);
    expect(isRunning(server)).toBe(false);
    expect(readFileSync(join(folder, 'postgres-claim'), 'utf8')).toBe('{"host":"elsewhere"}');
  });
});
