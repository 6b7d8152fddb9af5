import { readFileSync } from 'node:fs';
import type { SearchWords } from '@pomona/contract/recipe-search/search-words';
import type { Recipe, RecipeCard, RecipePage } from '@pomona/contract/recipes';
import { searchOrders } from '@pomona/contract/recipes/orders';
import { totalMinutes } from '@pomona/contract/recipes/total-time';
import { folded, searchableText } from '@pomona/contract/search-text';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { seedCatalogue } from '#test/catalogue.ts';

/** The finder of the browser; the apps are strangers to each other, so by its path. */
const browser = '../../../../../../web/src/features/recipes';
interface Finder {
  find(selection: object, person: null): { id: string }[];
  near(selection: object, person: null): { without: unknown[]; nearest: Near[] };
}
interface Near {
  recipe: RecipeCard;
  misses: { part?: { kind: string } }[];
}
const { createFinder, searchMaker } = (await import(`${browser}/finding/word-search.ts`)) as {
  createFinder(cards: readonly RecipeCard[], maker: unknown): Finder;
  searchMaker(words: SearchWords): unknown;
};
const { everything } = (await import(`${browser}/selection.ts`)) as { everything: object };

let test: TestApp;
let finder: Finder;
let words: SearchWords;
const recipes = new Map<string, Recipe>();

beforeAll(async () => {
  test = await buildTestApp();
  await seedCatalogue(test.database.url());
  const cards = (await test.inject('/api/recipes?fields=card')).json<RecipeCard[]>();
  for (const recipe of (await test.inject('/api/recipes')).json<Recipe[]>())
    recipes.set(recipe.id, recipe);
  words = (await test.inject('/api/search-words')).json<SearchWords>();
  finder = createFinder(cards, searchMaker(words));
}, 60_000);
afterAll(() => test.close());

async function foundThere(question: string, sort = 'relevance', lang = 'en'): Promise<string[]> {
  const query = new URLSearchParams({ q: question, sort, lang, fields: 'card', limit: '1000' });
  const answer = await test.inject(`/api/recipes?${query.toString()}`);
  return answer.json<RecipePage>().recipes.map(({ id }) => id);
}

const foundHere = (search: string, sort = 'relevance') =>
  finder.find({ ...everything, search, sort }, null).map(({ id }) => id);

