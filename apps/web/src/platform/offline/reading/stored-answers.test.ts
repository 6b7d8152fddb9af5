import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  dropAnswer,
  dropGroups,
  keepAnswersOf,
  readAnswer,
  storeAnswer,
} from './stored-answers.ts';

const day = 86_400_000;
const now = Date.now();

function answer(hash: string, own = {}) {
  const group = 'recipes';
  return { owner: 'ada', hash, group, data: hash, updatedAt: now, usedAt: now, ...own };
}

beforeEach(async () => {
  await keepAnswersOf('nobody');
  for (const owner of ['ada', 'ben', ''])
    for (const hash of ['soup', 'stew', 'roast', 'list']) await dropAnswer(owner, hash);
});

describe('stored answers', () => {
  it('SHOP-09 are read by whoever they were stored for, and by nobody else', async () => {
    await storeAnswer(answer('soup'), 50);
    expect(await readAnswer('ada', 'soup')).toMatchObject({ data: 'soup', updatedAt: now });
    expect(await readAnswer('ben', 'soup')).toBeUndefined();
    expect(await readAnswer('', 'soup')).toBeUndefined();
  });

  it('of each group those stay that were opened last', async () => {
    await storeAnswer(answer('soup', { usedAt: now - 3 }), 2);
    await storeAnswer(answer('stew', { usedAt: now - 2 }), 2);
    await storeAnswer(answer('soup', { usedAt: now - 1 }), 2);
    await storeAnswer(answer('list', { group: 'all', usedAt: now - 9 }), 1);
    await storeAnswer(answer('roast'), 2);
    expect(await readAnswer('ada', 'stew')).toBeUndefined();
    for (const hash of ['soup', 'roast', 'list'])
      expect(await readAnswer('ada', hash)).toBeDefined();
  });

  it('AUTH-02 go with the member; what visitors read stays', async () => {
    await storeAnswer(answer('soup'), 50);
    await storeAnswer(answer('soup', { owner: '' }), 50);
    expect(await keepAnswersOf('')).toBe(true);
    expect(await readAnswer('ada', 'soup')).toBeUndefined();
    expect(await readAnswer('', 'soup')).toBeDefined();
    expect(await keepAnswersOf('')).toBe(false);
  });

  it('WELL-12 of some groups go at once, those of others and of other members stay', async () => {
    await storeAnswer(answer('soup', { group: 'wellness-meals' }), 50);
    await storeAnswer(answer('stew', { group: 'wellness-symptoms' }), 50);
    await storeAnswer(answer('roast', { group: 'wellness-meals', owner: 'ben' }), 50);
    await storeAnswer(answer('list', { group: 'shopping' }), 50);
    await dropGroups('ada', 'wellness-');
    for (const hash of ['soup', 'stew']) expect(await readAnswer('ada', hash)).toBeUndefined();
    expect(await readAnswer('ben', 'roast')).toBeDefined();
    expect(await readAnswer('ada', 'list')).toBeDefined();
  });

  it('are not read after thirty days', async () => {
    await storeAnswer(answer('soup', { updatedAt: now - 31 * day }), 50);
    expect(await readAnswer('ada', 'soup')).toBeUndefined();
  });

  it('are done without where the browser stores nothing', async () => {
    const uncloneable = answer('soup', { data: () => 'soup' });
    await expect(storeAnswer(uncloneable, 50)).resolves.toBeUndefined();
    expect(await readAnswer('ada', 'soup')).toBeUndefined();
  });
});
