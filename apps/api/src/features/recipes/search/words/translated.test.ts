import type { SearchWords } from '@pomona/contract/recipe-search/search-words';
import type { RecipeCard, RecipePage } from '@pomona/contract/recipes';
import { searchOrders } from '@pomona/contract/recipes/orders';
import { folded } from '@pomona/contract/search-text';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { seedTranslatedCatalogue } from '#test/catalogue.ts';

/** The finder of the browser; the apps are strangers to each other, so by its path. */
const browser = '../../../../../../web/src/features/recipes';
interface Finder {
  find(selection: object, person: null): { id: string }[];
}
const { createFinder, searchMaker } = (await import(`${browser}/finding/word-search.ts`)) as {
  createFinder(cards: readonly RecipeCard[], maker: unknown): Finder;
  searchMaker(words: SearchWords): unknown;
};
const { everything } = (await import(`${browser}/selection.ts`)) as { everything: object };

let test: TestApp;
let cards: RecipeCard[];
let finder: Finder;

beforeAll(async () => {
  test = await buildTestApp();
  await seedTranslatedCatalogue(test.database.url());
  cards = (await test.inject('/api/recipes?fields=card&lang=de')).json<RecipeCard[]>();
  const words = (await test.inject('/api/search-words')).json<SearchWords>();
  finder = createFinder(cards, searchMaker(words));
}, 120_000);
afterAll(() => test.close());

async function foundThere(q: string, sort = 'relevance', lang = 'de'): Promise<string[]> {
  const query = new URLSearchParams({ q, sort, lang, fields: 'card', limit: '1000' });
  const answer = await test.inject(`/api/recipes?${query.toString()}`);
  return answer.json<RecipePage>().recipes.map(({ id }) => id);
}
const foundHere = (search: string, sort = 'relevance') =>
  finder.find({ ...everything, search, sort }, null).map(({ id }) => id);

it.each([
  ['Mangold Hirten Maremma', 'acquacotta-maremmana'],
  ['acquacotta', 'acquacotta-maremmana'],
  ['staudensellerie tomaten ei', 'acquacotta-maremmana'],
  ['with celery, tomato and egg', 'acquacotta-maremmana'],
  ['Eiertomaten', 'acquacotta-maremmana'],
])(
  'REC-13 LIST-09 finds by words of the reader’s language and by the original title: %s',
  async (question, id) => {
    expect(await foundThere(question)).toContain(id);
    expect(foundHere(question)).toEqual(await foundThere(question));
  },
);

it('REC-13 LIST-11 orders by the title that is shown', async () => {
  const titles = new Map(cards.map(({ id, title }) => [id, title]));
  const shown = (await foundThere('', 'alphabetical')).map((id) => titles.get(id) ?? '');
  const letters = shown.map(folded);
  expect(letters.slice(0, 200)).toEqual(letters.slice(0, 200).toSorted());
});

it('REC-13 LIST-17 each page of an alphabetical list goes on where the one before ended', async () => {
  const all = await foundThere('', 'alphabetical');
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null && seen.length < 100; ) {
    const query = new URLSearchParams({ sort: 'alphabetical', lang: 'de', limit: '20' });
    if (cursor !== '') query.set('cursor', cursor);
    const page = (await test.inject(`/api/recipes?${query.toString()}`)).json<RecipePage>();
    seen.push(...page.recipes.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(all.slice(0, seen.length));
});

it('REC-13 LIST-17 both engines find the same among translated recipes', async () => {
  const words = cards.flatMap((card) =>
    [card.title, card.original?.title ?? '', ...card.tags, ...card.ingredients]
      .join(' ')
      .split(' '),
  );
  const word = fc.constantFrom(...new Set(words));
  const typed = fc.oneof(
    { weight: 6, arbitrary: word },
    { weight: 2, arbitrary: word.map((whole) => whole.slice(0, 4)) },
    { weight: 1, arbitrary: word.map((whole) => whole.replace(/(.)(.)$/, '$2$1')) },
  );
  const question = fc
    .array(typed, { minLength: 1, maxLength: 3 })
    .map((some) => some.join(' ').slice(0, 100));
  await fc.assert(
    fc.asyncProperty(question, fc.constantFrom(...searchOrders), async (text, sort) => {
      expect(foundHere(text, sort)).toEqual(await foundThere(text, sort));
    }),
    { numRuns: 100 },
  );
}, 120_000);
