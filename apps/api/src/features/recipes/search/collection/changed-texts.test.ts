import { notFound } from '@pomona/contract/recipe-search/recipe-search';
import { searchableText } from '@pomona/contract/search-text';
import { expect, it } from 'vitest';
import { catalogue } from '#test/catalogue.ts';
import { withChangedTexts } from './changed-texts.ts';
import type { TextRow } from './store.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

const before: TextRow[] = catalogue
  .rows()
  .slice(0, 120)
  .map(({ id, title, description, ingredients, tags, sources }) => ({
    ...{ id, title, description, ingredients, tags },
    foods: [...new Set(sources.map(({ food }) => food))],
    words: searchableText({ title, description, ingredients, tags }),
  }));

const [gone, renamed, ...others] = before;
if (gone === undefined || renamed === undefined) throw new Error('The catalogue is empty');

function withTitle(row: TextRow, id: string, title: string): TextRow {
  return { ...row, id, title, words: searchableText({ ...row, title }) };
}

const now = [
  withTitle(renamed, renamed.id, 'Quinoa tabbouleh with lovage'),
  withTitle(gone, 'entirely-new', 'Salmon soup, entirely new'),
];
const all = [...now, ...others];

function foundIn(index: TextIndex, question: string): [string, number][] {
  const { ranks } = index.search.answer(question);
  return index.ids
    .map((id, position): [string, number] => [id, ranks[position] ?? notFound])
    .filter(([id, rank]) => id !== '' && rank !== notFound)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

it.each([
  'salmon soup',
  'entirely',
  'lovage',
  'tabbouleh quinoa',
  'chicken',
  'oats',
  'lemon',
  'vegan',
  'with lov',
  renamed.title,
  gone.title,
])('LIST-17 finds "%s" as an index of all texts does', async (question) => {
  const whole = await createTextIndex(all);
  const ids = new Set([gone.id, renamed.id, 'entirely-new']);
  const changed = await withChangedTexts(await createTextIndex(before), ids, now);
  const figures = (index: TextIndex) => index.judgeBy(index.ids.map(() => undefined));
  figures(whole);
  figures(changed);
  expect(foundIn(changed, question)).toEqual(foundIn(whole, question));
});
