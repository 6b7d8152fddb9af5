import { describe, expect, it } from 'vitest';
import { sampleRecipe } from '../test/sample.ts';
import type { CheckName } from './checks/finding.ts';
import { checkCatalogue, checkWriting } from './checks.ts';
import type { CatalogueRecipe } from './schema.ts';

const figures = {
  ...{ coverage: 1, unmatched: [], missing: [], calories: 320, grams: 180 },
  ...{ sodium: 200, protein: 15 },
};

const [lentils = '', dressing = '', finish = ''] = sampleRecipe().instructions;
const lines = sampleRecipe().ingredients;

function faults(change: Partial<CatalogueRecipe>): CheckName[] {
  return checkWriting([sampleRecipe(change)]).map((finding) => finding.check);
}

describe('the checks of the collection (REC-06)', () => {
  it('finds nothing wrong with a sound recipe', () => {
    expect(checkCatalogue([sampleRecipe()], () => figures)).toEqual([]);
  });

  it.each<[string, CheckName, Partial<CatalogueRecipe>]>([
    ['an ingredient that no step uses', 'used', { ingredients: [...lines, '1 tsp ground cumin'] }],
    [
      'two lines that one word cannot tell apart',
      'used',
      { ingredients: [...lines, '1 tsp lemon zest'] },
    ],
    ['cooking that is shorter than a step', 'times', { cook_minutes: 10 }],
    ['cooking that no step explains', 'times', { cook_minutes: 60 }],
    ['minutes of cooking where none is stated', 'times', { cook_minutes: 0 }],
    [
      'salt by the spoon',
      'amounts',
      { ingredients: lines.map((line) => line.replace('1/4 tsp fine salt', '2 tsp fine salt')) },
    ],
    [
      'oil by the cup',
      'amounts',
      { ingredients: lines.map((line) => line.replace('1 tbsp olive', '8 tbsp olive')) },
    ],
    ['a tag that is not kept', 'tags', { tags: ['no-cook', 'legumes'] }],
    [
      'quick food that waits overnight',
      'tags',
      {
        rest_minutes: 480,
        instructions: [lentils, dressing, `${finish} Refrigerate it overnight.`],
      },
    ],
    ['a tag written twice', 'tags', { tags: ['legumes', 'legumes'] }],
    ['a promise', 'wording', { instructions: [lentils, dressing, `${finish} It is guilt-free.`] }],
    ['a misspelling', 'wording', { instructions: [lentils, dressing, `${finish} Add potatos.`] }],
    ['a British name', 'wording', { title: 'Lentils with Aubergine' }],
    [
      'a British kitchen word',
      'wording',
      { instructions: [lentils, dressing, `${finish} Line a pan with baking paper.`] },
    ],
    [
      'a word said twice',
      'wording',
      { instructions: [lentils, dressing, 'Fold in the the parsley.'] },
    ],
    [
      'a temperature in one scale',
      'wording',
      { instructions: [lentils, dressing, `Heat the oven to 200 °C. ${finish}`] },
    ],
    [
      'ounces before grams',
      'wording',
      { ingredients: lines.map((line) => line.replace('20 g parsley', '1 oz (28 g) parsley')) },
    ],
    [
      'a line without an amount',
      'wording',
      { ingredients: lines.map((line) => line.replace('20 g parsley', 'Parsley')) },
    ],
  ])('finds %s', (_, check, change) => {
    expect(faults(change)).toContain(check);
  });

  it('finds a food that a step names and no line has', () => {
    const other = sampleRecipe({
      id: 'other',
      title: 'Carrots and Peas in Butter',
      ingredients: ['100 g carrots', '100 g peas', '1 tsp butter'],
    });
    const recipe = sampleRecipe({
      instructions: [
        lentils,
        dressing,
        'Fold in the parsley and the carrots, cut to the size of a pea.',
      ],
    });
    const found = checkWriting([recipe, other]).filter(
      (finding) => finding.recipe === recipe.id && finding.check === 'listed',
    );
    expect(found.map((finding) => finding.message)).toEqual([
      'a step names "carrot", which no ingredient line has',
    ]);
  });

  it('finds two recipes that are one, by title, foods and wording', () => {
    const twins = [sampleRecipe(), sampleRecipe({ id: 'lemon-lentils-again' })];
    const found = checkWriting(twins).map((finding) => finding.check);
    expect(found).toEqual(['distinct', 'distinct', 'distinct', 'openings']);
  });

  it('finds a way of opening that many descriptions share', () => {
    const cities = ['Rome', 'Lima', 'Oslo', 'Kyiv', 'Bern', 'Riga'];
    const openings = (those: readonly string[]) =>
      checkWriting(
        those.map((place, at) =>
          sampleRecipe({ id: `dish-${at}`, description: `${place}'s lentils: lemon and parsley.` }),
        ),
      ).filter(({ check }) => check === 'openings');
    expect(openings(cities)).toHaveLength(6);
    expect(openings(cities.slice(0, 5))).toEqual([]);
  });

  it.each([
    ['an unrecognised line', 'matching', { unmatched: ['1 tsp moondust'], coverage: 0.9 }],
    ['a weight that is not all recognised', 'matching', { coverage: 0.98 }],
    ['too little energy', 'energy', { calories: 40 }],
    ['too much energy', 'energy', { calories: 950 }],
    ['a serving too heavy to eat', 'amounts', { grams: 1200, sodium: 500 }],
    ['a main without salt', 'seasoning', { sodium: 120 }],
    ['a main that is a side', 'protein', { protein: 6 }],
  ])('finds %s', (_, check, change) => {
    const found = checkCatalogue([sampleRecipe()], () => ({ ...figures, ...change }));
    expect(found.map((finding) => finding.check)).toEqual([check]);
  });
});
