import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server that a journey has for itself, as `npm start` runs it, on an empty data folder. */
export class OwnServer {
  readonly url: string;
  readonly #port: number;
  #folder = '';
  #process: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  get folder(): string {
    return this.#folder;
  }

  /** Once it answers. Started again it has the data that it had. */
  async start(): Promise<void> {
    if (this.#folder === '') {
      this.#folder = await mkdtemp(join(tmpdir(), 'pomona-e2e-'));
      // The account of the database has to pass.
      await chmod(this.#folder, 0o755);
    }
    // An answer now would come from another server.
    expect(await this.#isReady(), `nobody else on port ${this.#port}`).toBe(false);
    const server = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.#port),
        POMONA_DATA: this.#folder,
        LOG_LEVEL: 'warn',
      },
      stdio: 'ignore',
    });
    this.#process = server;
    await expect
      .poll(() => server.exitCode !== null || this.#isReady(), {
        timeout: 240_000,
        message: 'the server is ready',
      })
      .toBe(true);
    expect(server.exitCode, 'the server runs').toBeNull();
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const server = this.#process;
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const over = once(server, 'exit');
    server.kill(signal);
    await over;
  }

  async remove(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #isReady(): Promise<boolean> {
    return fetch(`${this.url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