const questions = readFileSync(new URL('questions.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes('|'))
  .filter((line) => !line.startsWith('#'))
  .map((line) => {
    const [question = '', expected = '', not = ''] = line.split('|').map((cell) => cell.trim());
    return { question, expected: expected.split('; '), not };
  });

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a recipe has one of some words, separated by commas, in what an expectation is about. */
const isMet: Readonly<Record<string, (recipe: Recipe, value: string) => boolean>> = {
  food: ({ sources }, value) => sources.some(({ food }) => food.toLowerCase().includes(value)),
  title: ({ title }, value) => plain(title).includes(value),
  tag: ({ tags }, value) => tags.includes(value),
  diet: ({ diet_types: labels }, value) => labels.some((label) => label === value),
  meal: (recipe, value) => recipe.meal_type === value,
  cuisine: (recipe, value) => recipe.cuisine === value,
  within: (recipe, value) => totalMinutes(recipe) <= Number(value),
  most: ({ nutrition }, value) => (nutrition.calories ?? Number.MAX_VALUE) <= Number(value),
  free: (recipe, value) =>
    ![...recipe.allergen_details, ...recipe.may_contain].some((one) => one === value),
};

function meets(recipe: Recipe, expectation: string): boolean {
  const [kind = '', ...rest] = expectation.split(' ');
  return rest
    .join(' ')
    .split(',')
    .some((value) => {
      const [other = '', ...others] = value.split(' ');
      const isOther = others.length > 0 && other in isMet;
      const met = isMet[isOther ? other : kind];
      return met?.(recipe, isOther ? others.join(' ') : value) ?? false;
    });
}

/** Foods, titles and tags rank: of them the first counts. Filters hold for all of the first. */
const ranked = /^(?:food|title|tag) /;

function faultsOf(ids: readonly string[], expected: readonly string[], not: string): string[] {
  const shown = ids.slice(0, 10).flatMap((id) => recipes.get(id) ?? []);
  const [first] = shown;
  if (first === undefined) return ['finds nothing'];
  const wrong = expected.flatMap((expectation) => {
    const judged = ranked.test(expectation) ? [first] : shown;
    const failing = judged.filter((recipe) => !meets(recipe, expectation));
    return failing.map(({ title }) => `${title}: not ${expectation}`);
  });
  const out = shown.filter(({ title }) => not !== '' && plain(title).includes(not));
  return [...wrong, ...out.map(({ title }) => `${title}: says ${not}`)];
}

describe('the questions', () => {
  it('LIST-09 are at least 150, in four languages', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    expect(questions.length).toBeGreaterThanOrEqual(150);
  });

  it.each(questions)('LIST-09 LIST-17 $question', async ({ question, expected, not }) => {
    const there = await foundThere(question);
    expect(faultsOf(there, expected, not)).toEqual([]);
    expect(foundHere(question)).toEqual(there);
  });
});

const filterPhrases = [
  'vegan',
  'no dairy',
  'under 30',
  'dinner',
  'sin gluten',
  'ohne Ei',
  'rapide',
];

it('LIST-09 LIST-17 both engines find the same for questions of words of the collection', async () => {
  const all = [...recipes.values()].flatMap(({ title, tags, ingredients }) =>
    [title, ...tags, ...ingredients].join(' ').split(' '),
  );
  const word = fc.constantFrom(...new Set(all));
  const typed = fc.oneof(
    { weight: 6, arbitrary: word },
    // Beginnings and slips.
    { weight: 2, arbitrary: word.map((whole) => whole.slice(0, 4)) },
    { weight: 1, arbitrary: word.map((whole) => whole.replace(/(.)(.)$/, '$2$1')) },
    { weight: 2, arbitrary: fc.constantFrom(...filterPhrases) },
  );
  const question = fc
    .array(typed, { minLength: 1, maxLength: 3 })
    .map((some) => some.join(' ').slice(0, 100));
  await fc.assert(
    fc.asyncProperty(question, fc.constantFrom(...searchOrders), async (text, sort) => {
      expect(foundHere(text, sort)).toEqual(await foundThere(text, sort));
    }),
    { numRuns: 150 },
  );
}, 120_000);

it('LIST-09 what holds the letters of a question stays found, after what means it', () => {
  const cards = [...recipes.values()];
  for (const question of [
    'ham',
    'erry',
    'olive oil',
    'one-pot',
    'egg',
    'lemon juice',
    'mara',
    'ß',
  ]) {
    const found = foundHere(question);
    for (const card of cards)
      if (searchableText(card).includes(folded(question)))
        expect(found, question).toContain(card.id);
  }
  const ham = foundHere('ham').map((id) => recipes.get(id)?.title ?? '');
  const muhammara = ham.findIndex((title) => title.startsWith('Muhammara'));
  expect(muhammara).toBeGreaterThan(ham.findIndex((title) => title.includes('Ham')));
});

it('REC-10 LIST-09 what is left out is nowhere, however well the words fit', () => {
  for (const question of ['no dairy yogurt', 'dairy free', 'ohne Milch', 'butter chicken no dairy'])
    for (const id of foundHere(question)) {
      const recipe = recipes.get(id);
      expect([...(recipe?.allergen_details ?? []), ...(recipe?.may_contain ?? [])]).not.toContain(
        'milk',
      );
    }
});

it('LIST-14 finds a chicken dinner of twenty minutes without dairy for somebody with PCOS', () => {
  const found = finder.find(
    { ...everything, search: 'I have PCOS, 20 minutes, no dairy, chicken' },
    null,
  );
  expect(found.length).toBeGreaterThan(0);
  for (const { id } of found) {
    expect(recipes.get(id)?.diet_types, id).toContain('PCOS');
    expect(recipes.get(id)?.allergen_details, id).not.toContain('milk');
  }
});

it('LIST-14 a question that finds nothing ends in a choice, and never in an allergen that it leaves out', () => {
  const selection = { ...everything, search: 'I have PCOS, 10 minutes, no dairy, chicken' };
  expect(finder.find(selection, null)).toEqual([]);
  const { without, nearest } = finder.near(selection, null);
  expect(without.length).toBeGreaterThan(1);
  expect(nearest.length).toBeGreaterThan(2);
  for (const { recipe, misses } of nearest) {
    expect([...recipe.allergen_details, ...recipe.may_contain]).not.toContain('milk');
    expect(misses.map(({ part }) => part?.kind)).not.toContain('avoid');
    expect(misses).toHaveLength(1);
  }
  // A longer time is nearer than no chicken.
  expect(nearest[0]?.misses[0]?.part?.kind).toBe('minutes');
});
