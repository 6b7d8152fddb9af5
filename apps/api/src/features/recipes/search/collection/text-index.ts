import { createLexicon, type Lexicon } from '@pomona/contract/recipe-search/lexicon';
import { type RecipeSearch, recipeSearchSteps } from '@pomona/contract/recipe-search/recipe-search';
import type { FoodConcept } from '@pomona/contract/recipe-search/search-words';
import { wordsOf } from '@pomona/contract/recipe-search/texts';
import type { Spelling } from '@pomona/contract/recipe-search/understanding';
import { conceptsOf } from '@pomona/food/table/concepts';
import { createPeriodicYield } from '#platform/yield-to-event-loop.ts';
import type { Figures } from './figures.ts';
import type { TextRow } from './store.ts';

/** The texts of the public recipes, searched by position. */
export interface TextIndex {
  ids: readonly string[];
  search: Pick<RecipeSearch, 'answer' | 'understand' | 'spelling'>;
  concepts: readonly FoodConcept[];
  lexicon: Lexicon;
  /** English names of foods, by their number. */
  names: readonly string[];
  /** Numbers of a food and of what else goes by its name: tomatoes in a can are tomatoes. */
  foodsNamed(englishName: string): number[];
  /** Numbers of the foods of each recipe, by its position. */
  foods: readonly (readonly number[])[];
  /** Judges by these figures from now on, by position. */
  judgeBy(figures: readonly (Figures | undefined)[]): void;
}

/** Indexes the texts, with pauses for other callers; with the foods of another index by the same numbers. `otherWords` are no slips. */
export async function createTextIndex(
  rows: readonly TextRow[],
  other?: Pick<TextIndex, 'names' | 'concepts' | 'lexicon'>,
  otherWords?: Spelling,
): Promise<TextIndex> {
  const names = [...new Set([...(other?.names ?? []), ...rows.flatMap((row) => row.foods)])];
  const numbers = new Map(names.map((name, number) => [name, number]));
  const foods = rows.map((row) => row.foods.flatMap((name) => numbers.get(name) ?? []));
  const concepts = other?.concepts ?? conceptsOf(names);
  const lexicon = other?.lexicon ?? createLexicon(concepts);
  let figures: readonly (Figures | undefined)[] = [];
  const steps = recipeSearchSteps({
    recipes: rows.map(({ title, originalTitle, tags, description, ingredients }, position) => ({
      ...{ title, originalTitle, tags },
      ...{ text: [description, ...ingredients], foods: foods[position] ?? [] },
    })),
    judgedAt: (position) => figures[position],
    searchable: rows.map(({ words }) => words),
    lexicon,
    otherWords,
  });
  const pause = createPeriodicYield();
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return {
    ids: rows.map(({ id }) => id),
    search: step.value,
    concepts,
    lexicon,
    names,
    foodsNamed: createFoodsNamed(names, lexicon),
    foods,
    judgeBy(now) {
      figures = now;
    },
  };
}

function createFoodsNamed(names: readonly string[], lexicon: Lexicon) {
  return (englishName: string): number[] => {
    const words = wordsOf(englishName);
    const named = lexicon.nameAt(words, 0);
    const meant = named?.length === words.length ? (named.foods ?? []) : [];
    return [...meant, ...names.flatMap((name, number) => (name === englishName ? number : []))];
  };
}
