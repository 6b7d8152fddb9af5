import { languages } from '@pomona/food/foods/languages';
import { describe, expect, it } from 'vitest';
import { pantryFoods } from '../../pantry/pantry.ts';
import { isHeapPlural, nounOf } from './nouns.ts';

describe('nouns of steps', () => {
  it('GEN-08 exist for every food of the pantry in each language', () => {
    const missing = pantryFoods.filter(({ key }) =>
      languages.some((language) => isHeapPlural(key, language) === null),
    );
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  it('GEN-08 have a gender wherever a language needs it', () => {
    const unknown = pantryFoods.flatMap(({ key }) =>
      (['es', 'fr', 'de'] as const).filter((language) => {
        const { gender, isPlural } = nounOf(key, { value: 1, unit: null }, language);
        return gender === null && !(language === 'de' && isPlural);
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('GEN-08 stand in the number of the amount', () => {
    const form = (value: number, unit: string | null, language: (typeof languages)[number]) =>
      nounOf('carrot', { value, unit }, language).form;
    expect(form(1, null, 'en')).toBe('carrot');
    expect(form(2, null, 'de')).toBe('Karotten');
    expect(form(1.5, null, 'fr')).toBe('carotte');
    expect(form(200, 'g', 'es')).toBe('zanahorias');
  });

  it('GEN-08 fall back to the name of the table for a food outside the pantry', () => {
    expect(nounOf('abalone', { value: 100, unit: 'g' }, 'en').form).toContain('abalone');
    expect(nounOf('abalone', { value: 100, unit: 'g' }, 'es').gender).not.toBe('n');
  });
});
