import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseRecipe, type RecipeLines } from '../analysis/analysis.ts';
import { type AnyFigureKey, add, divided, lineFigure, per100 } from '../figures/figures.ts';
import { allNutrientKeys } from '../foods/nutrients.ts';
import { mealTypes } from '../labels/diets.ts';
import { foods } from '../table/table.ts';
import { parseLine } from './line.ts';

const name = ({ names }: (typeof foods)[number]) => names.en[0] ?? '';
/** Foods that are recognised by their first English name after this measure. */
const readTrailing = (measure: string) =>
  foods.filter((food) => {
    const line = parseLine(`${measure} ${name(food)}`);
    return line.food?.key === food.key && line.unit === measure.split(' ')[1];
  });
const nameable = readTrailing('20 g');
const anyFood = fc.constantFrom(...nameable);
const nameableInCups = new Set(readTrailing('2 cup'));
const inCups = fc.constantFrom(
  ...nameable.filter((food) => food.measures.cup !== undefined && nameableInCups.has(food)),
);
const withoutCarbs = fc.constantFrom(
  ...nameable.filter((food) => per100(food, 'net_carbs').high === 0),
);
const grams = fc.integer({ min: 1, max: 900 });
const dishes = fc
  .array(fc.tuple(grams, anyFood), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map(([weight, food]) => `${weight} g ${name(food)}`));
const servings = fc.integer({ min: 1, max: 8 });
const runs = { numRuns: 60 };

/** Every range of a serving by its name: figures, load and vitamins. */
function ranges(recipe: RecipeLines): Map<string, { low: number; high: number }> {
  const { lines, servings: people, cooking, glycemicLoad } = analyseRecipe(recipe);
  const rangeOf = (key: AnyFigureKey) => {
    const total = { value: 0, low: 0, high: 0 };
    for (const line of lines) add(total, lineFigure(line, key, cooking));
    return divided(total, people);
  };
  const all = [...allNutrientKeys, 'net_carbs' as const].map((key) => [key, rangeOf(key)] as const);
  return new Map<string, { low: number; high: number }>([...all, ['glycemic_load', glycemicLoad]]);
}

const isClose = (a: number, b: number) => a === b || Math.abs(a - b) <= 1e-6 * Math.max(1, a);

/** Ranges of the vaguer recipe that do not contain those of the exact one. */
function narrowed(exact: RecipeLines, vague: RecipeLines): string[] {
  const expected = ranges(exact);
  return [...ranges(vague)].flatMap(([key, { low, high }]) => {
    const inner = expected.get(key) ?? { low: 0, high: 0 };
    const slack = 1e-6 * Math.max(1, inner.low);
    return low <= inner.low + slack && high >= inner.high - slack ? [] : key;
  });
}

const verdicts = (recipe: RecipeLines) =>
  analyseRecipe(recipe).labels.map(({ label, verdict }) => `${label} ${verdict}`);

it('most of the table can be named in a line, so that these properties hold for it', () => {
  expect(nameable.length).toBeGreaterThan(0.97 * foods.length);
});

describe('SCALE-04 the size of a dish', () => {
  it('leaves every figure, the load and every label of a serving as it was', () => {
    const factors = fc.integer({ min: 2, max: 5 });
    const parts = fc.array(fc.tuple(grams, anyFood), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, servings, factors, (dish, people, factor) => {
        const linesBy = (times: number) =>
          dish.map(([weight, food]) => `${weight * times} g ${name(food)}`);
        const once = { lines: linesBy(1), servings: people };
        const more = { lines: linesBy(factor), servings: people * factor };
        expect(verdicts(more)).toEqual(verdicts(once));
        const before = ranges(once);
        const moved = [...ranges(more)].filter(([key, { low, high }]) => {
          const same = before.get(key) ?? { low: -1, high: -1 };
          return !(isClose(low, same.low) && isClose(high, same.high));
        });
        expect(moved).toEqual([]);
      }),
      runs,
    );
  });
});

describe('a food without carbohydrate', () => {
  it('leaves the glycaemic load as it was, whichever it is', () => {
    fc.assert(
      fc.property(dishes, grams, withoutCarbs, (lines, weight, food) => {
        const before = analyseRecipe({ lines, servings: 2 }).glycemicLoad;
        const more = [...lines, `${weight} g ${name(food)}`];
        expect(analyseRecipe({ lines: more, servings: 2 }).glycemicLoad).toEqual(before);
      }),
      runs,
    );
  });
});

