import { languages } from '@pomona/food/foods/languages';
import { describe, expect, it } from 'vitest';
import { descriptionWords } from './texts/descriptions-data.ts';

const frequent = ['sour', 'hot', 'umami', 'smoky', 'earthy', 'crunch', 'creamy', 'herb'] as const;
const promises =
  /keep some bite|no perder textura|garder du croquant|Biss behält|croustillant|kross/;

describe('the sentences of descriptions', () => {
  it.each(languages)('GEN-07 have six variants of what many dishes say in %s', (language) => {
    for (const effect of frequent) {
      const variants = descriptionWords[language].taste[effect] ?? [];
      expect(new Set(variants).size, effect).toBeGreaterThanOrEqual(6);
    }
  });

  it.each(languages)('GEN-07 promise no texture that the foods may not have in %s', (language) => {
    const openings = Object.values(descriptionWords[language].opening).flat();
    expect(openings.filter((text) => promises.test(text))).toEqual([]);
  });
});
