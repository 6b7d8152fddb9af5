import { describe, expect, it } from 'vitest';
import { analyseRecipe } from '../analysis/analysis.ts';
import { explanationOf } from '../analysis/explanation.ts';
import { foodByKey } from '../table/table.ts';
import type { DietType, MealType } from './diets.ts';
import { otherStaples } from './other-staples.ts';

function judged(label: DietType, lines: string[], mealType: MealType = 'Dinner') {
  const { labels } = analyseRecipe({ lines, servings: 1, mealType });
  const found = labels.find((one) => one.label === label);
  if (found === undefined) throw new Error(`No rule for ${label}`);
  return found;
}

describe('REC-05 Keto limits saturated fat', () => {
  const salmon = ['150 g salmon', '100 g spinach', '20 g olive oil'];

  it('refutes by its share of all fat', () => {
    expect(judged('Keto', salmon).verdict).toBe('proven');
    const { verdict, because } = judged('Keto', ['150 g salmon', '100 g spinach', '50 g butter']);
    expect(verdict).toBe('refuted');
    expect(because.filter((one) => one.verdict !== 'proven')).toEqual([
      expect.objectContaining({ figure: 'saturatedFatShare', limit: 0.3 }),
    ]);
  });

  it('reckons the share of one food as its row has it, however much there is', () => {
    // 01145 butter: 81.11 g fat, 50.489 g of it saturated.
    for (const line of ['10 g butter', '2-3 tbsp butter', '1 cup butter']) {
      const { because } = judged('Keto', [line]);
      const share = because.find(({ figure }) => figure === 'saturatedFatShare')?.range;
      expect(share?.low).toBeCloseTo(50.489 / 81.11, 5);
      expect(share?.high).toBeCloseTo(50.489 / 81.11, 5);
    }
  });

  it('names the medicines with which the care team comes first, unless the label is refuted', () => {
    const notesOf = (lines: string[]) =>
      explanationOf({ lines, servings: 1 }).find(({ label }) => label === 'Keto')?.notes;
    expect(notesOf(salmon)).toEqual([{ note: 'medicines', foods: [] }]);
    expect(notesOf(['200 g white rice'])).toEqual([]);
  });
});

describe('REC-05 Mediterranean is a pattern, and narrow', () => {
  const dish = ['100 g chickpeas', '150 g tomatoes', '8 g olive oil'];

  it('asks for 5 g of olive oil in a serving', () => {
    expect(judged('Mediterranean', dish).verdict).toBe('proven');
    const little = judged('Mediterranean', ['100 g chickpeas', '150 g tomatoes', '4 g olive oil']);
    expect(little.verdict).toBe('refuted');
    expect(little.because).toContainEqual(
      expect.objectContaining({ condition: 'mainFat', verdict: 'refuted', limit: 5 }),
    );
  });

  it.each([
    '15 ml soy sauce',
    '60 g coconut milk',
    '80 g tofu',
    '2 corn tortillas',
    '5 ml fish sauce',
  ])('is refuted by %s', (line) => {
    const { verdict, because } = judged('Mediterranean', [...dish, line]);
    expect(verdict).toBe('refuted');
    expect(because).toContainEqual(
      expect.objectContaining({ condition: 'withoutFoods', verdict: 'refuted' }),
    );
  });

  it('is open with such a food as a choice, or with a line that is not read', () => {
    const open = (line: string) =>
      judged('Mediterranean', [...dish, line]).because.find(
        ({ condition }) => condition === 'withoutFoods',
      )?.verdict;
    expect(open('15 ml soy sauce, optional')).toBe('cannot_tell');
    expect(open('1 flubberwort')).toBe('cannot_tell');
    expect(open('15 ml lemon juice')).toBe('proven');
  });

  it('knows each of the staples that it leaves out', () => {
    expect(otherStaples.filter((key) => foodByKey(key) === undefined)).toEqual([]);
    expect(new Set(otherStaples).size).toBe(otherStaples.length);
  });
});

describe('REC-05 the words beside a label', () => {
  it('Anti-Inflammatory says that it is no treatment', () => {
    const lines = ['150 g salmon', '120 g spinach', '100 g chickpeas', '10 g olive oil'];
    const found = explanationOf({ lines, servings: 1 });
    expect(found.find(({ label }) => label === 'Anti-Inflammatory')?.notes).toEqual([
      { note: 'noTreatment', foods: [] },
    ]);
  });

  it('High-Protein asks for 20 g in a meal, 8 g in a snack', () => {
    // 05064 chicken breast, roasted: 31 g in 100 g.
    const lines = ['60 g roasted chicken breast', '50 g cucumber'];
    expect(judged('High-Protein', lines).verdict).toBe('refuted');
    expect(judged('High-Protein', lines, 'Snack').verdict).toBe('proven');
    expect(judged('High-Protein', ['80 g roasted chicken breast']).verdict).toBe('proven');
  });
});
