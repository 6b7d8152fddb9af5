import { describe, expect, it } from 'vitest';
import { analyseRecipe } from '../analysis/analysis.ts';
import { type DietType, dietTypes, type MealType } from './diets.ts';
import { labelRules } from './label-rules.ts';

function verdictOf(label: DietType, lines: string[], mealType: MealType = 'Lunch') {
  const { labels } = analyseRecipe({ lines, servings: 1, mealType });
  return labels.find((verdict) => verdict.label === label);
}

describe('REC-05 a label is there because its rule holds', () => {
  it('has one rule for each of the 13 labels, in their order, each with what it rests on', () => {
    expect(labelRules.map(({ label }) => label)).toEqual(dietTypes);
    for (const { basis } of labelRules) expect(basis.length).toBeGreaterThan(20);
  });

  const lentilBowl = [
    '80 g dried green lentils',
    '150 g spinach',
    '100 g red bell pepper',
    '10 g olive oil',
  ];
  const omelette = ['120 g egg', '60 g spinach', '10 g cheddar', '15 g olive oil'];
  const salmonSalad = [
    '150 g salmon',
    '120 g arugula',
    '100 g tomatoes',
    '80 g chickpeas',
    '10 g olive oil',
  ];
  const proven: readonly (readonly [DietType, string[]])[] = [
    ['PCOS', salmonSalad],
    ['Diabetes-Friendly', salmonSalad],
    ['Low-Sugar', salmonSalad],
    ['Gluten-Free', lentilBowl],
    ['Vegetarian', omelette],
    ['Vegan', lentilBowl],
    ['Keto', omelette],
    ['Mediterranean', salmonSalad],
    ['Anti-Inflammatory', salmonSalad],
    ['Heart-Healthy', salmonSalad],
    ['High-Fiber', lentilBowl],
    ['Low-Carb', omelette],
    ['High-Protein', salmonSalad],
  ];
  it.each(proven)('%s can be proven', (label, lines) => {
    expect(verdictOf(label, lines)).toMatchObject({ verdict: 'proven' });
  });

  const breaking: readonly (readonly [DietType, string])[] = [
    ['PCOS', '60 g sugar'],
    ['Diabetes-Friendly', '60 g sugar'],
    ['Low-Sugar', '60 g sugar'],
    ['Gluten-Free', '20 g flour'],
    ['Vegetarian', '20 g bacon'],
    ['Vegan', '5 g honey'],
    ['Keto', '60 g sugar'],
    ['Mediterranean', '30 g salami'],
    ['Anti-Inflammatory', '30 g salami'],
    ['Heart-Healthy', '10 g salt'],
    ['Low-Carb', '60 g sugar'],
    ['High-Protein', '100 g olive oil'],
  ];
  it.each(breaking)('one breaking ingredient refutes %s', (label, line) => {
    const [, lines = []] = proven.find(([name]) => name === label) ?? [];
    expect(verdictOf(label, [...lines, line])).toMatchObject({ verdict: 'refuted' });
  });

  it('High-Fiber is refuted by a dish without fibre', () => {
    expect(verdictOf('High-Fiber', ['200 g chicken breast'])).toMatchObject({ verdict: 'refuted' });
  });

  it('tells the figure and the limit that refute', () => {
    const { because } = verdictOf('Keto', ['150 g white rice', '10 g olive oil']) ?? {
      because: [],
    };
    expect(because).toContainEqual(
      expect.objectContaining({ verdict: 'refuted', figure: 'netCarbs', limit: 10 }),
    );
  });

  it('tells the food that refutes', () => {
    const { because } = verdictOf('Vegan', ['200 g lentils', '20 g feta']) ?? { because: [] };
    expect(because[0]).toMatchObject({ verdict: 'refuted', foods: ['feta'] });
  });

  it('takes the stricter limits for a snack', () => {
    const lines = ['60 g chicken breast', '80 g broccoli'];
    expect(verdictOf('High-Protein', lines, 'Snack')).toMatchObject({ verdict: 'proven' });
    expect(verdictOf('Low-Carb', ['120 g chickpeas', '15 g olive oil'], 'Snack')?.verdict).toBe(
      'refuted',
    );
  });

  it('is proven only by the unfavourable end of the range', () => {
    // 5.65 g of fibre by weight is 5.54 g at the low end, below the 5.6 g of the rule.
    expect(verdictOf('High-Fiber', ['89.7 g chickpeas'])).toMatchObject({ verdict: 'cannot_tell' });
    expect(verdictOf('High-Fiber', ['95 g chickpeas'])).toMatchObject({ verdict: 'proven' });
  });

  it('cannot tell with an unknown food, but still refutes', () => {
    expect(verdictOf('Vegan', ['200 g lentils', '50 g flubberwort'])?.verdict).toBe('cannot_tell');
    expect(verdictOf('Vegan', ['200 g milk', '50 g flubberwort'])?.verdict).toBe('refuted');
  });

  it('cannot tell whether oats are free of gluten unless the line says so', () => {
    expect(verdictOf('Gluten-Free', ['50 g rolled oats'])?.verdict).toBe('cannot_tell');
    expect(verdictOf('Gluten-Free', ['50 g gluten-free rolled oats'])?.verdict).toBe('proven');
  });

  it('cannot tell with an alternative that breaks the rule', () => {
    expect(verdictOf('Vegan', ['100 g lentils', '10 g olive oil or butter'])?.verdict).toBe(
      'cannot_tell',
    );
    expect(verdictOf('Vegan', ['100 g lentils', '10 g butter or olive oil'])?.verdict).toBe(
      'refuted',
    );
  });

  it('counts whole grains as dry: 50 g cooked brown rice hold less than 30 g', () => {
    const lines = (grain: string) => ['10 g olive oil', '100 g tomatoes', grain];
    expect(verdictOf('Mediterranean', lines('50 g cooked brown rice'))?.verdict).toBe('refuted');
    expect(verdictOf('Mediterranean', lines('50 g brown rice'))?.verdict).toBe('proven');
  });

  it('holds drinks to 2.5 g of sugars in 100 ml, food to 5 g in 100 g', () => {
    const verdict = (dish: string | undefined, lines: string[]) =>
      analyseRecipe({ lines, servings: 1, dish }).labels.find(({ label }) => label === 'Low-Sugar')
        ?.verdict;
    // Unsweetened almond milk with as many strawberries: 2.54 g in 100 g at the high end.
    const drink = ['200 g unsweetened almond milk', '200 g strawberries'];
    expect(verdict('bowl', drink)).toBe('proven');
    expect(verdict('smoothie', drink)).not.toBe('proven');
    expect(verdict(undefined, drink)).not.toBe('proven');
    expect(verdict(undefined, [...drink, '60 g chia seeds'])).toBe('proven');
    expect(verdict('smoothie', ['300 g unsweetened almond milk'])).toBe('proven');
  });

  it('refutes Heart-Healthy with partially hydrogenated fat, and cannot tell with margarine', () => {
    const beans = ['200 g chickpeas', '150 g tomatoes'];
    const transFat = (line: string) =>
      verdictOf('Heart-Healthy', [...beans, line])?.because.find(
        ({ condition }) => condition === 'withoutTransFat',
      );
    expect(transFat('2 g vegetable shortening')).toMatchObject({
      verdict: 'refuted',
      foods: ['shortening'],
    });
    expect(transFat('2 g margarine')).toMatchObject({ verdict: 'cannot_tell' });
    expect(transFat('2 g olive oil')).toMatchObject({ verdict: 'proven' });
  });

  it('cannot tell about an optional food that breaks the rule', () => {
    expect(verdictOf('Vegan', ['100 g lentils', '10 g feta, optional'])?.verdict).toBe(
      'cannot_tell',
    );
    expect(verdictOf('Vegan', ['100 g lentils', '10 g feta'])?.verdict).toBe('refuted');
  });

  it('needs the foods, not their weights, where a rule speaks of foods alone', () => {
    const lines = ['100 g lentils', 'some carrots'];
    const [, carrots] = analyseRecipe({ lines, servings: 1 }).lines;
    expect(carrots).toMatchObject({ food: { key: 'carrot' }, grams: null });
    expect(verdictOf('Vegan', lines)?.verdict).toBe('proven');
    expect(verdictOf('Low-Carb', lines)?.verdict).not.toBe('proven');
  });

  it('counts honey as an animal food, and cheese as vegetarian', () => {
    expect(verdictOf('Vegan', ['100 g oats', '5 g honey'])?.verdict).toBe('refuted');
    expect(verdictOf('Vegetarian', ['100 g oats', '5 g honey', '20 g parmesan'])?.verdict).toBe(
      'proven',
    );
    expect(verdictOf('Vegetarian', ['100 g strawberries', '5 g gelatin'])?.verdict).toBe('refuted');
  });

  /** Limits of meals and snacks, and of drinks where they differ, as `figure comparison meal [snack]`. */
  const limits: readonly (readonly [DietType, readonly string[]])[] = [
    [
      'PCOS',
      [
        'glycemicLoad atMost 15 [8]',
        'fiber atLeast 5 [2.5]',
        'protein atLeast 15 [5]',
        'addedSugars atMost 5',
        'saturatedFatEnergy atMost 0.1',
      ],
    ],
    [
      'Diabetes-Friendly',
      [
        'carbs atMost 45 [20]',
        'glycemicLoad atMost 19 [10]',
        'fiberPer1000kcal atLeast 14',
        'addedSugars atMost 5',
        'saturatedFatEnergy atMost 0.1',
        'sodium atMost 700 [300]',
      ],
    ],
    ['Low-Sugar', ['sugarsPer100g atMost 5 (2.5)', 'addedSugars atMost 5']],
    [
      'Keto',
      [
        'netCarbs atMost 10 [5]',
        'netCarbsEnergy atMost 0.1',
        'fatEnergy atLeast 0.6',
        'saturatedFatShare atMost 0.3',
      ],
    ],
    ['Mediterranean', ['addedSugars atMost 5']],
    [
      'Anti-Inflammatory',
      ['fiber atLeast 5 [3]', 'addedSugars atMost 5', 'saturatedFatEnergy atMost 0.1'],
    ],
    [
      'Heart-Healthy',
      [
        'saturatedFatEnergy atMost 0.1',
        'saturatedFat atMost 5 [2]',
        'sodium atMost 600 [230]',
        'fiber atLeast 3 [1.5]',
      ],
    ],
    ['High-Fiber', ['fiber atLeast 5.6']],
    ['Low-Carb', ['netCarbs atMost 20 [10]', 'netCarbsEnergy atMost 0.26']],
    ['High-Protein', ['proteinEnergy atLeast 0.2', 'protein atLeast 20 [8]']],
  ];
  it.each(limits)('%s has the limits that are published for it', (label, expected) => {
    const rule = labelRules.find((one) => one.label === label);
    const stated = rule?.conditions.flatMap((condition) => {
      if (condition.kind !== 'atMost' && condition.kind !== 'atLeast') return [];
      const { figure, kind, limit, snack = limit, drink } = condition;
      const others = `${snack === limit ? '' : ` [${snack}]`}${drink === undefined ? '' : ` (${drink})`}`;
      return `${figure} ${kind} ${limit}${others}`;
    });
    expect(stated).toEqual(expected);
  });
});
