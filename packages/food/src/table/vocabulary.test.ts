import { describe, expect, it } from 'vitest';
import { languages } from '../foods/languages.ts';
import { folded } from '../foods/names.ts';
import { type Food, foods } from './table.ts';
import { impliedBy, maxWordsFrom, roleOf } from './vocabulary.ts';

const bringsSomething = ({ traits, may }: Food) => traits.length > 0 || (may ?? []).length > 0;

describe('REC-09 words that name no food', () => {
  it('hide no food that holds what somebody avoids', () => {
    const hidden = foods
      .filter(bringsSomething)
      .flatMap(({ names }) =>
        languages.flatMap((language) =>
          names[language].filter((name) => roleOf(folded(name), language) !== undefined),
        ),
      );
    expect(hidden).toEqual([]);
  });

  it('have a role in their own language', () => {
    expect([roleOf('chopped', 'en'), roleOf('gehackt', 'de')]).toEqual(['state', 'state']);
    expect(roleOf('gehackt', 'en')).toBeUndefined();
    expect(roleOf('flubberwort')).toBeUndefined();
  });

  it('tell what a food is not: "light" and "vegan" change it', () => {
    expect([roleOf('light', 'en'), roleOf('vegan', 'de')]).toEqual([undefined, undefined]);
  });

  it('bring foods with them where they say so', () => {
    expect(impliedBy(['breaded'])?.contents.traits).toContain('wheat');
    expect(impliedBy(['butter', 'lettuce'])?.contents.traits ?? []).toEqual([]);
  });

  it('are looked for only where a word begins a name', () => {
    expect(maxWordsFrom('coconut')).toBeGreaterThan(1);
    expect(maxWordsFrom('flubberwort')).toBe(0);
  });
});
