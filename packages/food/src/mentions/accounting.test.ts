import { describe, expect, it } from 'vitest';
import { analyseRecipe } from '../analysis/analysis.ts';
import type { Language } from '../foods/languages.ts';
import { parseLine } from '../lines/line.ts';

const read = (line: string, language: Language = 'en') => parseLine(line, { language });
const relations = (line: string, language?: Language) =>
  read(line, language).mentions.map(
    ({ food, text, relation }) => `${relation} ${food?.key ?? text}`,
  );

describe('REC-09 each word of a line is accounted for', () => {
  it('gives every word a role and keeps what stands between them', () => {
    const { words } = read('2 large onions, finely chopped (about 300 g)');
    expect(words.map(({ role }) => role)).toEqual([
      ...['amount', 'state', 'food', 'state', 'state', 'filler', 'amount', 'unit'],
    ]);
    expect(words.map(({ before, text }) => before + text).join('')).toBe(
      '2 large onions, finely chopped (about 300 g',
    );
  });

  it('tells the food, its other choices and further foods apart', () => {
    expect(relations('1 cup rice, cooked in chicken stock')).toEqual([
      'main rice-white',
      'second chicken-stock',
    ]);
    expect(relations('2 tbsp butter, lard or olive oil')).toEqual([
      'main butter',
      'alternative lard',
      'alternative olive-oil',
    ]);
    expect(relations('2 EL Butter (oder Olivenöl)', 'de')).toEqual([
      'main butter',
      'alternative olive-oil',
    ]);
  });

  it('takes the "de" behind a measure for no part of a name', () => {
    expect(read('4 cucharadas de semillas de chía', 'es').mentions).toMatchObject([
      { text: 'semillas de chía', relation: 'main', may: [] },
    ]);
  });

  it('names words that may be a food and are not known, and reads nothing into them', () => {
    const line = read('200 g flubberwort with carrots');
    expect(line).toMatchObject({ isReadWhole: false, unread: ['flubberwort'] });
    const { labels } = analyseRecipe({ lines: ['200 g carrots with flubberwort'], servings: 1 });
    expect(labels.filter(({ verdict }) => verdict === 'proven')).toEqual([]);
  });

  it('shows allergens inside words that are not read', () => {
    const { allergens } = analyseRecipe({
      lines: ['100 g Haselnussflubberei'],
      servings: 1,
      language: 'de',
    });
    expect(allergens).toMatchObject({ isComplete: false, mayContain: ['tree_nut'] });
  });

  it('shows what a misspelling may mean, and proves nothing', () => {
    const { allergens, labels } = analyseRecipe({ lines: ['300 g samon'], servings: 1 });
    expect(allergens).toMatchObject({ isComplete: false });
    expect(allergens.mayContain).toContain('fish');
    expect(labels.filter(({ verdict }) => verdict === 'proven')).toEqual([]);
  });

  it('takes names that only hold the word of another food for what they are', () => {
    for (const line of ['1 cup butter beans', '200 ml coconut milk', '1 butternut squash']) {
      const { allergens } = analyseRecipe({ lines: [line], servings: 1, language: 'en' });
      expect([allergens.detailed, allergens.mayContain]).toEqual([[], []]);
    }
  });

  it('weighs a further food by its own amount, and leaves it open otherwise', () => {
    const [, honey] = read('4 peaches, with 3 tbsp honey').mentions;
    expect(honey?.grams).toBeCloseTo(63, 0);
    const [, open] = read('4 peaches, drizzled with honey').mentions;
    expect(open).toMatchObject({ grams: 0, range: { low: 0, high: 100 } });
  });

  it('counts added sugar wherever it stands', () => {
    for (const line of ['500 g strawberries plus 1/2 cup sugar', '500 g candied strawberries']) {
      const { labels } = analyseRecipe({ lines: [line], servings: 1, mealType: 'Snack' });
      const lowSugar = labels.find(({ label }) => label === 'Low-Sugar');
      expect(lowSugar?.verdict).not.toBe('proven');
    }
  });
});

describe('REC-12 figures come with what is known', () => {
  const dish = ['500 g potatoes', '300 g carrots', '2 tbsp olive oil'];

  it('shows figures whose ranges hold the little that is not known, and names it', () => {
    const whole = analyseRecipe({ lines: dish, servings: 2 });
    const open = analyseRecipe({ lines: [...dish, '1 tsp flubberwort'], servings: 2 });
    expect(open.leftOut).toEqual(['1 tsp flubberwort']);
    const [a, b] = [whole.nutrition.calories, open.nutrition.calories];
    expect(b?.value).toBeCloseTo(a?.value ?? 0);
    expect(b?.high).toBeGreaterThan(a?.high ?? 0);
    expect(Number.isFinite(b?.high)).toBe(true);
  });

  it('shows none where much of the dish is not known', () => {
    const open = analyseRecipe({ lines: [...dish, '300 g flubberwort'], servings: 2 });
    expect(open.nutrition).toEqual({});
    expect(open.coverage).toBeLessThan(0.9);
  });

  it('adds a further food to the figures as a part of its own', () => {
    const { parts } = analyseRecipe({ lines: ['4 peaches, with 3 tbsp honey'], servings: 1 });
    expect(parts.map(({ food }) => food?.key)).toEqual(['peach', 'honey']);
  });
});
