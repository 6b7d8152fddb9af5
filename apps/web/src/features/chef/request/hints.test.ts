import { describe, expect, it } from 'vitest';
import { makeAnalysis, makeLabel, makeLine, makeReason } from '#test/food-samples.ts';
import { hintsOf } from './hints.ts';

const butter = { key: 'butter', name: 'butter' };
const oats = { key: 'oats', name: 'oats' };
const found = (food: typeof butter, is_certain = true) => ({ ...food, is_certain, kinds: [] });
const analysis = makeAnalysis({
  lines: [
    makeLine({ text: 'butter', food: butter }),
    makeLine({ text: 'rolled oats', food: oats }),
    makeLine({ text: 'flubberwort', food: null }),
    makeLine({ text: 'rice', food: { key: 'rice', name: 'rice' } }),
  ],
  allergen_foods: [{ allergen: 'milk', eu: true, us: true, foods: [found(butter)] }],
  may_contain_foods: [{ allergen: 'gluten', eu: true, us: false, foods: [found(oats, false)] }],
  labels: [
    makeLabel({
      label: 'Vegan',
      verdict: 'refuted',
      because: [makeReason({ condition: 'without', verdict: 'refuted', foods: [butter] })],
    }),
    makeLabel({
      label: 'Keto',
      verdict: 'refuted',
      because: [
        makeReason({
          condition: 'atMost',
          verdict: 'refuted',
          foods: [{ key: 'rice', name: 'rice' }],
        }),
      ],
    }),
  ],
});
const nothing = { diets: [], avoided: [], without: new Set<string>() };
const unknown = { kind: 'unknown', text: 'flubberwort' };

describe('GEN-09 what typed foods mean for a request', () => {
  it('points out what is not known', () => {
    expect(hintsOf(analysis, nothing)).toEqual([unknown]);
  });

  it('names the diet that a food does not go with, where it is by what the food is', () => {
    expect(hintsOf(analysis, { ...nothing, diets: ['Keto', 'Vegan'] })).toEqual([
      { kind: 'diet', text: 'butter', diet: 'Vegan' },
      unknown,
    ]);
  });

  it('names the avoided allergen, surely or perhaps in it', () => {
    expect(hintsOf(analysis, { ...nothing, avoided: ['Dairy', 'Gluten'] })).toEqual([
      { kind: 'allergen', text: 'butter', allergen: 'Dairy', isSure: true },
      { kind: 'allergen', text: 'rolled oats', allergen: 'Gluten', isSure: false },
      unknown,
    ]);
  });

  it('knows a food that is to be left out under another name, and says one thing of each', () => {
    const without = new Set(['butter']);
    expect(hintsOf(analysis, { diets: ['Vegan'], avoided: ['Dairy'], without })).toEqual([
      { kind: 'without', text: 'butter' },
      unknown,
    ]);
  });
});
