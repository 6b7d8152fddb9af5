import type { Recipe } from '@pomona/contract/recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { recipeCalls } from '#test/recipe-calls.ts';
import { createWriter } from './writer.ts';

let test: TestApp;
let recipe: Recipe;
beforeAll(async () => {
  test = await buildTestApp();
  recipe = await recipeCalls(test).write({ title: 'Soup' }, await test.signIn());
});
afterAll(() => test.close());

const options = { maxWriteMilliseconds: 20_000, idleMilliseconds: 50, maxQueued: 1, onError() {} };
const requestOf = (formats: readonly ('json-ld' | 'cooklang')[]) => ({
  recipe,
  formats,
  origin: 'https://pomona.example',
});

describe('the thread that writes files', { timeout: 30_000 }, () => {
  it('FOOD-05 writes every format, and refuses what is too much', async () => {
    const writer = createWriter(options);
    const both = requestOf(['json-ld', 'cooklang']);
    const [first, second] = [writer.write(both), writer.write(requestOf([]))];
    await expect(writer.write(both)).rejects.toMatchObject({ code: 'unavailable' });
    const [jsonLd = '', cooklang = ''] = await first;
    expect(JSON.parse(jsonLd)).toMatchObject({ name: 'Soup' });
    expect(cooklang).toContain('title: Soup\n');
    expect(await second).toEqual([]);
    await writer.close();
  });

  it('FOOD-05 danger 13: is given up where it takes too long, and is reported', async () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const writer = createWriter({ ...options, maxWriteMilliseconds: 1, onError });
    const slow = { ...recipe, instructions: Array<string>(6000).fill('x '.repeat(999)) };
    const request = { ...requestOf(['cooklang']), recipe: slow };
    await expect(writer.write(request)).rejects.toMatchObject({ code: 'unavailable' });
    expect(errors).toMatchObject([{ message: 'A task took longer than 1 ms' }]);
    await writer.close();
  });
});
