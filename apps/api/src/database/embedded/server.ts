import { chmodSync, closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { giveTo } from './account.ts';
import type { Layout } from './layout.ts';
import { choosePort } from './ports.ts';
import { readPostmaster } from './postmaster.ts';
import { isRunning } from './processes.ts';
import { runProgram, spawnProgram, startFailure } from './programs.ts';

/** Replaying what was not yet written when it was killed takes its time. */
const startMilliseconds = 120_000;
/** A killed server's helpers hold its memory until they have noticed. */
const remainsMilliseconds = 20_000;
/** The whole process has ten seconds to stop. */
const gentleMilliseconds = 5000;
const logBytes = 5_000_000;

/**
 * Small, because it shares a machine with the app; everything that durability rests on keeps its default.
 * `io_method`: PostgreSQL 18 would start three more processes to read ahead. `log_min_messages`: refused
 * statements are told to the app, and their details (somebody's address) stay out of the log.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  io_method: 'sync',
  jit: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Starts the server on the wanted port, or a free one if it is taken, and waits until it answers. One that a killed
 * process had just begun to start may turn out to be there.
 */
export async function startServer(layout: Layout, wantedPort: number): Promise<number> {
  const deadline = Date.now() + remainsMilliseconds;
  let wanted = wantedPort;
  for (;;) {
    const port = await choosePort(wanted);
    const complaint = await tryStart(layout, port);
    if (complaint === null) return port;
    if (Date.now() > deadline) throw startFailure(complaint);
    if (/Address already in use|could not bind/i.test(complaint)) wanted = 0;
    else if (!/pre-existing shared memory block|is another postmaster/i.test(complaint)) {
      throw startFailure(complaint);
    }
    await wait(100);
    const other = readPostmaster(layout.cluster);
    if (other?.status === 'ready') return other.port;
  }
}

/** `null` when the server is ready, else what it wrote before it ended. */
async function tryStart(layout: Layout, port: number): Promise<string | null> {
  const log = openLog(layout);
  const before = statSync(layout.serverLog).size;
  try {
    const ended = launch(layout, port, log);
    const deadline = Date.now() + startMilliseconds;
    while (Date.now() < deadline) {
      const reason = await Promise.race([ended, wait(20, null)]);
      if (reason !== null) {
        return `${readFileSync(layout.serverLog).subarray(before).toString('utf8')}\n${reason}`;
      }
      const running = readPostmaster(layout.cluster);
      if (running?.status === 'ready' && running.port === port) return null;
    }
    return `it did not get ready within ${startMilliseconds / 1000} seconds; its log is ${layout.serverLog}`;
  } finally {
    closeSync(log);
  }
}

/** Resolves with the reason when the server ends. It is in a session of its own: Ctrl+C is for the app alone. */
function launch(layout: Layout, port: number, log: number): Promise<string> {
  const flags = Object.entries({ ...settings, port: String(port) });
  if (process.platform === 'win32') {
    // Only pg_ctl can shed an administrator's rights there.
    const options = flags.map(([name, value]) => `-c ${name}='${value}'`).join(' ');
    const command = [
      'pg_ctl',
      'start',
      '-D',
      layout.cluster,
      '-l',
      layout.serverLog,
      '-o',
      options,
    ];
    return runProgram(layout, command).then(
      () => new Promise<string>(() => {}),
      (error: unknown) => String(error),
    );
  }
  const args = flags.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawnProgram(layout, ['postgres', '-D', layout.cluster, ...args], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.unref();
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`postgres ended with ${signal ?? code}`));
  });
}

function openLog({ serverLog, keeper }: Layout): number {
  const size = statSync(serverLog, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logBytes) renameSync(serverLog, `${serverLog}.old`);
  const log = openSync(serverLog, 'a', 0o600);
  chmodSync(serverLog, 0o600);
  giveTo(keeper, serverLog);
  return log;
}

/** Ends the server: open transactions are rolled back, everything is written. */
export async function stopServer(layout: Layout): Promise<void> {
  if (process.platform === 'win32') {
    return runProgram(layout, ['pg_ctl', 'stop', '-w', '-m', 'fast', '-D', layout.cluster]);
  }
  const running = readPostmaster(layout.cluster);
  if (running === null) return;
  process.kill(running.pid, 'SIGINT');
  if (await isGoneWithin(running.pid, gentleMilliseconds)) return;
  // At once: nothing that was acknowledged is lost, the next start replays it.
  process.kill(running.pid, 'SIGQUIT');
  await isGoneWithin(running.pid, gentleMilliseconds);
}

/** Its process, that is: its note about itself goes a little earlier. */
async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}
