import { cuisines, dietTypes, mealTypes } from '@pomona/food/labels/diets';
import { foodByKey } from '@pomona/food/table/table';
import { describe, expect, test } from 'vitest';
import { plainBrief } from '../test/plain-brief.ts';
import { composeDishes } from './compose.ts';
import type { Dish } from './dish.ts';
import { formulas } from './formulas/formulas.ts';
import { pantryFoods } from './pantry/pantry.ts';
import { type Random, seededRandom } from './search/random.ts';

const pick = <Item>(items: readonly Item[], random: Random): Item[] =>
  items.slice(Math.floor(random.next() * items.length)).slice(0, 1);

const common = pantryFoods.filter(({ isCommon, key }) => isCommon && key !== 'water');

/** Random requests with common foods, the same in every run. */
function randomBrief(seed: number) {
  const random = seededRandom(seed);
  const keys = Array.from({ length: 1 + Math.floor(random.next() * 5) }, () =>
    pick(common, random).map(({ key }) => key),
  ).flat();
  const [mealType = 'Dinner'] = pick(mealTypes, random);
  const [maxMinutes = 60] = pick([15, 25, 40, 60, 90], random);
  return plainBrief([...new Set(keys)], {
    ...{ mealType, maxMinutes, seed },
    diets: random.next() < 0.6 ? pick(dietTypes, random) : [],
    cuisine: random.next() < 0.5 ? (pick(cuisines, random)[0] ?? null) : null,
    servings: 1 + Math.floor(random.next() * 6),
    allergens: random.next() < 0.3 ? pick(['milk', 'egg', 'soy', 'tree_nut'] as const, random) : [],
  });
}

const some = (brief: ReturnType<typeof plainBrief>, count: number): Dish[] => {
  const dishes: Dish[] = [];
  for (const dish of composeDishes(brief, { seed: brief.request.seed, shown: [] })) {
    dishes.push(dish);
    if (dishes.length >= count) break;
  }
  return dishes;
};

describe('GEN-08 properties of composed dishes', () => {
  const composed = Array.from({ length: 80 }, (_, seed) => {
    const brief = randomBrief(seed);
    return { brief, dishes: some(brief, 2) };
  });

  test('GEN-08 almost every request of common foods has a dish', () => {
    expect(composed.filter(({ dishes }) => dishes.length > 0).length).toBeGreaterThanOrEqual(76);
  });

  test('GEN-08 foods are allowed, amounts are plausible, times hold, every line is used once', () => {
    for (const { brief, dishes } of composed) {
      for (const dish of dishes) {
        const { minutes, parts, servings, steps } = dish;
        expect(minutes.prep + minutes.cook + minutes.rest).toBeLessThanOrEqual(
          brief.request.maxMinutes,
        );
        const named = steps.flat().flatMap((action) => action.parts);
        // The pan takes half of the oil, the dressing the rest.
        const used = named.filter(
          (index, at) => parts[index]?.slot !== 'fat' || named.indexOf(index) === at,
        );
        expect(used.toSorted((a, b) => a - b)).toEqual(parts.map((_, index) => index));
        for (const { food: key, grams, amount } of parts) {
          const food = foodByKey(key);
          expect([key, food && brief.isAllowed(food)]).toEqual([key, true]);
          expect(amount.value).toBeGreaterThan(0);
          expect([key, grams > 0 && grams / servings <= 700]).toEqual([key, true]);
        }
        expect(steps.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  test('GEN-08 the same seed gives the same dish', () => {
    for (const { brief, dishes } of composed.slice(0, 20)) expect(some(brief, 2)).toEqual(dishes);
  });

  test('GEN-05 fifty times another: at least 48 different dishes', () => {
    const shown: string[] = [];
    for (let time = 0; time < 50; time += 1) {
      const brief = plainBrief(['chickpeas-canned', 'spinach', 'carrot'], { seed: time });
      const { value } = composeDishes(brief, { seed: time, shown }).next();
      if (value) shown.push(value.fingerprint);
    }
    expect(new Set(shown).size).toBeGreaterThanOrEqual(48);
  });
});

describe('GEN-08 formulas', () => {
  const found = new Set<string>();
  const given = [[], ['zucchini', 'bell-pepper-red'], ['avocado'], ['oats'], ['rice-arborio']];
  for (const mealType of mealTypes)
    for (const [seed, keys] of given.entries()) {
      const dishes = some(plainBrief(keys, { mealType, maxMinutes: 480, seed }), 150);
      for (const { formula } of dishes) found.add(formula);
    }

  test.each(formulas.map(({ id }) => id))('GEN-08 %s composes for a plain request', (id) => {
    expect(found.has(id)).toBe(true);
  });
});
