import { detailedAllergens } from '@pomona/food/foods/allergens';
import { type Language, languages } from '@pomona/food/foods/languages';
import { cuisines } from '@pomona/food/labels/diets';
import { parseLine } from '@pomona/food/lines/line';
import { type Food, foodByKey } from '@pomona/food/table/table';
import { wordedLine } from '@pomona/food/wording/wording';
import { shownName } from '@pomona/food/wording/wording-names';
import { describe, expect, test } from 'vitest';
import { makeBrief } from '../../test/recipes.ts';
import { flavourProfiles, neutralFlavours, sweetFlavours } from './flavours.ts';
import { gramsOf, pantryFood, pantryFoods, unitGrams } from './pantry.ts';
import type { PantryFood } from './pantry-food.ts';

describe('GEN-08 what a cook knows of foods', () => {
  test('each food once, and in the food table', () => {
    const keys = pantryFoods.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => foodByKey(key) === undefined)).toEqual([]);
    expect(keys.length).toBeGreaterThan(350);
  });

  test('amounts grow from least to most, and one to six servings can be measured', () => {
    expect(pantryFoods.filter((food) => !hasMeasurableAmounts(food))).toEqual([]);
  });

  test('what is cooked takes time, what only seasons does not ask for an oven', () => {
    const odd = pantryFoods.flatMap(({ key, ways }) =>
      ways
        .filter(({ technique, celsius }) => ovens.has(technique) !== (celsius !== undefined))
        .map(() => key),
    );
    expect(odd).toEqual([]);
  });

  test('what is written of them is read again, to the same food and weight', () => {
    expect(pantryFoods.flatMap(misreadLines)).toEqual(knownMisread);
  }, 60_000);

  test('flavours name foods of the pantry, three or more of each kind', () => {
    for (const profile of [
      ...cuisines.map((cuisine) => flavourProfiles[cuisine]),
      neutralFlavours,
      sweetFlavours,
    ]) {
      for (const list of Object.values(profile).filter((value) => typeof value !== 'string')) {
        expect(list.length).toBeGreaterThanOrEqual(3);
        expect(list.flat().filter((key) => pantryFood(key) === undefined)).toEqual([]);
      }
    }
  });
});

/** Without "hart gekocht" they are the same food. */
const knownMisread = ['4 hart gekochte Eier'];

const ovens = new Set(['roast', 'bake', 'grill', 'bake_in_parcel']);

function hasMeasurableAmounts(food: PantryFood): boolean {
  const { min, usual, max } = food.servingGrams;
  const one = unitGrams(food) * food.step;
  const isMeasurable = [1, 2, 6].every(
    (servings) =>
      Math.floor((max * servings) / one + 0.001) >=
      Math.max(1, Math.ceil((min * servings) / one - 0.001)),
  );
  return min <= usual && usual <= max && isMeasurable;
}

function misreadLines(pantry: PantryFood): string[] {
  const food = foodByKey(pantry.key);
  if (food === undefined) return [pantry.key];
  const measures = [
    { amount: pantry.step, unit: pantry.unit },
    { amount: pantry.step * 4, unit: pantry.unit },
  ];
  return languages.flatMap((language) =>
    measures
      .filter((measure) => !isReadAsWritten(food, measure, language))
      .map((measure) => lineOf(food, measure, language)),
  );
}

interface Measure {
  amount: number;
  unit: string | null;
}

function lineOf(food: Food, { amount, unit }: Measure, language: Language): string {
  const name = shownName(food, { amount, unit }, language);
  return wordedLine({ measures: [{ amount, amountMax: null, unit }], each: null, name }, language);
}

function isReadAsWritten(food: Food, measure: Measure, language: Language): boolean {
  const line = parseLine(lineOf(food, measure, language), { language });
  const grams = gramsOf(food, measure.amount, measure.unit) ?? 0;
  const isSameWeight = Math.abs((line.grams ?? 0) - grams) <= Math.max(0.2, grams * 0.02);
  return line.food?.key === food.key && line.isReadWhole && isSameWeight;
}

describe('GEN-08 allergens and diets leave every kitchen its taste', () => {
  const request = makeBrief().request;

  test.each<[string, Partial<typeof request>]>([
    ['vegan', { diets: ['Vegan'] }],
    ['vegan without gluten', { diets: ['Vegan', 'Gluten-Free'] }],
    ['all allergens', { allergens: [...detailedAllergens] }],
    ['vegan, all allergens', { diets: ['Vegan'], allergens: [...detailedAllergens] }],
  ])('%s', (_, more) => {
    const { isAllowed } = makeBrief(more);
    const isThere = (key: string) => {
      const food = foodByKey(key);
      return food !== undefined && isAllowed(food);
    };
    for (const profile of [...Object.values(flavourProfiles), neutralFlavours, sweetFlavours]) {
      for (const list of Object.values(profile)) {
        if (typeof list === 'string') continue;
        expect(list.some((one: string | readonly string[]) => [one].flat().every(isThere))).toBe(
          true,
        );
      }
    }
  });
});
