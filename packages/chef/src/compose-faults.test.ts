import { foodByKey } from '@pomona/food/table/table';
import { describe, expect, test } from 'vitest';
import { composed } from '../test/composed.ts';
import type { Action, Dish } from './dish.ts';

const actionsOf = ({ steps }: Dish) => steps.flat();
const foodsOf = ({ parts }: Dish, action: Action) =>
  action.parts.flatMap((index) => parts[index]?.food ?? []);
const requests: readonly (readonly string[])[] = [
  ['potato', 'leek', 'bacon'],
  ['tuna-canned-water', 'pasta', 'olives'],
  ['beef-ground-85', 'kidney-beans-canned', 'tomatoes-canned'],
  ['salmon-sockeye', 'asparagus'],
  ['mushroom-white', 'barley-pearl'],
  ['tofu-firm', 'bell-pepper-red'],
];
const all = requests.flatMap((keys) => composed(keys, {}, 10));

describe('GEN-08 faults that a cook found', () => {
  test('GEN-08 nothing is fried in a pan before its fat: grain has a pot of its own', () => {
    for (const dish of all) {
      const fat = dish.parts.findIndex(({ slot }) => slot === 'fat');
      const actions = actionsOf(dish);
      const heated = actions.findIndex(({ technique }) => technique === 'heat_fat');
      const fried = actions.findIndex(
        ({ technique, makes }) => technique === 'stir_fry' && makes === 'base',
      );
      expect([dish.fingerprint, fat < 0 || fried < 0 || heated < fried]).toEqual([
        dish.fingerprint,
        true,
      ]);
    }
  });

  test('GEN-08 every dressing of an acid has oil', () => {
    for (const dish of all) {
      for (const { makes, parts } of actionsOf(dish)) {
        if (makes !== 'dressing') continue;
        const slots = parts.map((index) => dish.parts[index]?.slot);
        expect([dish.fingerprint, slots]).toEqual([
          dish.fingerprint,
          expect.arrayContaining(['fat']),
        ]);
      }
    }
  });

  test('GEN-08 tinned fish is never roasted, sealed, fried or grilled', () => {
    const hot = ['roast', 'bake', 'bake_in_parcel', 'grill', 'fry_each_side', 'thread_on_skewers'];
    for (const dish of composed(['tuna-canned-water', 'bell-pepper-red'], {}, 20)) {
      const fish = actionsOf(dish).filter((action) =>
        foodsOf(dish, action).includes('tuna-canned-water'),
      );
      for (const { technique } of fish) expect(hot).not.toContain(technique);
      expect(dish.formula).not.toBe('parcels');
    }
  });

  test('GEN-08 no pink is a cue of meat, and nothing turns golden in liquid', () => {
    for (const dish of all) {
      for (const action of actionsOf(dish)) {
        const { cue, technique, uses } = action;
        if (/simmer|boil|parcel/.test(technique)) expect(['golden', 'browned']).not.toContain(cue);
        if (cue !== 'no_pink' || uses !== undefined) continue;
        const isMeat = foodsOf(dish, action).some((key) =>
          foodByKey(key)?.traits.some((trait) => trait === 'meat'),
        );
        expect([dish.fingerprint, isMeat]).toEqual([dish.fingerprint, true]);
      }
    }
  });

  test('GEN-08 mushrooms go into no salad raw', () => {
    for (const dish of composed(['mushroom-white', 'barley-pearl'], {}, 20)) {
      const raw = actionsOf(dish).filter(
        (action) =>
          ['mix', 'arrange', 'layer'].includes(action.technique) &&
          action.vessel !== 'parchment' &&
          foodsOf(dish, action).includes('mushroom-white'),
      );
      expect([dish.fingerprint, raw]).toEqual([dish.fingerprint, []]);
    }
  });

  test('GEN-08 one yogurt at most, and no coconut yogurt beside fish', () => {
    for (const { parts } of composed(['lamb-leg', 'eggplant', 'greek-yogurt-whole'], {}, 12)) {
      const yogurts = parts.filter(({ food }) => /yogurt|skyr|quark/.test(food));
      expect(yogurts.length).toBeLessThanOrEqual(1);
    }
    for (const { parts } of composed(['salmon-sockeye', 'asparagus'], { diets: ['Keto'] }, 12))
      expect(parts.map(({ food }) => food)).not.toContain('coconut-yogurt');
  });

  test('GEN-08 protein that is roasted after the vegetables is tossed in the marinade', () => {
    for (const dish of composed(['chicken-breast', 'potato'], {}, 30)) {
      if (dish.formula !== 'traybake' && dish.formula !== 'roast') continue;
      const coated = actionsOf(dish).filter(({ uses }) => uses?.includes('marinade'));
      expect(coated.flatMap((action) => foodsOf(dish, action))).toContain('chicken-breast');
    }
  });

  test('GEN-08 every savoury dish has salt or a salty sauce', () => {
    for (const { fingerprint, parts } of all) {
      const isSalty = parts.some(({ food }) => (foodByKey(food)?.per100.sodium ?? 0) > 1000);
      expect([fingerprint, isSalty]).toEqual([fingerprint, true]);
    }
  });

  test('GEN-08 no gluten-free product without a request for it, no second meat, none in a snack', () => {
    for (const { parts } of all)
      for (const { food, isGiven } of parts)
        if (!isGiven) expect(food).not.toMatch(/gluten-free|tamari|coconut-aminos/);
    const snacks = composed(['cottage-cheese-whole', 'tomato'], { mealType: 'Snack' });
    for (const { food } of snacks.flatMap(({ parts }) => parts))
      expect(foodByKey(food)?.traits ?? []).not.toContain('meat');
  });

  test('GEN-08 of a given meat a head gets at least 90 g, of a named vegetable half a piece', () => {
    for (const { parts } of composed(['beef-ground-85', 'carrot', 'potato'], {}, 12)) {
      const beef = parts.find(({ food, slot }) => food === 'beef-ground-85' && slot === 'main');
      const carrot = parts.find(({ food, slot }) => food === 'carrot' && slot === 'vegetable');
      expect(beef?.grams ?? 200).toBeGreaterThanOrEqual(180);
      expect(carrot?.amount.value ?? 1).toBeGreaterThanOrEqual(1);
    }
  });

  test('GEN-08 beef, broccoli and soy sauce are a stir-fry; chicken and potatoes with time go into the oven', () => {
    const [beef] = composed(['beef-sirloin', 'broccoli', 'soy-sauce'], { maxMinutes: 45 }, 1);
    expect(beef?.formula).toBe('stir-fry');
    const [chicken] = composed(
      ['chicken-thigh', 'lemon', 'potato', 'olives', 'tomato'],
      { maxMinutes: 90 },
      1,
    );
    expect(['roast', 'traybake']).toContain(chicken?.formula);
  });

  test('GEN-08 the stated time is that of the steps in their order', () => {
    for (const { steps, minutes, fingerprint } of all) {
      const boils = steps.map((step) => step.some(({ makes }) => makes === 'base'));
      const sum = steps
        .flatMap((step, at) => (boils[at] ? [] : step))
        .reduce((total, { minutes: own = 0 }) => total + own, 0);
      expect([fingerprint, minutes.cook + minutes.rest >= sum]).toEqual([fingerprint, true]);
    }
  });
});
