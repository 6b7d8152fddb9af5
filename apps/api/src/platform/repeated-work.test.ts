import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRepeatedWork } from './repeated-work.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(perform: (signal: AbortSignal) => Promise<void> = async () => {}) {
  let performed = 0;
  const errors: unknown[] = [];
  const work = createRepeatedWork({
    everyMilliseconds: 1000,
    async perform(signal) {
      performed += 1;
      await perform(signal);
    },
    onError: (error) => void errors.push(error),
  });
  return { work, errors, count: () => performed };
}

describe('repeated work', () => {
  it('is performed at once and at every interval, and goes on after a failure', async () => {
    const { work, errors, count } = setUp(async () => {
      throw new Error('no luck');
    });
    work.work();
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(count()).toBe(3);
    expect(errors.length).toBe(3);
    await work.close();
  });

  it('runs once at a time; whoever wakes it meanwhile is served right after', async () => {
    let finish = () => {};
    const { work, count } = setUp(() => new Promise((resolve) => (finish = resolve)));
    work.work();
    work.wake();
    work.wake();
    expect(count()).toBe(1);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(count()).toBe(2);
    finish();
    await work.close();
    expect(count()).toBe(2);
  });

  it('tells what runs that it has to end, and waits for it', async () => {
    let hasEnded = false;
    const { work } = setUp(async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      hasEnded = true;
    });
    work.work();
    await work.close();
    expect(hasEnded).toBe(true);
  });

  it('wakes only where this process works', () => {
    const { work, count } = setUp();
    work.wake();
    expect(count()).toBe(0);
  });
});
