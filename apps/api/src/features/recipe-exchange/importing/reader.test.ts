import type { ReadOrder } from '@pomona/recipe-formats/read';
import { describe, expect, it } from 'vitest';
import { createReader } from './reader.ts';

const order = { kind: null, format: null, address: null, language: 'en' } as const;

describe('the thread that reads', () => {
  const options = { readMilliseconds: 20_000, idleMilliseconds: 50, longestQueue: 1, onFault() {} };
  const soup = { ...order, text: 'Soup\n\n200 g carrots\n1 onion\n\nCook it all.' };

  it('FOOD-04 takes what waits in order, and refuses what is too much', {
    timeout: 30_000,
  }, async () => {
    const reader = createReader(options);
    const [first, second] = [reader.read(soup), reader.read(soup)];
    expect(() => reader.read(soup)).toThrow(expect.objectContaining({ code: 'unavailable' }));
    expect([...(await first), ...(await second)]).toHaveLength(2);
    await reader.close();
  });

  it('FOOD-04 leaves nobody waiting when it is closed', { timeout: 30_000 }, async () => {
    const reader = createReader(options);
    const asked = [reader.read(soup), reader.read(soup)];
    const settled = Promise.allSettled(asked);
    await reader.close();
    for (const each of await settled)
      expect(each).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  });

  it('FOOD-04 that breaks is no page without a recipe, and is told of', {
    timeout: 30_000,
  }, async () => {
    const faults: Error[] = [];
    const reader = createReader({ ...options, onFault: (error) => faults.push(error) });
    const broken = { ...soup, text: 7 } as unknown as ReadOrder;
    await expect(reader.read(broken)).rejects.toMatchObject({ code: 'import_not_read' });
    expect(faults).toHaveLength(1);
    expect(await reader.read(soup)).toHaveLength(1);
    await reader.close();
  });

  it('FOOD-04 is given up where it takes too long, and starts anew', {
    timeout: 30_000,
  }, async () => {
    const faults: Error[] = [];
    const onFault = (error: Error) => faults.push(error);
    const hurried = createReader({ ...options, readMilliseconds: 1, onFault });
    await expect(
      hurried.read({ ...soup, text: '200 g flour\n'.repeat(150_000) }),
    ).rejects.toMatchObject({
      code: 'import_not_read',
    });
    expect(faults).toMatchObject([{ message: 'Reading took longer than 1 ms' }]);
    await hurried.close();
    const reader = createReader(options);
    expect(await reader.read(soup)).toHaveLength(1);
    await expect.poll(() => reader.isAtRest(), { timeout: 5000 }).toBe(true);
    expect(await reader.read(soup)).toHaveLength(1);
    await reader.close();
  });
});
