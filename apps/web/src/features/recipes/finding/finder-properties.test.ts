import { offeredLimits } from '@pomona/contract/recipe-facets';
import { withTrait } from '@pomona/contract/recipe-search/trait-choice';
import { sortOrders } from '@pomona/contract/recipes/orders';
import { avoidableAllergens, detailedAllergens } from '@pomona/food/foods/allergens';
import { cuisines, dietTypes, likelyDietTypes, mealTypes } from '@pomona/food/labels/diets';
import { recipeTraits } from '@pomona/food/traits/traits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRecipeCard } from '../read-recipe.ts';
import { everything, type Selection } from '../selection.ts';
import { facetCounts } from './facet-counts.ts';
import { createFinder as finderOf } from './finder.ts';
import type { Person } from './rules.ts';
import { searchMaker } from './word-search.ts';

const createFinder = (cards: Parameters<typeof finderOf>[0]) => finderOf(cards, searchMaker(null));

const words = ['Crème', 'brûlée', 'soup', 'Jalapeño', 'oat', 'Oats', 'ß', 'a'];
const cardFields = fc.record({
  title: fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
    .map((w) => w.join(' ')),
  tags: fc.array(fc.constantFrom(...words), { maxLength: 2 }),
  diet_types: fc.subarray([...dietTypes]),
  likely_diet_types: fc.subarray([...likelyDietTypes]),
  meal_type: fc.constantFrom(...mealTypes),
  cuisine: fc.option(fc.constantFrom(...cuisines)),
  allergen_details: fc.subarray([...detailedAllergens], { maxLength: 4 }),
  may_contain: fc.subarray([...detailedAllergens], { maxLength: 3 }),
  prep_time: fc.integer({ min: 5, max: 60 }),
  cook_time: fc.integer({ min: 0, max: 60 }),
  rest_time: fc.constantFrom(0, 0, 30),
  rating: fc.constantFrom(0, 4, 4.5),
  calories: fc.integer({ min: 100, max: 700 }),
  traits: fc.subarray([...recipeTraits]),
});
const collection = fc
  .array(cardFields, { maxLength: 40 })
  .map((all) => all.map((fields, index) => readRecipeCard({ ...fields, id: `r${index}` }, index)));
const selection: fc.Arbitrary<Selection> = fc.record({
  search: fc.constantFrom('', '', 'o', 'oat', 'CREME', 'creme brulee', 'x', 'vegan oat', 'no nuts'),
  diets: fc.subarray([...dietTypes], { maxLength: 3 }),
  isEveryDiet: fc.boolean(),
  withLikely: fc.boolean(),
  meal: fc.option(fc.constantFrom(...mealTypes)),
  cuisine: fc.option(fc.constantFrom(...cuisines)),
  avoid: fc.subarray([...avoidableAllergens], { maxLength: 2 }),
  maxMinutes: fc.option(fc.constantFrom(20, 45, 100)),
  maxCalories: fc.option(fc.constantFrom(200, 500)),
  maxLoad: fc.option(fc.constantFrom(5, 20)),
  traits: fc.subarray(['children', 'freezer', 'heat_none', 'heat_mild', 'summer'] as const),
  isFavourite: fc.boolean(),
  fitsMe: fc.boolean(),
  sort: fc.constantFrom(...sortOrders),
});
const person: Person = { favourites: ['r1', 'r2', 'r5'], diets: ['Vegan'], avoid: ['Nuts'] };

it('LIST-16 each count is what its choice would leave', () => {
  fc.assert(
    fc.property(collection, selection, (cards, chosen) => {
      const finder = createFinder(cards);
      const counts = facetCounts(finder.search(chosen), chosen, person);
      const left = (change: Partial<Selection>) =>
        finder.find({ ...chosen, ...change }, person).length;
      for (const diet of dietTypes) {
        const diets = chosen.isEveryDiet ? [...new Set([...chosen.diets, diet])] : [diet];
        expect(counts.diets[diet]).toBe(left({ diets }));
      }
      for (const meal of mealTypes) expect(counts.meals[meal]).toBe(left({ meal }));
      for (const cuisine of cuisines) expect(counts.cuisines[cuisine]).toBe(left({ cuisine }));
      expect(counts.cuisines.any).toBe(left({ cuisine: null }));
      for (const allergen of avoidableAllergens)
        expect(counts.avoid[allergen]).toBe(left({ avoid: [...chosen.avoid, allergen] }));
      expect(counts.minutes).toEqual(
        offeredLimits.minutes.map((maxMinutes) => left({ maxMinutes })),
      );
      expect(counts.calories).toEqual(
        offeredLimits.calories.map((maxCalories) => left({ maxCalories })),
      );
      for (const trait of recipeTraits)
        expect(counts.traits[trait]).toBe(left({ traits: withTrait(chosen.traits, trait) }));
      expect(counts.load).toEqual(offeredLimits.load.map((maxLoad) => left({ maxLoad })));
      expect(counts.favourite).toBe(left({ isFavourite: true }));
      expect(counts.fits).toBe(left({ fitsMe: true }));
    }),
    { numRuns: 60 },
  );
});

it('LIST-09 a search that goes on from the last one finds what a fresh one finds', () => {
  const typed = fc.array(fc.constantFrom('o', 'oa', 'oat', 'oats', 'c', 'cr', 'creme', 'x', ''), {
    minLength: 2,
    maxLength: 8,
  });
  fc.assert(
    fc.property(
      collection,
      typed,
      fc.array(selection, { minLength: 8, maxLength: 8 }),
      (cards, searches, chosen) => {
        const kept = createFinder(cards);
        searches.forEach((search, index) => {
          const now = { ...everything, ...chosen[index], search };
          expect(kept.find(now, person)).toEqual(createFinder(cards).find(now, person));
        });
      },
    ),
    { numRuns: 60 },
  );
});
