import { describe, expect, it } from 'vitest';
import { fastestOf } from '../../test/fastest-of.ts';
import type { Language } from '../foods/languages.ts';
import { findFood, matchFood } from './match.ts';
import type { FoundBy } from './name-index.ts';

const keyOf = (text: string, language?: Language) =>
  matchFood(text, language === undefined ? {} : { language })?.food?.key;

describe('how a food was found', () => {
  it.each<[string, string, FoundBy]>([
    ['crème fraîche', 'creme-fraiche', 'exact'],
    ['Kichererbsenmehl', 'chickpea-flour', 'exact'],
    ['raspberrys', 'raspberries', 'inflected'],
    ['Basmati Reis', 'rice-basmati', 'inflected'],
    ['egg plant', 'eggplant', 'inflected'],
    ['Brokkoliröschen', 'broccoli', 'inflected'],
    ['Korianderblätter', 'cilantro', 'inflected'],
    ['Moehren', 'carrot', 'inflected'],
    ['Kuerbis', 'pumpkin', 'inflected'],
    ['beans, black, canned', 'black-beans-canned', 'reordered'],
    ['oil, olive', 'olive-oil', 'reordered'],
    ['zuchini', 'zucchini', 'misspelled'],
  ])('FOOD-02 %s is %s, found as %s', (text, key, by) => {
    expect(matchFood(text)).toMatchObject({ food: { key }, by });
  });

  it('has a confidence that falls from the exact name to a misspelling', () => {
    const texts = ['tomato', 'tomatos', 'paste, tomato', 'tomatillp', 'worcestorshure sauce'];
    const confidences = texts.map((text) => matchFood(text)?.confidence ?? 0);
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
    expect(new Set(confidences).size).toBe(texts.length);
  });
});

describe('small misspellings', () => {
  it.each([
    ['brocolli florets', 'broccoli'],
    ['fresh parsely', 'parsley'],
    ['chiken breasts', 'chicken-breast'],
    ['ground cinammon', 'cinnamon'],
    ['worchestershire sauce', 'worcestershire'],
    ['mozarella', 'mozzarella-fresh'],
    ['berengena', 'eggplant'],
    ['courgete', 'zucchini'],
    ['Zwibeln', 'onion'],
    ['parmesean', 'parmesan'],
  ])('%s is %s', (text, key) => {
    expect(keyOf(text)).toBe(key);
    expect(findFood(text)).toBeNull();
  });

  it.each([
    'flubberwort',
    // Real and short words stay, though they look like butter, clam and fig.
    'batter',
    'cram',
    'pig',
    // A known word is no misspelling.
    'chocolate macadamia milk',
    // More than two words would be a guess.
    'zuchini brocolli tomatillp',
    'zuchini flubberwort',
    '',
  ])('makes nothing of "%s"', (text) => {
    expect(matchFood(text)).toBeNull();
  });

  it('offers all foods that a misspelling may mean, and chooses none', () => {
    const match = matchFood('quina');
    expect(match).toMatchObject({ food: null, by: 'misspelled', confidence: 0 });
    expect(match?.candidates.map(({ key }) => key).toSorted()).toEqual(['quince', 'quinoa']);
  });

  it('of several chooses the one that is called so in the language of the text', () => {
    expect(matchFood('broche')?.food).toBeNull();
    expect(keyOf('broche', 'de')).toBe('brioche');
    expect(keyOf('broche', 'fr')).toBeUndefined();
  });
});

describe('names that mean several foods', () => {
  it.each([
    ['pepper', 'black-pepper', 'bell-pepper-red'],
    ['crema', 'crema-mexicana', 'cream'],
    ['Mehl', 'flour-white', 'flour-whole-wheat'],
    ['lait', 'milk', 'milk-whole'],
    ['beans', undefined, 'kidney-beans-canned'],
    ['vino', 'wine-white-dry', 'wine-red-dry'],
    ['fish', undefined, 'cod'],
    ['Paprika', 'paprika', 'bell-pepper-red'],
  ])('"%s" means %s, and may mean %s', (text, usual, other) => {
    const match = matchFood(text);
    expect(match?.food?.key).toBe(usual);
    expect(match?.candidates.map(({ key }) => key)).toContain(other);
    expect(match?.confidence).toBeLessThan(usual === undefined ? 0.1 : 0.95);
  });

  it('a name that says which is meant has no others', () => {
    expect(matchFood('red bell pepper')).toMatchObject({ confidence: 1, candidates: [] });
  });

  it('begins with the food that is meant', () => {
    for (const text of ['pepper', 'cream', 'Kürbis', 'salchicha']) {
      const match = matchFood(text);
      expect(match?.candidates[0]).toBe(match?.food);
    }
  });
});

describe('the language of a text', () => {
  it.each<[string, Language, string]>([
    ['raisins', 'en', 'raisins'],
    ['raisins', 'fr', 'grapes'],
    ['tuna', 'en', 'tuna-fresh'],
    ['tuna', 'es', 'prickly-pear'],
    ['Speck', 'de', 'bacon'],
    ['piment', 'fr', 'chili-red'],
    ['Piment', 'de', 'allspice'],
    ['tomato', 'de', 'tomato'],
    ['Penne aus roten Linsen', 'de', 'lentil-pasta'],
    ['penne de lentejas rojas', 'es', 'lentil-pasta'],
    ['red lentil rotini', 'en', 'lentil-pasta'],
    ['fusilli de pois chiches', 'fr', 'chickpea-pasta'],
    ['getrocknete Shiitake-Pilze', 'de', 'mushroom-shiitake-dried'],
    ['setas shiitake secas', 'es', 'mushroom-shiitake-dried'],
    ['champignons shiitakés séchés', 'fr', 'mushroom-shiitake-dried'],
    ['mashed avocado', 'en', 'avocado-mashed'],
    ['Wolfsbarschfilet', 'de', 'sea-bass'],
  ])('decides what "%s" means in %s: %s', (text, language, key) => {
    expect(keyOf(text, language)).toBe(key);
  });
});

it('takes less than 0.1 ms, misspellings included', () => {
  const texts = [
    'finely chopped fresh parsley',
    'boneless skinless chicken thighs',
    'worchestershire sauce',
    'brocolli florets',
    'flubberwort',
  ];
  const each = fastestOf(40, () => texts.map((text) => matchFood(text))) / texts.length;
  expect(each).toBeLessThan(0.1);
});
