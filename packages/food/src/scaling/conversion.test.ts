import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLine } from '../lines/line.ts';
import { convertedMeasure, type UnitSystem } from './conversion.ts';
import { convertedLine, densityOfLine } from './conversion-line.ts';
import { convertedText } from './conversion-text.ts';

function textOf(text: string, to: UnitSystem, factor = 1): string {
  const density = densityOfLine(parseLine(text));
  return convertedText(text, to, { density, factor }).text.replaceAll('≈ ', '');
}

describe('SCALE-03 metric to US', () => {
  it.each([
    ['200 g rolled oats', '2 1/4 cups rolled oats'],
    ['250 ml milk, warm', '1 cup milk, warm'],
    ['150 ml water', '2/3 cup water'],
    ['500 g potatoes', '1 lb 2 oz potatoes'],
    ['1.5 kg potatoes', '3 1/4 lb potatoes'],
    ['100 g feta, crumbled', '3 1/2 oz feta, crumbled'],
    ['32 g potatoes', '1 1/8 oz potatoes'],
    ['30 g butter', '2 tbsp butter'],
    ['5 g salt', '3/4 tsp salt'],
    ['1 l vegetable stock', '4 1/4 cups vegetable stock'],
    ['2 tbsp olive oil', '2 tbsp olive oil'],
    ['2 eggs', '2 eggs'],
    ['200-250 g white rice', '1–1 1/3 cups white rice'],
    ['400 g (14 oz) chicken breast', '14 oz chicken breast'],
    ['1 (400 g) can chickpeas', '1 (14 oz) can chickpeas'],
  ])('%s', (text, expected) => {
    expect(textOf(text, 'us')).toBe(expected);
  });
});

describe('SCALE-03 US to metric', () => {
  it.each([
    ['1 cup all-purpose flour', '125 g all-purpose flour'],
    ['1/2 cup milk', '120 ml milk'],
    ['1 lb potatoes, diced', '450 g potatoes, diced'],
    ['8 oz pasta', '225 g pasta'],
    ['1 quart vegetable stock', '950 ml vegetable stock'],
    ['3 lb potatoes', '1.35 kg potatoes'],
    ['1-2 cups milk', '240–470 ml milk'],
    ['1 tsp salt', '1 tsp salt'],
    ['4 oz/115 g feta', '115 g feta'],
    ['2 onions, cut into 2 cm cubes', '2 onions, cut into 2 cm cubes'],
  ])('%s', (text, expected) => {
    expect(textOf(text, 'metric')).toBe(expected);
  });

  it('converts what is scaled, not what was rounded', () => {
    expect(textOf('1/3 cup milk', 'metric', 3)).toBe('240 ml milk');
    expect(textOf('50 g rolled oats', 'us', 4)).toBe('2 1/4 cups rolled oats');
  });

  it('says that a conversion is approximate, and that what is written is not', () => {
    const density = null;
    expect(convertedText('8 oz pasta', 'metric', { density }).isApproximate).toBe(true);
    expect(convertedText('225 g (8 oz) pasta', 'us', { density })).toEqual({
      text: '8 oz pasta',
      isApproximate: false,
    });
  });

  it('writes decimals with a comma outside English', () => {
    const { text } = convertedText('3 lb Kartoffeln', 'metric', { density: null, language: 'de' });
    expect(text).toBe('≈ 1,35 kg Kartoffeln');
  });
});

