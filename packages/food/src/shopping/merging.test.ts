import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLine } from '../lines/line.ts';
import type { UnitSystem } from '../scaling/conversion.ts';
import { measureText } from '../wording/wording.ts';
import { mergedLines } from './merging.ts';

function merged(texts: readonly string[], system: UnitSystem = 'metric') {
  const lines = texts.map((text) => parseLine(text));
  return mergedLines(lines, system).map(({ key, parts }) => {
    const amounts = parts.map((part) =>
      part.each === null
        ? measureText(part, 'en')
        : `${measureText(part, 'en')} (${part.each.amount} ${part.each.unit})`,
    );
    return `${key}: ${amounts.join(' + ')}`;
  });
}

/** Milliseconds; best of three. */
function millisecondsFor(count: number): number {
  const lines = Array.from({ length: count }, () => parsedCarrots);
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    mergedLines(lines, 'metric');
    return performance.now() - start;
  });
  return Math.min(...times);
}
const parsedCarrots = parseLine('100 g carrots');

it('takes eight times as long for eight times the lines, not sixty-four times', () => {
  millisecondsFor(2000);
  expect(millisecondsFor(16_000) / millisecondsFor(2000)).toBeLessThan(32);
});

describe('the same food of several recipes', () => {
  it.each([
    ['weights are added', ['200 g spinach', '0.5 kg spinach'], 'spinach: 700 g'],
    ['volumes are added', ['250 ml milk', '0.5 l milk'], 'milk: 750 ml'],
    ['spoons are added', ['1 tbsp olive oil', '2 tbsp olive oil'], 'olive-oil: 3 tbsp'],
    ['weight and volume are added by density', ['200 g sugar', '1 cup sugar'], 'sugar: 400 g'],
    ['pieces are added', ['1 egg', '3 eggs', '2 large eggs'], 'egg: 6'],
    ['of a range the longer end is bought', ['2-3 carrots', '1 carrot'], 'carrot: 4'],
    ['pieces and weights stand side by side', ['2 carrots', '200 g carrots'], 'carrot: 200 g + 2'],
    [
      'cans of one size are added',
      ['1 400 g can chickpeas', '2 x 400 g cans chickpeas'],
      'chickpeas-canned: 3 cans (400 g)',
    ],
    [
      'cans of two sizes are not',
      ['1 400 g can chickpeas', '1 200 g can chickpeas'],
      'chickpeas-canned: 1 can (400 g) + 1 can (200 g)',
    ],
    ['a food without amount adds nothing', ['Salt, to taste', '1 tsp salt'], 'salt: 1 tsp'],
    ['one measure stays as it was written', ['100 ml soy sauce'], 'soy-sauce: 100 ml'],
  ])('%s', (_, texts, expected) => {
    expect(merged(texts)).toEqual([expected]);
  });

  it('is written in the units of the kitchen', () => {
    expect(merged(['200 g chicken breast', '300 g chicken breast'], 'us')).toEqual([
      'chicken-breast: 1 lb + 2 oz',
    ]);
    expect(merged(['1 cup milk', '1/2 cup milk'], 'us')).toEqual(['milk: 1 1/2 cups']);
  });

  it.each([
    ['half a piece is bought whole', ['0.37 red onions'], 'onion-red: 1'],
    ['halves are added first', ['1/2 lemon', '1/2 lemon'], 'lemon: 1'],
    [
      'a third of a can is a can',
      ['0.37 x 400 g cans chickpeas'],
      'chickpeas-canned: 1 can (400 g)',
    ],
    ['a gram more is five', ['201 g spinach'], 'spinach: 205 g'],
    [
      'sums are rounded, not what is added',
      ['0.12 kg spinach', '33.3 g spinach'],
      'spinach: 155 g',
    ],
    ['spoons are rounded up', ['1.1 tbsp olive oil'], 'olive-oil: 3 1/2 tsp'],
  ])('SCALE-01 SHOP-10 what is bought is rounded up: %s', (_, texts, expected) => {
    expect(merged(texts)).toEqual([expected]);
  });

  it('says when density or rounding took part', () => {
    const [sugar] = mergedLines([parseLine('200 g sugar'), parseLine('1 cup sugar')], 'metric');
    expect(sugar?.isApproximate).toBe(true);
    const [spinach] = mergedLines(
      [parseLine('200 g spinach'), parseLine('1 kg spinach')],
      'metric',
    );
    expect(spinach?.isApproximate).toBe(false);
  });

  it('keeps what is not recognised, leaves headings out and tells which lines went in', () => {
    const texts = ['For the sauce:', '2 eggs', '3 flubberworts', '1 egg', '3 Flubberworts'];
    const list = mergedLines(
      texts.map((text) => parseLine(text)),
      'metric',
    );
    expect(list.map(({ key, lines }) => [key, lines])).toEqual([
      ['egg', [1, 3]],
      [null, [2, 4]],
    ]);
    expect(list[1]?.text).toBe('3 flubberworts');
  });
});

const texts = fc.array(
  fc.constantFrom(
    '200 g sugar',
    '1 cup sugar',
    '2 eggs',
    '1 egg',
    '3 tbsp olive oil',
    '100 ml olive oil',
    '1 carrot',
    '150 g carrot',
    '1 can chickpeas',
    'Salt',
    '2 flubberworts',
  ),
  { maxLength: 12 },
);

describe('properties of merging', () => {
  it('loses no line and counts none twice', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const list = mergedLines(
          all.map((text) => parseLine(text)),
          'metric',
        );
        expect(list.flatMap(({ lines }) => lines).toSorted((a, b) => a - b)).toEqual(
          all.map((_, position) => position),
        );
        const keys = list.flatMap(({ key }) => key ?? []);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('weighs as much in any order', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const weightOf = (some: readonly string[]) =>
          mergedLines(
            some.map((text) => parseLine(text)),
            'metric',
          ).reduce((sum, { grams }) => sum + (grams ?? 0), 0);
        const single = all.reduce((sum, text) => sum + (parseLine(text).grams ?? 0), 0);
        expect(weightOf(all)).toBeCloseTo(single, 6);
        expect(weightOf(all.toReversed())).toBeCloseTo(single, 6);
      }),
    );
  });
});
