import { describe, expect, it } from 'vitest';
import { foodByKey } from './rows.ts';
import { searchFoods } from './search.ts';

const keys = (query: string, limit = 5) =>
  searchFoods(query, { limit }).map(({ food }) => food.key);

describe('searching foods', () => {
  it.each(['aubergine', 'eggplant', 'berenjena', 'Aubergine', 'auberg', 'BERENJ'])(
    'FOOD-02 finds the same food by any of its names: "%s"',
    (query) => {
      expect(keys(query)[0]).toBe('eggplant');
    },
  );

  it('finds what begins with the query before what holds it', () => {
    expect(keys('tomato')[0]).toBe('tomato');
    const found = keys('coconut', 20);
    expect(found.indexOf('coconut-oil')).toBeLessThan(found.indexOf('sugar-coconut'));
  });

  it('finds words by their beginning, in any order and without accents', () => {
    expect(keys('can bla bea')).toContain('black-beans-canned');
    expect(keys('creme fra')[0]).toBe('creme-fraiche');
    expect(keys('ubergine')).toEqual([]);
  });

  it('tells the name that was found, in the language asked for where it has one', () => {
    expect(searchFoods('tom', { language: 'de', limit: 1 })[0]).toMatchObject({
      name: 'Tomate',
      language: 'de',
    });
    expect(searchFoods('berenjena', { language: 'de' })[0]).toMatchObject({
      name: 'berenjena',
      language: 'es',
    });
  });

  it('lists each food once, and no more than asked for', () => {
    const found = searchFoods('a', { limit: 200 });
    expect(new Set(found.map(({ food }) => food)).size).toBe(found.length);
    expect(searchFoods('a', { limit: 3 })).toHaveLength(3);
    expect(searchFoods('a')).toHaveLength(10);
  });

  it('puts the usual foods of a name that means several first', () => {
    expect(keys('milk')[0]).toBe('milk');
    expect(keys('milk')).toContain('milk-whole');
    expect(keys('beans')).toContain('black-beans-canned');
  });

  it('corrects a small misspelling where nothing else is found', () => {
    expect(keys('zuchini')).toEqual(['zucchini']);
  });

  it.each(['', '   ', '!', 'flubberwort', 'constructor', '__prototype__'])(
    'finds nothing for "%s"',
    (query) => {
      expect(searchFoods(query)).toEqual([]);
    },
  );

  it('hands out the foods of the table', () => {
    expect(searchFoods('eggplant')[0]?.food).toBe(foodByKey('eggplant'));
  });

  it('finds names with letters that have no accent to lose', () => {
    for (const query of ['rugbrod', 'rugbrød', 'biber salcasi', 'biber salçası'])
      expect(searchFoods(query).length, query).toBeGreaterThan(0);
  });
});
