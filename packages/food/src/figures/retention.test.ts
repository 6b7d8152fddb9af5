import { describe, expect, it } from 'vitest';
import { type Food, foodByKey, foods } from '../table/table.ts';
import {
  alcoholEnergy,
  alcoholLeftAfter,
  cookingOf,
  retainedShare,
  unknownCooking,
} from './retention.ts';
import { cookingMethods, retentionFactors, vitaminsLost } from './retention-factors.ts';

function food(key: string): Food {
  const found = foodByKey(key);
  if (found === undefined) throw new Error(`${key} is not in the table`);
  return found;
}

const steps = (...instructions: string[]) => cookingOf({ instructions, cookMinutes: 20 });

describe('how a dish is cooked is read from its steps', () => {
  it('meets no heat where the cooking time is 0, whatever the words', () => {
    const cooking = cookingOf({ instructions: ['Drain the baked beans.'], cookMinutes: 0 });
    expect(cooking).toEqual({ methods: [], isHeated: false, minutes: 0 });
  });

  it('is not known without steps and time', () => {
    expect(cookingOf({})).toEqual(unknownCooking);
    expect(cookingOf({ instructions: ['Stir everything and chill.'] }).isHeated).toBeNull();
  });

  it.each([
    ['Roast at 200 °C for 25 minutes.', 'bake'],
    ['Bring to a boil and simmer until soft.', 'simmer'],
    ['Boil the beans for 4 minutes and drain them.', 'boil'],
    ['Steam the fish over the greens.', 'steam'],
    ['Sauté the onion in a wide pan.', 'fry'],
    ['Hornea durante 20 minutos.', 'bake'],
    ['Faites mijoter pendant 10 minutes.', 'simmer'],
    ['Im Ofen 30 Minuten backen.', 'bake'],
    ['Die Nudeln kochen und abgießen.', 'boil'],
  ])('%s', (step, method) => {
    expect(steps(step).methods).toContain(method);
  });

  it.each([
    'Drain and rinse the chickpeas.',
    'Serve four bowls with the brown rice.',
    'Send it back to the table.',
  ])('%s names none', (step) => {
    expect(steps(step).methods).toEqual([]);
  });
});

describe('vitamins that cooking leaves', () => {
  it('follow the factor of the kind of food and the method', () => {
    // 3005: greens, boiled, covered with water, drained: 55 % of vitamin C. 3015: stir-fried: 85 %.
    const boiled = steps('Boil for 2 minutes and drain.');
    expect(retainedShare(food('spinach'), 'vitamin_c', null, boiled).value).toBe(0.55);
    const fried = steps('Stir-fry for 2 minutes in a wok.');
    expect(retainedShare(food('spinach'), 'vitamin_c', null, fried).value).toBe(0.85);
    // 0541: dry legumes, boiled 2 to 2.5 h, drained: 30 % of folate.
    expect(retainedShare(food('lentils-red-dry'), 'folate', null, boiled).value).toBe(0.3);
  });

  it('lie between the middle of two methods and their ends', () => {
    const both = steps('Boil for 2 minutes and drain.', 'Stir-fry in a wok.');
    const { value, low, high } = retainedShare(food('spinach'), 'vitamin_c', null, both);
    expect(value).toBeCloseTo((0.55 + 0.85) / 2, 6);
    expect(low).toBeCloseTo(0.525, 6);
    expect(high).toBe(1);
  });

  it('are all left where nothing is heated, or the food is added raw', () => {
    const raw = cookingOf({ cookMinutes: 0 });
    expect(retainedShare(food('spinach'), 'vitamin_c', null, raw)).toEqual({
      value: 1,
      low: 1,
      high: 1,
    });
    const cooked = steps('Simmer for an hour.');
    expect(retainedShare(food('parsley'), 'vitamin_c', 'to serve', cooked).low).toBe(1);
  });

  it('are not taken off twice from food that the table holds cooked', () => {
    expect(retainedShare(food('chickpeas-canned'), 'folate', null, unknownCooking).value).toBe(1);
  });

  it('are not taken off bread, which is baked already', () => {
    expect(retainedShare(food('whole-wheat-bread'), 'folate', null, unknownCooking).value).toBe(1);
  });

  it('are lost from milk in proportion to the hour that its factors are of', () => {
    // 2153, milk, heated approx. 1 hour: 30 % of vitamin B12.
    const retained = (cookMinutes: number) =>
      retainedShare(food('milk'), 'vitamin_b12', null, cookingOf({ cookMinutes })).value;
    expect(retained(60)).toBeCloseTo(0.3, 6);
    expect(retained(120)).toBeCloseTo(0.3, 6);
    expect(retained(6)).toBeCloseTo(1 - 0.7 / 10, 6);
  });

  it.each([
    ['beet-greens', 0.7],
    ['beet', 0.75],
    ['quail-egg', 0.8],
    ['eggplant', 0.85],
    ['sweet-potato', 0.8],
    ['cheddar', 0.65],
    ['beef-chuck', 0.85],
  ])('are told for the kind that %s belongs to', (key, vitaminC) => {
    const { value } = retainedShare(food(key), 'vitamin_c', null, steps('Simmer gently.'));
    expect(value).toBe(vitaminC);
  });

  it('are all left where no factor is near, but may be as few as of any food', () => {
    const retained = retainedShare(food('walnuts'), 'folate', null, unknownCooking);
    expect(retained.value).toBe(1);
    expect(retained.low).toBeCloseTo(0.275, 6);
  });

  it('less said about the cooking never narrows the range, of any food', () => {
    const expected = cookingMethods.map((method) => ({
      methods: [method],
      isHeated: true,
      minutes: 20,
    }));
    const narrowed = foods.flatMap((one) =>
      vitaminsLost.flatMap((vitamin) => {
        const unknown = retainedShare(one, vitamin, null, unknownCooking);
        return expected.flatMap((cooking) => {
          const { value, low, high } = retainedShare(one, vitamin, null, cooking);
          const isWithin = unknown.low <= low && low <= value && value <= high;
          return isWithin && high <= unknown.high ? [] : `${one.key} ${vitamin}`;
        });
      }),
    );
    expect(narrowed).toEqual([]);
  });

  it('cite the row of every factor', () => {
    const codes = Object.values(retentionFactors).flatMap((methods) =>
      Object.values(methods).map(([code]) => code),
    );
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^\d{4}$/);
  });
});

describe('alcohol that cooking leaves', () => {
  it('follows the times on record, in a straight line between them', () => {
    expect([0, 15, 30, 60, 150, 400].map(alcoholLeftAfter)).toEqual([
      0.85, 0.4, 0.35, 0.25, 0.05, 0.05,
    ]);
    expect(alcoholLeftAfter(45)).toBeCloseTo(0.3, 6);
  });

  it('is what energy is left of a drink after its protein, carbohydrate and fat', () => {
    // 14096, red table wine: 85 kcal, 0.07 g protein, 2.61 g carbohydrate; 10.6 g alcohol × 7 kcal is 74 kcal.
    expect(alcoholEnergy(food('wine-red-dry')) * 85).toBeCloseTo(10.6 * 7, 0);
  });

  it('takes energy from drinks alone, the more the longer, and never below the rest', () => {
    const energy = (minutes: number) =>
      retainedShare(food('wine-red-dry'), 'calories', null, {
        methods: [],
        isHeated: true,
        minutes,
      });
    expect(energy(120).low).toBeLessThan(energy(20).low);
    expect(energy(20).high).toBe(1);
    expect(energy(400).low).toBeGreaterThan(1 - alcoholEnergy(food('wine-red-dry')));
  });
});
