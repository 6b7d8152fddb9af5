import { describe, expect, it } from 'vitest';
import { tableSpread } from '../figures/shown-figures.ts';
import type { RecipeLines } from './analysis.ts';
import { type FurtherKey, furtherFiguresOf } from './calculation-further.ts';

const greens: RecipeLines = {
  lines: ['200 g spinach', '200 g red bell peppers', '10 g olive oil'],
  servings: 2,
};
const steps = (...instructions: string[]) => ({ ...greens, instructions, cookMinutes: 10 });

function figureOf(recipe: RecipeLines, key: FurtherKey) {
  const found = furtherFiguresOf(recipe).find((figure) => figure.key === key);
  if (found === undefined) throw new Error(`${key} is not computed`);
  return found;
}

describe('vitamins and other further figures', () => {
  it('are the sum of the rows where nothing is cooked', () => {
    const raw = { ...greens, cookMinutes: 0 };
    // 11457 spinach: 28.1 mg vitamin C, 469 µg RAE; 11821 red peppers: 127.7 mg, 157 µg; per 100 g.
    const { serving, dailyShare } = figureOf(raw, 'vitamin_c');
    expect(serving.value).toBeCloseTo((2 * 28.1 + 2 * 127.7) / 2, 1);
    expect(dailyShare).toBeCloseTo((28.1 + 127.7) / 90, 2);
    expect(figureOf(raw, 'vitamin_a').serving.value).toBeCloseTo(469 + 157, 0);
  });

  it('lose what the method takes of each kind of food', () => {
    const boiled = steps('Boil the greens for 5 minutes and drain them.');
    // 3005: greens boiled and drained keep 55 % of vitamin C; 3775: other vegetables 75 %.
    const { serving } = figureOf(boiled, 'vitamin_c');
    expect(serving.value).toBeCloseTo(0.55 * 28.1 + 0.75 * 127.7, 1);
    expect(serving.low).toBeLessThan(serving.value ?? 0);
    // What goes in at the end keeps all of it.
    expect(serving.high).toBeCloseTo((28.1 + 127.7) * 1.02 * (1 + tableSpread), 1);
    // Vitamin K has no factor.
    expect(figureOf(boiled, 'vitamin_k').serving).toEqual(
      figureOf({ ...greens, cookMinutes: 0 }, 'vitamin_k').serving,
    );
  });

  it('name the foods that bring most, in the language that is asked for', () => {
    const [first] = figureOf({ ...greens, cookMinutes: 0 }, 'vitamin_c').contributions;
    expect(first).toMatchObject({ key: 'bell-pepper-red' });
    expect(first?.share).toBeCloseTo(127.7 / (28.1 + 127.7), 2);
  });

  it('are left out where much of the dish is not recognised, and say so', () => {
    const unknown = { ...greens, lines: [...greens.lines, '300 g flubberworts'] };
    for (const figure of furtherFiguresOf(unknown)) {
      expect(figure).toMatchObject({ shown: null, dailyShare: null, missing: { lines: [3] } });
    }
  });

  it('are safe as JSON', () => {
    const figures = furtherFiguresOf(greens, 'fr');
    expect(JSON.parse(JSON.stringify(figures))).toEqual(figures);
    expect(figures.map(({ key }) => key)).toContain('vitamin_b12');
  });
});
