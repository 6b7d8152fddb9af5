import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastestOf } from '../test/fastest-of.ts';
import { parseLine } from './line.ts';

const keyOf = (text: string) => parseLine(text).food?.key ?? null;
const gramsOf = (text: string) => parseLine(text).grams;

describe('amounts', () => {
  it.each([
    ['2 eggs', 2, null],
    ['1 1/2 cups milk', 1.5, null],
    ['½ tsp salt', 0.5, null],
    ['1½ kg potatoes', 1.5, null],
    ['1,5 kg Kartoffeln', 1.5, null],
    ['2-3 garlic cloves', 2, 3],
    ['2 to 3 tbsp olive oil', 2, 3],
    ['a pinch of salt', 1, null],
    ['half a red onion', 0.5, null],
    ['about 200 g spinach', 200, null],
    ['1 dozen eggs', 12, null],
    ['two bananas', 2, null],
    ['Flour 200 g', 200, null],
    ['Onions: 2', 2, null],
    ['Salt, to taste', null, null],
  ])('%s', (text, amount, amountMax) => {
    expect(parseLine(text)).toMatchObject({ amount, amountMax });
  });
});

describe('units', () => {
  it.each([
    ['200 g spinach', 'g'],
    ['2 tablespoons olive oil', 'tbsp'],
    ['1 T olive oil', 'tbsp'],
    ['1 t ground cumin', 'tsp'],
    ['8 oz. pasta', 'oz'],
    ['4 celery stalks', 'stalk'],
    ['2 Knoblauchzehen, gehackt', null],
    ['2 EL Olivenöl', 'tbsp'],
    ['2 cucharadas de aceite de oliva', 'tbsp'],
    ['2 c. à soupe d’huile d’olive', 'tbsp'],
    ['1 gousse d’ail', 'clove'],
    ['1 Dose Kichererbsen', 'can'],
  ])('%s', (text, unit) => {
    expect(parseLine(text).unit).toBe(unit);
    expect(parseLine(text).food).not.toBeNull();
  });
});

describe('grams, by the most exact thing that the line says', () => {
  it.each([
    ['a weight', '200 g spinach', 200],
    ['a US weight', '1 lb potatoes', 453.592],
    ['a weight in brackets', '1 medium onion (150 g), chopped', 150],
    ['a weight of each', '2 whole wheat tortillas (45 g each)', 90],
    ['a weight between number and noun', '2 (6 oz) salmon fillets', 2 * 6 * 28.3495],
    ['a drained can', '1 (400 g) can chickpeas, drained', 240],
    ['a can without weight', '1 can chickpeas', 240],
    ['cans that are eaten whole', '2 x 400 g cans chopped tomatoes', 800],
    ['a drained weight', '240 g canned chickpeas (1 can), rinsed and drained', 240],
    ['a piece', '1 avocado', 150],
    ['a sized piece', '1 large onion', 150],
    ['a household measure', '2 tbsp olive oil', 27],
    ['added measures', '1 tbsp plus 1 tsp olive oil', 13.5 + 4.5],
    ['a range, by its middle', '2-3 garlic cloves', 7.5],
    ['the juice of a fruit', 'Juice of 1 lemon', 48],
    ['a fruit that is juiced', '1 lemon, juiced', 48],
    ['the zest of a fruit', 'Zest of 1/2 lemon', 3],
    ['a length', '1 2-inch piece ginger', 16],
  ])('%s: %s', (_, text, grams) => {
    expect(gramsOf(text)).toBeCloseTo(grams, 1);
  });

  it('has none where nothing leads to a weight', () => {
    expect(parseLine('1 jar spinach')).toMatchObject({ grams: null, range: null, confidence: 0 });
    expect(parseLine('3 flubberworts')).toMatchObject({ food: null, grams: null });
  });

  it('carries the spread of its measure', () => {
    const { range } = parseLine('100 g spinach');
    expect(range).toEqual({ low: 98, high: 102 });
    expect(parseLine('1 cup milk').measuredBy).toBe('household');
    expect(parseLine('1 medium onion').range).toEqual({ low: 88, high: 132 });
    expect(parseLine('2-3 garlic cloves').range?.high).toBeCloseTo(9 * 1.2);
  });
});

describe('foods', () => {
  it.each([
    ['1 1/2 lb boneless, skinless chicken thighs', 'chicken-thigh'],
    ['1 cup tomatoes, canned', 'tomatoes-canned'],
    ['1 can tuna', 'tuna-canned-water'],
    ['1 lata de garbanzos', 'chickpeas-canned'],
    ['200 g cooked lentils', 'lentils-cooked'],
    ['12 oz extra-firm tofu', 'tofu-firm'],
    ['200 g gluten-free pasta', 'pasta-gluten-free'],
    ['2 cups chicken or vegetable stock', 'chicken-stock-low-sodium'],
    ['Optional: 1 tbsp chopped mint', 'mint'],
    ['200 g 00 flour', 'flour-bread'],
  ])('%s is %s', (text, key) => {
    expect(keyOf(text)).toBe(key);
  });

  it('names both foods of an alternative', () => {
    const { food, alternative } = parseLine('1 tbsp butter or olive oil');
    expect([food?.key, alternative?.key]).toEqual(['butter', 'olive-oil']);
  });

  it('takes "gluten-free" off only where the food has no gluten of its own', () => {
    expect(parseLine('100 g gluten-free rolled oats')).toMatchObject({ statedGlutenFree: true });
    expect(keyOf('100 g gluten-free rolled oats')).toBe('oats');
    expect(keyOf('1 cup gluten-free flour')).toBeNull();
  });
});

describe('what is not eaten in full', () => {
  it.each([
    ['500 ml sunflower oil, for deep-frying', 0.05, 0.35],
    ['1 tbsp salt, for the pasta water', 0, 0.3],
    ['100 ml soy sauce, for the marinade', 0.1, 1],
  ])('%s', (text, low, high) => {
    const whole = parseLine(text.replace(/,.*/, ''));
    const { discarded, range } = parseLine(text);
    expect(discarded).toBe(true);
    expect(range?.low).toBeCloseTo((whole.range?.low ?? 0) * low);
    expect(range?.high).toBeCloseTo((whole.range?.high ?? 0) * high);
  });

  it('takes the bones off', () => {
    expect(gramsOf('1 kg bone-in chicken thighs')).toBeLessThan(800);
  });

  it('lets an optional line be left out', () => {
    expect(parseLine('1 tbsp chopped mint (optional)')).toMatchObject({
      optional: true,
      range: { low: 0 },
    });
  });
});

describe('hostile lines', () => {
  it('are read without an exception', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: 'binary' }), (text) => {
        const { confidence, grams, range } = parseLine(text);
        expect(confidence).toBeGreaterThanOrEqual(0);
        if (grams !== null && range !== null) expect(range.low).toBeLessThanOrEqual(range.high);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['brackets', '1 (('.repeat(5000)],
    ['digits', '9'.repeat(50_000)],
    ['spaces', `1${' '.repeat(50_000)}g salt`],
    ['commas', '1 ,'.repeat(10_000)],
    ['alternatives', 'salt or '.repeat(5000)],
    ['fractions', '1/2 '.repeat(10_000)],
  ])('take no long time: %s', (_, text) => {
    expect(fastestOf(5, () => parseLine(text))).toBeLessThan(5);
  });
});
