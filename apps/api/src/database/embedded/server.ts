import { chmodSync, closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { changeOwner } from './account.ts';
import type { Layout } from './layout.ts';
import { choosePort } from './ports.ts';
import { readPostmaster } from './postmaster.ts';
import { isRunning } from './processes.ts';
import { runProgram, spawnProgram, startFailure } from './programs.ts';

/** Includes replaying the log after a crash. */
const startMilliseconds = 120_000;
/** Child processes of a killed server keep its shared memory for a while. */
const remainsMilliseconds = 20_000;
/** The whole process must stop within ten seconds. */
const fastStopMilliseconds = 5000;
const logBytes = 5_000_000;

/**
 * Small, since it shares the machine with the app; durability settings keep their defaults. `io_method`: PostgreSQL
 * 18 would start three more processes. `log_min_messages`: failed statements reach the app, and personal data stays
 * out of the log.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '32MB',
  huge_pages: 'off',
  io_method: 'sync',
  io_max_concurrency: '4',
  jit: 'off',
  autovacuum_max_workers: '2',
  autovacuum_worker_slots: '2',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  max_replication_slots: '0',
  log_timezone: 'UTC',
  timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Starts the server on the preferred port, or a free one, and waits until it answers. A server that a killed process
 * had started may already run.
 */
export async function startServer(layout: Layout, preferredPort: number): Promise<number> {
  const deadline = Date.now() + remainsMilliseconds;
  let requested = preferredPort;
  for (;;) {
    const port = await choosePort(requested);
    const failure = await tryStart(layout, port);
    if (failure === null) return port;
    if (Date.now() > deadline) throw startFailure(failure);
    if (/Address already in use|could not bind/i.test(failure)) requested = 0;
    else if (!/pre-existing shared memory block|is another postmaster/i.test(failure)) {
      throw startFailure(failure);
    }
    await wait(100);
    const other = readPostmaster(layout.cluster);
    if (other?.status === 'ready') return other.port;
  }
}

/** `null` when the server is ready, else its output. */
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

/** Resolves with the reason when the server ends. In its own session, so that Ctrl+C ends the app only. */
function launch(layout: Layout, port: number, log: number): Promise<string> {
  const flags = Object.entries({ ...settings, port: String(port) });
  if (process.platform === 'win32') {
    // On Windows only pg_ctl can drop administrator rights.
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

function openLog({ serverLog, owner }: Layout): number {
  const size = statSync(serverLog, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logBytes) renameSync(serverLog, `${serverLog}.old`);
  const log = openSync(serverLog, 'a', 0o600);
  chmodSync(serverLog, 0o600);
  changeOwner(owner, serverLog);
  return log;
}

/** Stops the server: open transactions are rolled back, data is written. */
export async function stopServer(layout: Layout): Promise<void> {
  if (process.platform === 'win32') {
    return runProgram(layout, ['pg_ctl', 'stop', '-w', '-m', 'fast', '-D', layout.cluster]);
  }
  const running = readPostmaster(layout.cluster);
  if (running === null) return;
  process.kill(running.pid, 'SIGINT');
  if (await isGoneWithin(running.pid, fastStopMilliseconds)) return;
  // Immediate: acknowledged data is safe, the next start replays it.
  process.kill(running.pid, 'SIGQUIT');
  await isGoneWithin(running.pid, fastStopMilliseconds);
}

/** At once, without writing: another server has its data. */
export function killServer(pid: number | null): void {
  if (pid !== null && isRunning(pid)) process.kill(pid, 'SIGQUIT');
}

/** Checks the process: postmaster.pid is removed earlier. */
async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}