describe('SCALE-03 each amount once, and nothing in the other system', () => {
  it.each([
    ['400 g (14 oz) chicken breast', 'metric', '400 g chicken breast'],
    ['1 cup (240 ml) milk', 'us', '1 cup milk'],
    ['1 cup / 240 ml milk', 'metric', '240 ml milk'],
    ['2 cups (200g/7oz) flour', 'metric', '200g flour'],
    ['300 ml (1 1/4 cups) water', 'metric', '300 ml water'],
    ['300 ml (1 1/4 cups) water', 'us', '1 1/4 cups water'],
    ['400 g canned chopped tomatoes (14 oz)', 'us', '14 oz canned chopped tomatoes'],
    ['4 tbsp (60 ml) olive oil', 'us', '4 tbsp olive oil'],
    ['4 large eggs (200 g)', 'us', '4 large eggs'],
    ['8 garlic cloves (20 g), peeled', 'us', '8 garlic cloves, peeled'],
    ['1 small red onion (100 g)', 'us', '1 small red onion (3 1/2 oz)'],
    ['1 medium avocado (150 g flesh)', 'us', '1 medium avocado (5 1/2 oz flesh)'],
    ['700 g (25 oz) turkey', 'us', '1 lb 9 oz turkey'],
    ['20 oz beef', 'us', '1 1/4 lb beef'],
    ['1 lb 2 oz flour', 'us', '1 lb 2 oz flour'],
    ['1 (14 oz) can chickpeas', 'metric', '1 (400 g) can chickpeas'],
    ['1 (14 oz / 400 g) can tomatoes', 'metric', '1 (400 g) can tomatoes'],
    ['1 14-ounce block tofu', 'metric', '1 400 g block tofu'],
    ['4 (6-ounce) salmon fillets', 'metric', '4 (170 g) salmon fillets'],
    ['2 slices bread (25 g each)', 'us', '2 slices bread (7/8 oz each)'],
    ['1-inch piece ginger', 'metric', '2.5 cm piece ginger'],
    ['500 g chicken, in 4 cm pieces', 'us', '1 lb 2 oz chicken, in 1 1/2-inch pieces'],
  ] as const)('%s in %s', (text, to, expected) => {
    expect(textOf(text, to)).toBe(expected);
  });

  it('marks what is converted, where it stands', () => {
    const { text } = convertedText('1 small red onion (100 g)', 'us', { density: null });
    expect(text).toBe('1 small red onion (≈ 3 1/2 oz)');
  });
});

const foods = fc.constantFrom(
  'flour',
  'milk',
  'olive oil',
  'sugar',
  'white rice',
  'potatoes',
  'spinach',
  'butter',
  'honey',
);

describe('SCALE-03 there and back', () => {
  const amounts = fc.oneof(
    fc.tuple(fc.integer({ min: 3, max: 3000 }), fc.constantFrom('g', 'ml')),
    fc.tuple(
      fc.integer({ min: 1, max: 48 }).map((n) => n / 4),
      fc.constantFrom('cup', 'oz', 'lb'),
    ),
  );

  it('stays within the spread of the measure', () => {
    fc.assert(
      fc.property(amounts, foods, ([amount, unit], food) => {
        const line = parseLine(`${amount} ${unit} ${food}`);
        const to = unit === 'g' || unit === 'ml' ? 'us' : 'metric';
        const there = convertedLine(line, to);
        fc.pre(there !== null);
        const text = there
          ?.map((part) => `${Number(part.amount.toFixed(3))} ${part.unit}`)
          .join(' + ');
        const again = parseLine(`${text} ${food}`);
        const [before, after] = [line.grams ?? 0, again.grams ?? 0];
        // Scales show eighths of an ounce.
        expect(Math.abs(after - before)).toBeLessThanOrEqual(Math.max(0.1 * before, 1.8));
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves units of the same system, of both and of none alone', () => {
    for (const [unit, to] of [
      ['g', 'metric'],
      ['cup', 'us'],
      ['tbsp', 'us'],
      ['tsp', 'metric'],
      ['clove', 'us'],
    ] as const) {
      expect(convertedMeasure({ amount: 2, amountMax: null, unit }, to, null)).toBeNull();
    }
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300, unit: 'binary' }),
        fc.constantFrom('us' as const, 'metric' as const),
        (text, to) => {
          expect(typeof convertedText(text, to, { density: null, factor: 2 }).text).toBe('string');
        },
      ),
    );
  });
});
