import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { systemRandom } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { createPasswords, createQueue } from './service.ts';

const passwords = createPasswords(systemRandom);

describe('passwords', () => {
  it('AUTH-10 danger 8: are kept as argon2id with 46 MiB, one pass, one lane, each with its own salt', async () => {
    const hash = await passwords.hashPassword('correct horse');
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(parseOptions(hash)).toMatchObject({ memoryCost: 47_104, timeCost: 1, parallelism: 1 });
    expect(await passwords.hashPassword('correct horse')).not.toBe(hash);
  });

  it('are recognised, case and spaces included', async () => {
    const hash = await passwords.hashPassword(' Correct horse');
    expect(await passwords.isPassword(hash, ' Correct horse')).toBe(true);
    expect(await passwords.isPassword(hash, 'Correct horse')).toBe(false);
    expect(await passwords.isPassword(hash, ' correct horse')).toBe(false);
  });

  it('are the same however an accent was typed', async () => {
    const hash = await passwords.hashPassword('cafe\u0301 noir');
    expect(await passwords.isPassword(hash, 'caf\u00e9 noir')).toBe(true);
  });

  it('never fit an account that has none', async () => {
    expect(await passwords.isPassword(null, 'anything')).toBe(false);
  });
});

describe('turns', () => {
  /** Tasks that end when they are told to. */
  function tasks() {
    const finish: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const run = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    };
    return { run, finish, most: () => most };
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('danger 8: two at once, the rest in order of arrival', async () => {
    const enqueue = createQueue(2, 10);
    const { run, finish, most } = tasks();
    const order: number[] = [];
    const all = [1, 2, 3, 4, 5].map((n) => enqueue(run).then(() => order.push(n)));
    for (let n = 0; n < 5; n += 1) {
      await settle();
      finish[n]?.();
    }
    await Promise.all(all);
    expect(most()).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it('danger 8: a full queue answers 503 with a time to come back, and goes on afterwards', async () => {
    const enqueue = createQueue(1, 1);
    const { run, finish } = tasks();
    const first = enqueue(run);
    const second = enqueue(run);
    const third = await enqueue(run).catch((error: unknown) => error);
    expect(third).toBeInstanceOf(AppError);
    expect(third).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
    finish[0]?.();
    await first;
    await settle();
    finish[1]?.();
    await second;
    expect(await enqueue(async () => 'free')).toBe('free');
  });

  it('a task that fails gives its turn on', async () => {
    const enqueue = createQueue(1, 5);
    const failing = enqueue(() => Promise.reject(new Error('broken')));
    const next = enqueue(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
