import { expect, it } from 'vitest';
import { createSelecting } from '../collection/selecting.ts';
import { createTextIndex, type TextIndex } from '../collection/text-index.ts';
import { createRanks } from './ranks.ts';

async function openIndex(titles: readonly string[]) {
  const index = await createTextIndex(
    titles.map((title, position) => ({
      ...{ id: `recipe-${position}`, title, description: '', ingredients: [], tags: [], foods: [] },
      words: title.toLowerCase(),
    })),
  );
  const computed: string[] = [];
  const search: TextIndex['search'] = {
    ...index.search,
    answer(question) {
      computed.push(question);
      return index.search.answer(question);
    },
  };
  return { snapshot: { index: { ...index, search }, recipes: createSelecting([]) }, computed };
}

it('LIST-17 a question about texts is ranked once for each index', async () => {
  const ranked = createRanks();
  const { snapshot, computed } = await openIndex(['Celtuce soup', 'Rutabaga mash']);
  const { ranks } = ranked(snapshot, 'celtuce');
  expect([...ranks]).toEqual([expect.any(Number), 0xffff]);
  expect(ranked(snapshot, 'celtuce').ranks).toBe(ranks);
  expect(computed).toEqual(['celtuce']);
  const later = await openIndex(['Rutabaga mash', 'Celtuce soup']);
  expect([...ranked(later.snapshot, 'celtuce').ranks]).toEqual([0xffff, expect.any(Number)]);
});

it('LIST-17 a question about figures is ranked again, and the oldest ranks make room', async () => {
  const ranked = createRanks(60);
  const { snapshot, computed } = await openIndex(['Celtuce soup', 'Rutabaga mash']);
  for (const question of ['celtuce under 20 minutes', 'celtuce under 20 minutes'])
    ranked(snapshot, question);
  expect(computed).toHaveLength(2);
  for (const question of ['celtuce', 'rutabaga', 'mash', 'soup', 'celtuce'])
    ranked(snapshot, question);
  expect(computed.filter((question) => question === 'celtuce')).toHaveLength(2);
});
