import { describe, expect, it } from 'vitest';
import { foodWithoutIndex } from '../../test/without-index.ts';
import type { DietType, MealType } from '../labels/diets.ts';
import type { RuleFigure } from '../labels/label-rules.ts';
import { analyseRecipe } from './analysis.ts';
import { type ExplainedReason, explanationOf, type LabelExplanation } from './explanation.ts';

const curry = ['200 g white rice', '100 g brown sugar', '150 g chickpeas', '20 g butter'];

function explained(lines: string[], label: DietType, mealType: MealType = 'Dinner') {
  const found = explanationOf({ lines, servings: 2, mealType }).find((one) => one.label === label);
  if (found === undefined) throw new Error(`${label} is not explained`);
  return found;
}

function reasonFor({ reasons }: LabelExplanation, figure: RuleFigure): ExplainedReason | undefined {
  return reasons.find((reason) => reason.figure === figure);
}

describe('REC-05 every label says why', () => {
  it('explains all 13 with their verdicts, what they rest on and the version of the rules', () => {
    const analysis = analyseRecipe({ lines: curry, servings: 2 });
    const explanations = explanationOf(analysis);
    expect(explanations.map(({ label, verdict }) => ({ label, verdict }))).toEqual(
      analysis.labels.map(({ label, verdict }) => ({ label, verdict })),
    );
    for (const { citations, basis, ruleVersion } of explanations) {
      expect(citations.length).toBeGreaterThan(0);
      expect(basis.length).toBeGreaterThan(20);
      expect(ruleVersion).toMatch(/^\d+$/);
    }
  });

  it('is safe as JSON, unrecognised lines included', () => {
    const explanations = explanationOf({ lines: [...curry, '3 flubberworts'], servings: 2 });
    expect(JSON.parse(JSON.stringify(explanations))).toEqual(explanations);
  });

  it('names the foods that bring most of the figure that breaks the rule', () => {
    const reason = reasonFor(explained(curry, 'Low-Sugar'), 'addedSugars');
    expect(reason).toMatchObject({ verdict: 'refuted', limit: 5, unit: 'g' });
    expect(reason?.contributions?.[0]).toMatchObject({ key: 'sugar-brown', share: 1 });
    const load = reasonFor(explained(curry, 'PCOS'), 'glycemicLoad');
    expect(load?.contributions?.map(({ key }) => key)).toEqual([
      'rice-white',
      'sugar-brown',
      'chickpeas-canned',
    ]);
    expect(load?.contributions?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
  });

  it('names what brings the energy where a share of energy is too small', () => {
    const reason = reasonFor(explained(curry, 'High-Protein'), 'proteinEnergy');
    expect(reason).toMatchObject({ verdict: 'refuted', unit: 'share', contributesTo: 'calories' });
    expect(reason?.contributions?.[0]?.key).toBe('rice-white');
  });

  it('says which lines and foods leave an answer open', () => {
    const unknown = reasonFor(explained([...curry, '3 flubberworts'], 'Low-Carb'), 'netCarbs');
    expect(unknown?.verdict).toBe('refuted');
    const open = explained(['200 g chickpeas', '3 flubberworts'], 'Vegan').reasons[0];
    expect(open).toMatchObject({
      verdict: 'cannot_tell',
      unknownLines: [{ text: '3 flubberworts', words: ['flubberworts'] }],
    });
    const { key, names } = foodWithoutIndex();
    const unmeasured = reasonFor(explained([`900 g ${names.en[0]}`], 'PCOS'), 'glycemicLoad');
    expect(unmeasured).toMatchObject({ verdict: 'cannot_tell', range: { value: null } });
    expect(unmeasured?.unmeasured.map((food) => food.key)).toEqual([key]);
  });

  it('names the food whose range leaves an answer open', () => {
    const reason = reasonFor(explained(['2 handfuls raspberries'], 'High-Fiber'), 'fiber');
    expect(reason?.verdict).toBe('refuted');
    const open = reasonFor(explained(['6 handfuls raspberries'], 'High-Fiber'), 'fiber');
    expect(open).toMatchObject({ verdict: 'cannot_tell', widest: { key: 'raspberries' } });
  });

  it('counts the groups of a pattern, found and missing, with grams and foods', () => {
    const { reasons } = explained(['300 g chickpeas', '20 g olive oil'], 'Mediterranean');
    const groups = reasons.find(({ condition }) => condition === 'some');
    expect(groups).toMatchObject({ verdict: 'refuted', groups: ['legumes'], limit: 2 });
    expect(groups?.counted?.find(({ name }) => name === 'legumes')).toMatchObject({
      verdict: 'proven',
      needed: 40,
      foods: [{ key: 'chickpeas-canned' }],
    });
    expect(groups?.counted?.filter(({ verdict }) => verdict === 'refuted')).toHaveLength(5);
  });

  it('says when the limit is that of a snack or of a drink', () => {
    expect(reasonFor(explained(curry, 'PCOS', 'Snack'), 'fiber')).toMatchObject({
      limit: 2.5,
      limitFor: 'snack',
    });
    const drink = explained(['300 ml milk', '100 g strawberries'], 'Low-Sugar');
    expect(reasonFor(drink, 'sugarsPer100g')).toMatchObject({
      verdict: 'refuted',
      limit: 2.5,
      limitFor: 'drink',
      unit: 'gPer100ml',
    });
  });

  it('notes rennet, oats and alcohol without letting them decide', () => {
    const vegetarian = explained(['50 g parmesan', '200 g spinach'], 'Vegetarian');
    expect(vegetarian).toMatchObject({
      verdict: 'proven',
      notes: [{ note: 'rennet', foods: [{ key: 'parmesan' }] }],
    });
    expect(explained(['50 g rolled oats'], 'Gluten-Free').notes[0]?.note).toBe('oats');
    expect(explained(['100 ml dry red wine'], 'PCOS').notes[0]?.note).toBe('alcohol');
  });

  it('names foods in the language that is asked for', () => {
    const [, , , , vegetarian] = explanationOf({ lines: ['50 g bacon'], servings: 1 }, 'es');
    expect(vegetarian?.reasons[0]?.foods[0]).toMatchObject({ key: 'bacon' });
    expect(vegetarian?.reasons[0]?.foods[0]?.name).not.toBe('bacon');
  });
});
