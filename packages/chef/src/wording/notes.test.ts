import { foodByKey } from '@pomona/food/table/table';
import { describe, expect, it } from 'vitest';
import type { GivenFood } from '../brief.ts';
import { notesOf } from './notes.ts';

const given = (
  text: string,
  key: string | null,
  leftOut: GivenFood['leftOut'] = null,
): GivenFood => ({
  text,
  food: key === null ? null : (foodByKey(key) ?? null),
  leftOut,
});

const list = [
  given('2 carrots', 'carrot'),
  given('spinach', 'spinach'),
  given('butter', 'butter', { kind: 'diet', diet: 'Vegan' }),
  given('peanuts', 'peanuts-roasted', { kind: 'allergen', allergen: 'peanut' }),
  given('za’atri', null),
];

describe('notes', () => {
  it('GEN-09 say what was used, what was left out and why', () => {
    expect(notesOf(list, 'en')).toBe(
      'From your list it uses: carrots and spinach. Left out butter: not vegan. ' +
        'Left out peanuts: contains or may contain peanuts. We do not know “za’atri”; add it to taste if it is edible.',
    );
  });

  it('GEN-04 are written in the language of the recipe', () => {
    expect(notesOf(list, 'es')).toContain('No lleva mantequilla: no es vegano.');
    expect(notesOf(list, 'fr')).toContain('Sans beurre : ne convient pas au régime végane.');
    expect(notesOf(list, 'de')).toContain('Butter weggelassen: passt nicht zu „vegan“.');
  });

  it('GEN-04 are empty where nothing was given', () => {
    expect(notesOf([], 'en')).toBe('');
  });
});
