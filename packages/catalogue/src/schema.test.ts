import { describe, expect, it } from 'vitest';
import { sampleRecipe } from '../test/sample.ts';
import { catalogueRecipe } from './schema.ts';

describe('the schema of a catalogue recipe (REC-01, REC-06)', () => {
  it('accepts a complete recipe', () => {
    expect(catalogueRecipe.parse(sampleRecipe())).toEqual(sampleRecipe());
  });

  it('refuses typed labels, allergens and figures (REC-05)', () => {
    for (const key of ['diet_types', 'allergens', 'nutrition']) {
      expect(catalogueRecipe.safeParse({ ...sampleRecipe(), [key]: [] }).success).toBe(false);
    }
  });

  it('keeps preparation between 5 and 60 minutes (REC-06)', () => {
    for (const [minutes, accepted] of [
      [4, false],
      [5, true],
      [60, true],
      [61, false],
    ] as const) {
      const parsed = catalogueRecipe.safeParse(sampleRecipe({ prep_minutes: minutes }));
      expect(parsed.success).toBe(accepted);
    }
  });

  it.each([
    ['an id that is no slug', { id: 'Lemon Lentils' }],
    ['a cuisine that is not one of the six', { cuisine: 'french' }],
    ['a day that does not exist', { created_at: '2026-02-30' }],
    ['stray white space', { title: 'Lemon  Lentils' }],
    ['no servings', { servings: 0 }],
    ['too few lines', { ingredients: ['1 egg'] }],
  ])('refuses %s', (_, change) => {
    expect(catalogueRecipe.safeParse({ ...sampleRecipe(), ...change }).success).toBe(false);
  });
});
