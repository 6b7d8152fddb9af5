import { describe, expect, it } from 'vitest';
import { sampleRecipe } from '../../test/sample.ts';
import { sampleTranslation } from '../../test/translation-sample.ts';
import { checkTranslation } from './check.ts';
import type { RecipeTranslation } from './translation.ts';

const original = sampleRecipe();

function findings(change: Partial<RecipeTranslation>, recipe = original): string[] {
  return checkTranslation(recipe, sampleTranslation(change), 'de').map(
    ({ rule, message }) => `${rule}: ${message}`,
  );
}

const replaced = (key: 'ingredients' | 'instructions', position: number, text: string) => ({
  [key]: sampleTranslation()[key].with(position, text),
});

describe('checkTranslation', () => {
  it('finds nothing in a translation that says what its recipe says', () => {
    expect(findings({})).toEqual([]);
  });

  it('finds a line and a step that are missing', () => {
    const { ingredients, instructions } = sampleTranslation();
    expect(findings({ ingredients: ingredients.slice(1) })).toEqual([
      'parts: 4 ingredients, the original has 5',
    ]);
    expect(findings({ instructions: instructions.slice(1) })).toEqual([
      'parts: 2 instructions, the original has 3',
    ]);
  });

  it('finds notes that are missing and notes that the original has not', () => {
    const swap = 'Belugalinsen statt der grünen.';
    expect(findings({ notes: { swap } })).toEqual(['parts: the original has no note swap']);
    const recipe = sampleRecipe({ notes: { swap: 'Black lentils for the green ones.' } });
    expect(findings({}, recipe)).toEqual(['parts: the note swap is missing']);
    expect(findings({ notes: { swap } }, recipe)).toEqual([]);
  });

  it.each([
    [0, '100 g rote Linsen', /^foods: line 1 .*lentils-green-dry .*read as lentils-red-dry/],
    [0, '110 g grüne Linsen', /^amounts: line 1 .*read as 110 g.* as 100 g/],
    [3, '½ TL feines Salz', /^amounts: line 4 .*read as 3 g/],
    [0, '100 g grüne Flubberlinsen', /^lines: line 1 .*"Flubberlinsen" is not understood/],
    [1, '1 EL Olivenöl oder Butter', /^foods: line 2 .*has the choices butter/],
    [4, '20 g Petersilie, gehackt, nach Belieben', /^foods: line 5 .*is read as optional/],
    [4, '20 g Petersilie mit 10 g Dill', /^foods: line 5 .*also names dill/],
  ])('finds another food or weight in line %i: %s', (position, line, expected) => {
    expect(findings(replaced('ingredients', position, line))).toContainEqual(
      expect.stringMatching(expected),
    );
  });

  it('lets a weight differ by 2 %', () => {
    expect(findings(replaced('ingredients', 0, '102 g grüne Linsen'))).toEqual([]);
  });

  it.each([
    [
      0,
      'Die Linsen in Wasser weich köcheln und abgießen.',
      'times: step 1 says none instead of 20 min',
    ],
    [
      0,
      'Die Linsen in Wasser 20 bis 25 Minuten weich köcheln und abgießen.',
      'times: step 1 says 20–25 min instead of 20 min',
    ],
    [
      0,
      'Die Linsen in Wasser bei 90 °C 20 Minuten weich köcheln und abgießen.',
      'temperatures: step 1 says 90 °C instead of none',
    ],
    [
      0,
      'Die Linsen in 1,5 l Wasser 20 Minuten weich köcheln und abgießen.',
      'measures: step 1 says 1.5 l instead of none',
    ],
    [
      1,
      'Olivenöl und Salz unter die heißen Linsen rühren.',
      'links: step 2 does not name line 3 "2 EL Zitronensaft" (2 tbsp lemon juice)',
    ],
    [
      1,
      'Olivenöl, Zitronensaft, Salz und Petersilie unter die heißen Linsen rühren.',
      'links: step 2 also names line 5 "20 g Petersilie, gehackt" (20 g parsley, chopped)',
    ],
  ])('finds what step %i + 1 says otherwise: %s', (position, step, finding) => {
    expect(findings(replaced('instructions', position, step))).toEqual([finding]);
  });

  it('lets a step name again what an earlier one has used', () => {
    const step = 'Die Petersilie unter die Linsen heben und servieren.';
    expect(findings(replaced('instructions', 2, step))).toEqual([]);
  });

  it('compares °C only: the original has both scales', () => {
    const bake = 'Bake the lentils at 200 °C (400 °F) for 20 minutes.';
    const recipe = sampleRecipe({ instructions: original.instructions.with(0, bake) });
    const german = 'Die Linsen bei 200 °C 20 Minuten im Ofen backen.';
    expect(findings(replaced('instructions', 0, german), recipe)).toEqual([]);
  });

  it('finds allergens and labels that change because a claim is left out', () => {
    const line = '100 g gluten-free rolled oats';
    const recipe = sampleRecipe({ ingredients: original.ingredients.with(0, line) });
    const german = (oats: string) => findings(replaced('ingredients', 0, oats), recipe);
    expect(german('100 g Haferflocken')).toContainEqual(
      expect.stringMatching(/^figures: the label Gluten-Free is cannot_tell instead of proven/),
    );
    expect(german('100 g glutenfreie Haferflocken').join()).not.toContain('figures');
  });

  it.each([
    [{ title: 'Zitronenlinsen with Petersilie' }, 'words: title: "with" is English'],
    [
      { description: 'Grüne Linsen, warm angemacht mit 2 cups Zitronensaft und viel Petersilie.' },
      'words: description: "2 cups" is not metric',
    ],
    [
      { description: 'Grüne Linsen, 1.5 Mal so gut, mit Zitronensaft und viel Petersilie.' },
      'words: description: "1.5" needs a decimal comma',
    ],
    [
      { description: 'grüne Linsen, warm angemacht mit Zitronensaft und viel Petersilie' },
      'sentences: description is not a whole sentence',
    ],
  ])('finds wording that is not German: %o', (change, finding) => {
    expect(findings(change)).toContainEqual(finding);
  });

  it('lets a name in quotation marks be English', () => {
    const description = 'Grüne Linsen, „the best in town“, mit Zitronensaft und viel Petersilie.';
    expect(findings({ description })).toEqual([]);
  });
});
