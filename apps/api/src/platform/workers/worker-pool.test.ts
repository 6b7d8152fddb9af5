import { describe, expect, it } from 'vitest';
import { createWorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

/** A worker that does what a test names. */
const code = `export default async (task) => {
  if (task === 'hang') for (;;);
  if (task === 'crash') process.abort();
  if (task === 'fail') throw new Error('It failed');
  if (task === 'fill') for (const all = []; ; ) all.push(new Array(100_000).fill(Math.random()));
  if (task === 'environment') return Object.keys(process.env);
  return { task, bytes: new Uint8Array([1, 2, 3]) };
};`;

const options: Omit<WorkerPoolOptions, 'runtime'> = {
  module: `data:text/javascript,${encodeURIComponent(code)}`,
  maxWorkers: 1,
  maxQueued: 5,
  maxTaskMilliseconds: 20_000,
  idleMilliseconds: 50,
  env: { LANG: 'C' },
  resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 },
};

describe.each(['worker_threads', 'child_process'] as const)(
  'a pool of %s',
  {
    timeout: 60_000,
  },
  (runtime) => {
    const open = (changed: Partial<WorkerPoolOptions> = {}) =>
      createWorkerPool<string, unknown>({
        ...options,
        ...(runtime === 'child_process' && { execArgv: ['--max-old-space-size=32'] }),
        ...changed,
        runtime,
      });

    it('runs tasks, bytes included, and starts again after it was idle', async () => {
      const pool = open();
      const result = { task: 'a', bytes: new Uint8Array([1, 2, 3]) };
      expect(await Promise.all([pool.run('a'), pool.run('a')])).toEqual([result, result]);
      await expect.poll(() => pool.isIdle(), { timeout: 5000 }).toBe(true);
      expect(await pool.run('a')).toEqual(result);
      await pool.close();
    });

    it.each(['hang', 'fail', 'fill'])('a task that may %s spoils no other', async (fault) => {
      const pool = open({ maxTaskMilliseconds: 5000 });
      const failed = expect(pool.run(fault)).rejects.toBeInstanceOf(Error);
      const others = [pool.run('a'), pool.run('b')];
      await failed;
      expect(await Promise.all(others)).toMatchObject([{ task: 'a' }, { task: 'b' }]);
      await pool.close();
    });

    it('does not count the start of a worker as time of the task', async () => {
      const slow = `await new Promise((resolve) => setTimeout(resolve, 3000)); ${code}`;
      const module = `data:text/javascript,${encodeURIComponent(slow)}`;
      const pool = open({ module, maxTaskMilliseconds: 2500 });
      expect(await pool.run('a')).toMatchObject({ task: 'a' });
      await pool.close();
    });

    it('tells what a task failed with', async () => {
      const pool = open({ maxTaskMilliseconds: 3000 });
      await expect(pool.run('fail')).rejects.toThrow('It failed');
      await expect(pool.run('hang')).rejects.toThrow('A task took longer than 3000 ms');
      await pool.close();
    });

    it('refuses more than may wait, and everything once it is closed', async () => {
      const pool = open({ maxQueued: 1 });
      const settled = Promise.allSettled([pool.run('a'), pool.run('b'), pool.run('c')]);
      const unavailable = { status: 'rejected', reason: { code: 'unavailable' } };
      expect(await settled).toMatchObject([
        { status: 'fulfilled' },
        { status: 'fulfilled' },
        unavailable,
      ]);
      const pending = Promise.allSettled([pool.run('hang'), pool.run('a')]);
      await pool.close();
      expect(await pending).toMatchObject([unavailable, unavailable]);
      await expect(pool.run('a')).rejects.toMatchObject({ code: 'unavailable' });
    });

    it('gives its workers none of its own environment', async () => {
      const pool = open();
      expect(await pool.run('environment')).toEqual(
        runtime === 'child_process' ? ['LANG', 'TINYPOOL_WORKER_ID'] : ['LANG'],
      );
      await pool.close();
    });
  },
);

it('a process that crashes spoils no other task', { timeout: 60_000 }, async () => {
  const pool = createWorkerPool<string, unknown>({ ...options, runtime: 'child_process' });
  const crashed = expect(pool.run('crash')).rejects.toThrow('exited');
  const waiting = pool.run('a');
  await crashed;
  expect(await waiting).toMatchObject({ task: 'a' });
  await pool.close();
});
