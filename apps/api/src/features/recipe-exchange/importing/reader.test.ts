import type { ReadRequest } from '@pomona/recipe-formats/read';
import { describe, expect, it } from 'vitest';
import { createReader } from './reader.ts';

const request = { kind: null, format: null, address: null, language: 'en' } as const;

describe('the thread that reads', { timeout: 30_000 }, () => {
  const options = {
    maxReadMilliseconds: 20_000,
    idleMilliseconds: 50,
    maxQueued: 1,
    onError() {},
  };
  const soup = { ...request, text: 'Soup\n\n200 g carrots\n1 onion\n\nCook it all.' };
  const endless = { ...soup, text: '200 g flour\n'.repeat(150_000) };

  it('FOOD-04 reads what waits in order, and refuses what is too much', async () => {
    const reader = createReader(options);
    const [first, second] = [reader.read(soup), reader.read(soup)];
    await expect(reader.read(soup)).rejects.toMatchObject({ code: 'unavailable' });
    expect([...(await first), ...(await second)]).toHaveLength(2);
    await reader.close();
  });

  it('FOOD-04 leaves no request pending when it is closed', async () => {
    const reader = createReader(options);
    const settled = Promise.allSettled([reader.read(soup), reader.read(soup)]);
    await reader.close();
    for (const each of await settled)
      expect(each).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    await expect(reader.read(soup)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('FOOD-04 that breaks is no page without a recipe, and is reported', async () => {
    const errors: unknown[] = [];
    const reader = createReader({ ...options, onError: (error) => errors.push(error) });
    const broken = { ...soup, text: 7 } as unknown as ReadRequest;
    await expect(reader.read(broken)).rejects.toMatchObject({ code: 'import_not_read' });
    expect(errors).toHaveLength(1);
    expect(await reader.read(soup)).toHaveLength(1);
    await reader.close();
  });

  it('FOOD-04 is given up where it takes too long, and is reported', async () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const reader = createReader({ ...options, maxReadMilliseconds: 1, onError });
    await expect(reader.read(endless)).rejects.toMatchObject({ code: 'import_not_read' });
    expect(errors).toMatchObject([{ message: 'A task took longer than 1 ms' }]);
    await reader.close();
  });

  it('FOOD-04 ends without a request and starts again with the next', async () => {
    const reader = createReader(options);
    expect(await reader.read(soup)).toHaveLength(1);
    await expect.poll(() => reader.isIdle(), { timeout: 5000 }).toBe(true);
    expect(await reader.read(soup)).toHaveLength(1);
    await reader.close();
  });
});
