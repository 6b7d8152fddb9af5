import { type Choices, filtersOf, fitsPerson } from '@pomona/contract/recipe-search/judging';
import { LRUCache } from 'lru-cache';
import type { Preferences } from '../filters.ts';
import type { Figures } from './figures.ts';

/** Everything that is selected but the question. */
export interface Criteria extends Choices {
  preferences: Preferences | null;
}

export interface Selecting {
  /** By position; where a recipe is gone nothing. */
  readonly figures: readonly (Figures | undefined)[];
  /** How many there are. */
  readonly count: number;
  /** Marks with 1 the positions of the recipes that meet every filter. */
  passing(criteria: Criteria): Uint8Array;
  /** A number of each recipe by position, remembered by this name: quicker to read than the recipes, which lie apart in memory. */
  numbers(name: string, numberOf: (its: Figures) => number): Float64Array;
}

/** As many filters are remembered; one takes a byte for each recipe. */
const maxFilters = 48;

const nothing: Choices = {
  ...{ diets: [], isEveryDiet: true, withLikely: false, meal: null, cuisine: null, avoid: [] },
  ...{ maxMinutes: null, maxCalories: null, maxLoad: null, traits: [] },
};

/** Each choice alone: their combinations are many, they are few. */
function choicesOf(criteria: Criteria): Partial<Choices>[] {
  const { diets, isEveryDiet, withLikely, meal, cuisine, avoid } = criteria;
  const { maxMinutes, maxCalories, maxLoad, traits } = criteria;
  const single = isEveryDiet
    ? diets.map((diet) => ({ diets: [diet], withLikely }))
    : [{ diets, isEveryDiet, withLikely }];
  return [
    ...single,
    ...avoid.map((allergen) => ({ avoid: [allergen] })),
    ...[{ meal }, { cuisine }, { maxMinutes }, { maxCalories }, { maxLoad }, { traits }],
  ];
}

/** Recipes by position: each filter is judged once, and its marks are intersected with those of others. */
export function createSelecting(figures: readonly (Figures | undefined)[]): Selecting {
  const marks = new LRUCache<string, Uint8Array>({ max: maxFilters });
  function marksWhere(passes: (its: Figures) => boolean): Uint8Array {
    const marked = new Uint8Array(figures.length);
    for (const [at, its] of figures.entries()) if (its !== undefined && passes(its)) marked[at] = 1;
    return marked;
  }
  const present = marksWhere(() => true);

  function marksOf(choices: Partial<Choices>): Uint8Array | null {
    const [filter] = filtersOf({ ...nothing, ...choices });
    if (filter === undefined) return null;
    const key = JSON.stringify(choices);
    const known = marks.get(key) ?? marksWhere(filter.passes);
    marks.set(key, known);
    return known;
  }

  const columns = new Map<string, Float64Array>();

  return {
    figures,
    numbers(name, numberOf) {
      const known =
        columns.get(name) ??
        Float64Array.from(figures, (its) => (its === undefined ? Number.NaN : numberOf(its)));
      columns.set(name, known);
      return known;
    },
    count: present.reduce((sum, one) => sum + one, 0),
    passing(criteria) {
      const { preferences, withLikely } = criteria;
      const all = choicesOf(criteria).flatMap((choices) => marksOf(choices) ?? []);
      if (preferences !== null) all.push(marksWhere(fitsPerson(preferences, withLikely)));
      const passing = present.slice();
      for (const its of all)
        for (let at = 0; at < passing.length; at += 1)
          passing[at] = (passing[at] ?? 0) & (its[at] ?? 0);
      return passing;
    },
  };
}
