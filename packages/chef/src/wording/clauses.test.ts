import { languages } from '@pomona/food/foods/languages';
import { describe, expect, it } from 'vitest';
import { type Action, type Component, cues, type Dish, techniques, vessels } from '../dish.ts';
import { stepsOf } from './steps.ts';

const part = (food: string, slot: Dish['parts'][number]['slot']) =>
  ({
    food,
    slot,
    amount: { value: 100, unit: 'g' },
    grams: 100,
    cut: null,
    isGiven: false,
  }) as const;

const dishOf = (actions: readonly Action[]): Dish => ({
  formula: 'stir-fry',
  cuisine: null,
  mealType: 'Dinner',
  servings: 2,
  parts: [
    part('broccoli', 'vegetable'),
    part('tofu-firm', 'main'),
    part('olive-oil', 'fat'),
    part('coconut-milk', 'liquid'),
    part('cumin-ground', 'spice'),
  ],
  steps: [actions],
  minutes: { prep: 5, cook: 10, rest: 0 },
  difficulty: 'easy',
  titleParts: [0, 1],
  fingerprint: 'test',
});

const written = (action: Action, language: (typeof languages)[number], seed: number) =>
  stepsOf(dishOf([action]), { language, seed, isFull: () => false }).join(' ');

/** Every way in which the formulas fill an action. */
const partsOf: readonly (readonly number[])[] = [
  [],
  [0],
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 1, 2, 4],
  [2],
  [3],
  [4],
];
const usesOf: readonly (readonly Component[] | undefined)[] = [
  undefined,
  ['sauce'],
  ['everything'],
];

const names = [
  /broccoli|brócoli|brocoli|brokkoli/i,
  /tofu/i,
  /olive|oliva|oliven/i,
  /coconut|coco|kokos/i,
  /cumin|comino|kreuzkümmel/i,
];

const actions: readonly Action[] = techniques
  .filter((technique) => !/^(?:preheat|boil_water)/.test(technique))
  .flatMap((technique) =>
    partsOf.flatMap((parts) =>
      usesOf.map((uses): Action => {
        const how = { minutes: 7, heat: 'medium', vessel: 'pan' } as const;
        return { technique, parts, ...how, ...(uses && { uses }) };
      }),
    ),
  );

describe('clauses', () => {
  it.each(languages)('GEN-08 name every food of an action in %s', (language) => {
    const wrong = actions.flatMap((action) => {
      const text = written(action, language, action.parts.length);
      const isNamed = action.parts.every((index) => names[index]?.test(text));
      const isNothing = action.parts.length === 0;
      const isClean = (isNothing || text !== '') && !/[[\]{}|]|undefined| {2}| ,/.test(text);
      return isNamed && isClean ? [] : [`${action.technique} ${action.parts.join()}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(languages)(
    'GEN-08 say how long cooking takes, how hot, where and until when in %s',
    (language) => {
      for (const cue of cues) {
        const text = written(
          { technique: 'roast', parts: [0], celsius: 200, minutes: 25, cue, vessel: 'baking_tray' },
          language,
          1,
        );
        expect(text).toMatch(/25 (?:min)/i);
        expect(text).toContain('200 °C');
        expect(text).not.toMatch(/[[\]{}|]/);
      }
      for (const vessel of vessels) {
        const text = written({ technique: 'mix', parts: [0, 1], vessel }, language, 1);
        expect(text.length).toBeGreaterThan(25);
      }
    },
  );

  it.each(languages)('GEN-08 name the water beside the milk (%s)', (language) => {
    for (const parts of [[], [3], [0, 3], [0]]) {
      for (let seed = 1; seed <= 6; seed += 1) {
        const action = { technique: 'add_liquid', parts, waterMilliliters: 350 } as const;
        expect(written({ ...action, cue: 'bubbling' }, language, seed)).toMatch(/350/);
      }
    }
  });

  it('GEN-08 agree with the gender and number of their foods', () => {
    const brown: Action = { technique: 'brown', parts: [0], minutes: 5, cue: 'golden' };
    expect(written(brown, 'es', 1)).toContain('hasta que tome color');
    expect(written(brown, 'fr', 1)).toContain('jusqu’à ce qu’il soit doré');
    expect(written(brown, 'de', 1)).toContain('bis er goldbraun ist');
    expect(written({ ...brown, parts: [0, 1] }, 'es', 1)).toContain('hasta que tomen color');
    const both: Action = { ...brown, parts: [0, 1] };
    expect(written(both, 'fr', 1)).toContain('qu’ils soient dorés');
    expect(written(both, 'de', 1)).toContain('bis sie goldbraun sind');
  });

  it('GEN-08 give the same words for the same seed', () => {
    const action: Action = { technique: 'stir_fry', parts: [0, 1], minutes: 5 };
    expect(written(action, 'en', 5)).toBe(written(action, 'en', 5));
  });
});
