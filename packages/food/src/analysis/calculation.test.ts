import { describe, expect, it } from 'vitest';
import { fastestOf } from '../../test/fastest-of.ts';
import { foodWithoutIndex } from '../../test/without-index.ts';
import type { FigureKey } from '../figures/figures.ts';
import { analyseRecipe } from './analysis.ts';
import { type CalculatedFigure, calculationInSteps, calculationOf } from './calculation.ts';
import type { CalculatedLine } from './calculation-lines.ts';

const lines = [
  '2 cups white rice',
  '1 (400 g) can chickpeas, drained',
  '2 tbsp olive oil or butter',
  '300 g chicken thighs, bone-in',
  '10 g salt, for the cooking water',
];

function figureOf(calculated: { figures: CalculatedFigure[] }, key: FigureKey) {
  return calculated.figures.find((figure) => figure.key === key);
}

function lineOf(texts: string[], at = 0): CalculatedLine | undefined {
  return calculationOf({ lines: texts, servings: 1 }).lines[at];
}

describe('REC-04 the calculation can be followed gram by gram', () => {
  const calculation = calculationOf({ lines, servings: 4 });

  it('is safe as JSON, unrecognised lines included', () => {
    for (const texts of [lines, [...lines, '3 flubberworts'], []]) {
      const calculated = calculationOf({ lines: texts, servings: 4 });
      expect(JSON.parse(JSON.stringify(calculated))).toEqual(calculated);
    }
  });

  it('adds the contributions of the lines up to each figure of the dish', () => {
    for (const { key, dish, serving } of calculation.figures) {
      const sum = calculation.lines.reduce(
        (total, line) => total + (line.figures[key]?.value ?? 0),
        0,
      );
      expect(sum).toBeCloseTo(dish.value ?? -1, 6);
      expect(serving.value).toBeCloseTo(sum / 4, 6);
    }
  });

  it('multiplies grams, value per 100 g and what cooking leaves to each contribution', () => {
    for (const { grams, figures } of calculation.lines) {
      for (const { value, per100, retained } of Object.values(figures)) {
        expect(((grams ?? 0) * (per100 ?? 0) * (retained?.value ?? 1)) / 100).toBeCloseTo(
          value ?? -1,
          6,
        );
      }
    }
  });

  it('multiplies amount, grams of one and eaten share to the grams of a line', () => {
    for (const { amount, amountMax, grams, measure } of calculation.lines) {
      const mean = ((amount ?? 0) + (amountMax ?? amount ?? 0)) / 2;
      expect(mean * (measure?.gramsOfOne ?? 0) * (measure?.eaten.value ?? 0)).toBeCloseTo(
        grams ?? -1,
        6,
      );
    }
    expect(calculation.lines.map(({ measure }) => measure?.by)).toEqual([
      'household',
      'weight',
      'household',
      'weight',
      'weight',
    ]);
  });

  it('shows the share of bones and of salt in the water', () => {
    const [, , , chicken, salt] = calculation.lines;
    expect(chicken?.measure?.eaten.value).toBeLessThan(0.9);
    expect(salt?.measure?.eaten).toEqual({ value: 0.1, low: 0, high: 0.3 });
    const fried = lineOf(['500 ml sunflower oil, for deep-frying']);
    expect(fried?.measure?.eaten.value).toBe(0.15);
    expect(fried?.measure?.gramsOfOne).toBeCloseTo(0.92, 2);
  });

  it('names the food in the language that is asked for, and its row', () => {
    const german = calculationOf({ lines, servings: 4 }, 'de');
    expect(german.lines[0]?.food).toEqual({ key: 'rice-white', name: 'weißer Reis' });
    expect(german.lines[0]?.passport?.row).toBe('20444');
  });

  it('follows from an analysis as it does from the lines', () => {
    expect(calculationOf(analyseRecipe({ lines, servings: 4 }))).toEqual(calculation);
  });

  it('is the same in steps, which pause after each food', async () => {
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };
    const analysis = analyseRecipe({ lines, servings: 4 });
    expect(await calculationInSteps(analysis, 'en', pause)).toEqual(calculation);
    expect(pauses).toBe(analysis.parts.length);
  });

  it('shows figures rounded, with ranges that hold the exact ones', () => {
    const calories = figureOf(calculation, 'calories');
    expect((calories?.shown?.value ?? 1) % 5).toBe(0);
    expect(calories?.shown?.low).toBeLessThanOrEqual(calories?.serving.low ?? 0);
    expect(calories?.shown?.high).toBeGreaterThanOrEqual(calories?.serving.high ?? 0);
    expect(figureOf(calculation, 'protein')?.dailyShare).toBeCloseTo(
      (figureOf(calculation, 'protein')?.serving.value ?? 0) / 50,
      6,
    );
  });

  it('says what a figure is missing, and leaves it out', () => {
    const calculated = calculationOf({
      lines: ['200 g rusks', '300 g flubberworts'],
      servings: 1,
    });
    const fiber = figureOf(calculated, 'fiber');
    expect(fiber?.shown).toBeNull();
    expect(fiber?.missing).toEqual({
      lines: [1],
      foods: [{ key: 'rusk', name: expect.any(String) }],
    });
  });

  it('multiplies index and available carbohydrate to the load of each line', () => {
    const { lines: shown, glycemicLoad } = calculation;
    const sum = shown.reduce((total, line) => {
      const { index, available, load } = line.glycemicLoad ?? {};
      expect(((index?.value ?? 0) * (available?.value ?? 0)) / 100).toBeCloseTo(
        load?.value ?? -1,
        6,
      );
      return total + (load?.value ?? 0);
    }, 0);
    expect(sum).toBeCloseTo(glycemicLoad.dish.value ?? -1, 6);
    expect(glycemicLoad.shown).toEqual({ value: Math.round(sum / 4), class: 'high' });
    const shares = shown.map((line) => line.glycemicLoad?.share ?? 0);
    expect(shares.reduce((total, share) => total + share, 0)).toBeCloseTo(1, 6);
  });

  it('cites the index, and says where there is none or none is needed', () => {
    expect(lineOf(['100 g white rice'])?.glycemicLoad?.index).toMatchObject({
      kind: 'published',
      source: expect.stringMatching(/\d{4}/),
    });
    expect(lineOf([`100 g ${foodWithoutIndex().names.en[0]}`])?.glycemicLoad?.index).toMatchObject({
      kind: 'none',
      low: 0,
      high: 100,
    });
    expect(lineOf(['10 g olive oil'])?.glycemicLoad?.index.kind).toBe('needless');
  });

  it('takes less than 4 ms for twelve lines', () => {
    const twelve = [...lines, ...lines, '2 large eggs', '100 g spinach'];
    expect(fastestOf(60, () => calculationOf({ lines: twelve, servings: 4 }))).toBeLessThan(4);
  });
});