describe('less information never narrows a range', () => {
  it('a food that is not recognised', () => {
    fc.assert(
      fc.property(dishes, grams, anyFood, (lines, weight, food) => {
        const exact = { lines: [...lines, `${weight} g ${name(food)}`], servings: 1 };
        const vague = { lines: [...lines, `${weight} g flubberwort`], servings: 1 };
        expect(narrowed(exact, vague)).toEqual([]);
      }),
      runs,
    );
  });

  it('a cup in place of its weight', () => {
    fc.assert(
      fc.property(dishes, fc.integer({ min: 1, max: 4 }), inCups, (lines, cups, food) => {
        const weight = (cups * (food.measures.cup ?? 0)).toFixed(1);
        const exact = { lines: [...lines, `${weight} g ${name(food)}`], servings: 1 };
        const vague = { lines: [...lines, `${cups} cup ${name(food)}`], servings: 1 };
        expect(narrowed(exact, vague)).toEqual([]);
      }),
      runs,
    );
  });

  it('an amount from … to in place of one between', () => {
    fc.assert(
      fc.property(dishes, grams, anyFood, (lines, weight, food) => {
        const exact = { lines: [...lines, `${weight + 5} g ${name(food)}`], servings: 1 };
        const vague = {
          lines: [...lines, `${weight}-${weight + 10} g ${name(food)}`],
          servings: 1,
        };
        expect(narrowed(exact, vague)).toEqual([]);
      }),
      runs,
    );
  });

  it('a food that is optional, or one that may be another', () => {
    const butter = '20 g butter';
    fc.assert(
      fc.property(dishes, grams, anyFood, (lines, weight, food) => {
        const line = `${weight} g ${name(food)}`;
        const exact = { lines: [...lines, line, butter], servings: 1 };
        const optional = { lines: [...lines, `${line} (optional)`, butter], servings: 1 };
        const either = { lines: [...lines, line, `${butter} or olive oil`], servings: 1 };
        expect(narrowed(exact, optional)).toEqual([]);
        expect(narrowed(exact, either)).toEqual([]);
      }),
      runs,
    );
  });

  it('a dish of which nobody says how it is cooked', () => {
    const step = fc.constantFrom(
      'Simmer until soft.',
      'Boil for 5 minutes and drain.',
      'Roast in the oven.',
      'Steam for 5 minutes.',
      'Fry in a wide pan.',
    );
    const minutes = fc.integer({ min: 0, max: 150 });
    fc.assert(
      fc.property(dishes, step, minutes, (lines, instruction, cookMinutes) => {
        const dish = { lines: [...lines, '100 ml dry red wine'], servings: 1 };
        expect(narrowed({ ...dish, instructions: [instruction], cookMinutes }, dish)).toEqual([]);
        expect(narrowed({ ...dish, cookMinutes: 0 }, dish)).toEqual([]);
      }),
      runs,
    );
  });
});

describe('REC-05 a label', () => {
  it('is never proven with a line that is not recognised, whichever the label and the meal', () => {
    const meals = fc.constantFrom(...mealTypes);
    fc.assert(
      fc.property(dishes, meals, servings, (lines, mealType, people) => {
        const more = [...lines, '1 flubberwort'];
        const before = analyseRecipe({ lines, servings: people, mealType }).labels;
        const after = analyseRecipe({ lines: more, servings: people, mealType }).labels;
        expect(after.filter(({ verdict }) => verdict === 'proven')).toEqual([]);
        // Labels become open, not refuted.
        for (const [at, { verdict }] of before.entries()) {
          if (verdict === 'proven') expect(after[at]?.verdict).toBe('cannot_tell');
        }
      }),
      runs,
    );
  });

  it('is never refuted where it was open by saying less', () => {
    fc.assert(
      fc.property(dishes, grams, anyFood, (lines, weight, food) => {
        const line = `${weight} g ${name(food)}`;
        const exact = analyseRecipe({ lines: [...lines, line], servings: 2 }).labels;
        const vague = analyseRecipe({ lines: [...lines, `${line} (optional)`], servings: 2 });
        for (const [at, { label, verdict }] of vague.labels.entries()) {
          if (verdict !== 'cannot_tell') expect(exact[at]?.verdict, label).toBe(verdict);
        }
      }),
      runs,
    );
  });
});
