import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/errors.ts';
import { createTaskQueue } from './task-queue.ts';

describe('a task queue', () => {
  /** Tasks that end on demand. */
  function tasks() {
    const finish: (() => void)[] = [];
    let running = 0;
    let maxRunning = 0;
    const run = async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    };
    return { run, finish, maxRunning: () => maxRunning };
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('danger 8: runs two at once, the rest in order of arrival', async () => {
    const queue = createTaskQueue({ concurrency: 2, maxQueued: 10 });
    const { run, finish, maxRunning } = tasks();
    const order: number[] = [];
    const all = [1, 2, 3, 4, 5].map((n) => queue.run(run).then(() => order.push(n)));
    for (let n = 0; n < 5; n += 1) {
      await settle();
      finish[n]?.();
    }
    await Promise.all(all);
    expect(maxRunning()).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it('danger 8: a full queue answers 503 with a time to come back, and goes on afterwards', async () => {
    const queue = createTaskQueue({ concurrency: 1, maxQueued: 1 });
    const { run, finish } = tasks();
    const first = queue.run(run);
    const second = queue.run(run);
    const third = await queue.run(run).catch((error: unknown) => error);
    expect(third).toBeInstanceOf(AppError);
    expect(third).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
    finish[0]?.();
    await first;
    await settle();
    finish[1]?.();
    await second;
    expect(await queue.run(async () => 'free')).toBe('free');
  });

  it('a task that fails makes room for the next', async () => {
    const queue = createTaskQueue({ concurrency: 1, maxQueued: 5 });
    const failing = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  it('what nobody waits for leaves at once and makes room', async () => {
    const queue = createTaskQueue({ concurrency: 1, maxQueued: 1 });
    const { run, finish } = tasks();
    const first = queue.run(run);
    for (let turn = 0; turn < 3; turn += 1) {
      const departed = new AbortController();
      const left = queue.run(() => Promise.reject(new Error('never run')), departed.signal);
      departed.abort(new Error('departed'));
      await expect(left).rejects.toThrow('departed');
    }
    const last = queue.run(async () => 'done');
    await expect(queue.run(run)).rejects.toMatchObject({ code: 'unavailable' });
    await settle();
    finish[0]?.();
    await first;
    expect(await last).toBe('done');
    expect(await queue.run(async () => 'free')).toBe('free');
  });
});
