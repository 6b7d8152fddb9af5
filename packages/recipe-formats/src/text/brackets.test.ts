import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecipes } from '../read.ts';
import { cleanLine } from '../schema-org/schema-org.ts';
import {
  cutOutside,
  joinedInBrackets,
  openBrackets,
  splitOutside,
  withSingleBrackets,
} from './brackets.ts';

const draftOf = (text: string, kind: 'html' | null = null) =>
  readRecipes({ text, kind, format: null, address: null, language: 'en' })[0]?.draft;

describe('brackets in ingredients', () => {
  it.each([
    ['flour ((sifted))', 'flour (sifted)'],
    ['tomatoes (400 g (14 oz))', 'tomatoes (400 g (14 oz))'],
    ['tomatoes ((14 oz) drained)', 'tomatoes ((14 oz) drained)'],
    ['1 egg ( )', '1 egg'],
    ['2 cups ( 240 g ) flour', '2 cups (240 g) flour'],
  ])('FOOD-04 %s stays balanced', (line, clean) => expect(cleanLine(line)).toBe(clean));

  it('FOOD-04 a list in one line parts nothing within brackets', () => {
    const text =
      'Soup\n\nIngredients: 200 g flour (type 405, sifted), 2 eggs (large, beaten), 1 l milk\n\nMethod\nMix it all and bake it well.';
    expect(draftOf(text)?.ingredients).toEqual([
      '200 g flour (type 405, sifted)',
      '2 eggs (large, beaten)',
      '1 l milk',
    ]);
  });

  it('FOOD-04 a line break within brackets ends no item', () => {
    const lines = ['1 can tomatoes (400 g,<br>drained)', '2 eggs'];
    const page = `<script type="application/ld+json">${JSON.stringify({
      ...{ '@type': 'Recipe', name: 'Soup', recipeIngredient: lines },
      recipeInstructions: ['Cook.'],
    })}</script>`;
    expect(draftOf(page, 'html')?.ingredients).toEqual([
      '1 can tomatoes (400 g, drained)',
      '2 eggs',
    ]);
    const text =
      'Soup\n\nIngredients\n1 can tomatoes (400 g,\ndrained)\n2 eggs\n\nMethod\nCook it all.';
    expect(draftOf(text)?.ingredients).toEqual(['1 can tomatoes (400 g, drained)', '2 eggs']);
  });

  it('FOOD-04 what is too long is cut before a bracket, not inside', () => {
    const line = `200 g flour ${'very '.repeat(40)}(${'fine and '.repeat(20)}white)`;
    const kept = draftOf(
      JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: [line, '1 egg'] }),
    )?.ingredients[0];
    expect(kept?.length).toBeLessThanOrEqual(300);
    expect(kept).toMatch(/very…$/);
  });

  const piece = fc.constantFrom('(', ')', '[', ']', 'a', ' ', ',', '1 egg');
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

  it('FOOD-04 whatever is balanced stays so, and loses no word', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 8, max: 40 }), (signs, most) => {
        const parts = splitOutside(signs, /,/g);
        expect(parts.join(',')).toBe(signs);
        expect(joinedInBrackets(signs.split(',')).join(' ')).toBe(signs.replaceAll(',', ' '));
        expect(cutOutside(signs, most).length).toBeLessThanOrEqual(most);
        if (openBrackets(signs) > 0) return;
        for (const part of parts) expect(openBrackets(part)).toBe(0);
        expect(openBrackets(withSingleBrackets(signs))).toBe(0);
        expect(openBrackets(cutOutside(signs, most))).toBe(0);
      }),
      { numRuns: 500, seed: 20_261_122 },
    );
  });
});
