import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../foods/languages.ts';
import { amountsOfQuantity, boughtLine, partsText } from './buying.ts';

describe('SHOP-06 a line of a shopping list', () => {
  it.each([
    { text: 'milk 2 l', name: 'milk', amount: 2, unit: 'l' },
    { text: '1 bolsa de patatas', name: 'patatas', amount: 1, unit: 'packet' },
    { text: 'un kilo de tomates', name: 'tomates', amount: 1, unit: 'kg' },
    { text: 'eine Flasche Wein', name: 'Wein', amount: 1, unit: 'bottle' },
    { text: '2 Packungen Toilettenpapier', name: 'Toilettenpapier', amount: 2, unit: 'packet' },
    { text: '2 large onions', name: 'large onions', amount: 2, unit: null },
    { text: '2 l milk (lactose-free)', name: 'milk (lactose-free)', amount: 2, unit: 'l' },
    { text: 'potatoes, organic', name: 'potatoes, organic', amount: null, unit: null },
    { text: '7up', name: '7up', amount: null, unit: null },
    { text: 'For the party:', name: 'For the party:', amount: null, unit: null },
  ])('"$text" is $amount $unit of "$name"', ({ text, name, amount, unit }) => {
    const read = boughtLine(text);
    expect([read.name, read.line.amount, read.line.unit]).toEqual([name, amount, unit]);
  });

  it('never throws, and always has a name where there is one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        expect(boughtLine(text).name === '').toBe(text.trim() === '');
      }),
    );
  });
});

describe('SHOP-10 a quantity', () => {
  const amount = fc
    .integer({ min: 1, max: 40 })
    .map((quarters) => quarters / 4)
    .map((number) => ({ amount: number, amountMax: null }));
  const part = fc
    .tuple(amount, fc.constantFrom('g', 'kg', 'ml', 'tbsp', 'cup', 'can', 'bunch', null))
    .map(([number, unit]) => ({
      ...number,
      unit,
      each: unit === 'can' ? { amount: 400, unit: 'g' } : null,
    }));

  it.each(languages)('written in %s is read again', (language) => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        const read = amountsOfQuantity(partsText(parts, language));
        expect(read.map((each) => each.amount?.unit)).toEqual(parts.map(({ unit }) => unit));
        for (const [position, { amount: number, each }] of parts.entries()) {
          expect(read[position]?.amount?.each).toEqual(each);
          // Grams are written without fractions.
          expect(Math.abs((read[position]?.amount?.amount ?? 0) - number)).toBeLessThanOrEqual(0.5);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each(['a lot', 'plenty', '', '2 kg or more'])('"%s" is no amount', (text) => {
    expect(amountsOfQuantity(text)).toEqual([{ text, amount: null }]);
  });
});
