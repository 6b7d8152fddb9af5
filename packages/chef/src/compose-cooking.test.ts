import { describe, expect, test } from 'vitest';
import { composed } from '../test/composed.ts';
import type { Action, Dish } from './dish.ts';

const ofFormula = (dishes: readonly Dish[], ...ids: readonly string[]) =>
  dishes.filter(({ formula }) => ids.includes(formula));
const actionsOf = ({ steps }: Dish) => steps.flat();
const foodsOf = (dish: Dish, { parts }: Action) => parts.map((at) => dish.parts[at]?.food ?? '');

describe('GEN-08 the order in which a cook works', () => {
  test('GEN-08 garlic and ground spices come after vegetables that fry for long', () => {
    const dishes = ofFormula(
      composed(['potato', 'carrot', 'bacon', 'bell-pepper-red'], {}),
      'skillet',
      'hash',
      'pilaf',
    );
    expect(dishes.length).toBeGreaterThan(0);
    for (const dish of dishes) {
      const actions = actionsOf(dish);
      const delicate = actions.findIndex(
        (action) =>
          action.technique === 'fry_spices' ||
          (action.technique === 'sweat' && foodsOf(dish, action).join() === 'garlic'),
      );
      const later = delicate < 0 ? [] : actions.slice(delicate + 1);
      const long = later.filter(
        ({ technique, minutes = 0 }) => technique === 'stir_fry' && minutes > 4,
      );
      expect(long).toEqual([]);
    }
  });

  test('GEN-08 what is fried after the first things were set aside has fat as well', () => {
    const dishes = ofFormula(composed(['chicken-breast', 'zucchini'], {}), 'skillet', 'stir-fry');
    const apart = dishes.filter((dish) =>
      actionsOf(dish).some(({ technique }) => technique === 'set_aside'),
    );
    expect(apart.length).toBeGreaterThan(0);
    for (const dish of apart) {
      const heated = actionsOf(dish).filter(({ technique }) => technique === 'heat_fat');
      expect(heated.length).toBe(2);
    }
  });

  test('GEN-08 pasta is drained when its sauce is ready', () => {
    const dishes = ofFormula(
      composed(['pasta', 'tomatoes-canned', 'beef-ground-90', 'carrot'], {}),
      'pasta',
      'tomato-pasta',
    );
    expect(dishes.length).toBeGreaterThan(0);
    for (const dish of dishes) {
      const actions = actionsOf(dish);
      const drained = actions.findIndex(({ technique }) => technique === 'drain');
      const tossed = actions.findIndex(({ technique }) => technique === 'toss');
      const between = actions.slice(drained + 1, tossed);
      const minutes = between.reduce((sum, action) => sum + (action.minutes ?? 0), 0);
      expect(minutes).toBeLessThanOrEqual(3);
    }
  });

  test('GEN-08 whole spices are taken out before the dish is served or blended', () => {
    const dishes = composed(['lemongrass', 'carrot', 'chicken-breast', 'rice-noodles'], {
      cuisine: 'asian',
    });
    const withStalk = ofFormula(dishes, 'noodle-soup', 'soup', 'curry', 'stir-fry').filter((dish) =>
      dish.parts.some(({ food }) => food === 'lemongrass'),
    );
    expect(withStalk.length).toBeGreaterThan(0);
    for (const dish of withStalk) {
      const out = actionsOf(dish).find(({ technique }) => technique === 'take_out');
      expect(out === undefined ? [] : foodsOf(dish, out)).toContain('lemongrass');
    }
  });
});

describe('GEN-07 amounts and names', () => {
  test('GEN-07 a spread takes a hint of acid', () => {
    const dishes = composed(['cream-cheese', 'bread-sourdough', 'cucumber'], {
      mealType: 'Breakfast',
    });
    const shares = dishes.flatMap(({ parts }) => {
      const cream = parts.find(({ food, slot }) => food === 'cream-cheese' && slot === 'sauce');
      const acid = parts.find(({ slot }) => slot === 'acid');
      return cream === undefined || acid === undefined ? [] : acid.grams / cream.grams;
    });
    expect(shares.length).toBeGreaterThan(0);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.15);
  });

  test('GEN-07 tomato pasta has other foods in its title, and given leeks are in theirs', () => {
    const pasta = ofFormula(composed(['pasta', 'tomato', 'zucchini'], {}), 'tomato-pasta');
    expect(pasta.length).toBeGreaterThan(0);
    for (const { titleParts, parts } of pasta)
      expect(titleParts.map((at) => parts[at]?.food)).not.toContain('tomato');
    const hashes = ofFormula(composed(['potato', 'leek', 'bacon'], {}), 'hash');
    expect(hashes.length).toBeGreaterThan(0);
    for (const { titleParts, parts } of hashes)
      expect(titleParts.map((at) => parts[at]?.food)).toContain('leek');
  });
});

test('GEN-09 a snack of rice and artichokes has its rice, although such dishes are no snacks', () => {
  const keys = ['rice-white', 'artichoke-hearts-canned'];
  const [first] = composed(keys, { mealType: 'Snack' }, 1);
  const foods = first?.parts.map(({ food }) => food) ?? [];
  expect(foods).toEqual(expect.arrayContaining(keys));
});

describe('GEN-08 what a cook does with pots and pans', () => {
  test('GEN-08 meat is browned before spices are fried in its pot', () => {
    const dishes = ofFormula(
      composed(['beef-stew', 'carrot', 'tomatoes-canned'], {}),
      'stew',
      'chili',
    );
    expect(dishes.length).toBeGreaterThan(0);
    for (const dish of dishes) {
      const techniques = actionsOf(dish).map(({ technique }) => technique);
      expect(techniques.indexOf('brown')).toBeLessThan(techniques.indexOf('fry_spices'));
    }
  });

  test('GEN-08 eggs are fried when the vegetables have left the pan, in fat of their own', () => {
    const dishes = ofFormula(
      composed(['egg', 'mushroom-white'], { mealType: 'Breakfast' }),
      'egg-fried-vegetables',
    );
    expect(dishes.length).toBeGreaterThan(0);
    for (const dish of dishes) {
      const actions = actionsOf(dish);
      const fried = actions.findIndex(({ technique }) => technique === 'fry_each_side');
      expect(actions[fried - 1]?.technique).toBe('heat_fat');
      expect(actions.slice(0, fried).map(({ technique }) => technique)).toContain('divide');
    }
  });

  test('GEN-08 a warm salad has something warm', () => {
    for (const dish of composed(['sardines-canned', 'tomato'], { mealType: 'Lunch' }))
      expect(dish.formula).not.toBe('warm-fish-salad');
  });

  test('GEN-08 the second frying for a bowl has fat as well', () => {
    const bowls = ofFormula(composed(['cod', 'fennel'], {}), 'buddha-bowl').filter((dish) =>
      actionsOf(dish).some(({ technique }) => technique === 'set_aside'),
    );
    expect(bowls.length).toBeGreaterThan(0);
    for (const dish of bowls) {
      const techniques = actionsOf(dish).map(({ technique }) => technique);
      const second = techniques.slice(techniques.indexOf('set_aside'));
      expect(second).toContain('heat_fat');
    }
  });

  test('GEN-08 what is mashed goes into the batter', () => {
    const foods = ['banana', 'egg', 'oats'];
    const dishes = ofFormula(composed(foods, { mealType: 'Breakfast' }, 60), 'pancakes').filter(
      (dish) => actionsOf(dish).some(({ technique }) => technique === 'mash'),
    );
    expect(dishes.length).toBeGreaterThan(0);
    for (const dish of dishes) {
      const batter = actionsOf(dish).find(({ makes }) => makes === 'batter');
      expect(batter && foodsOf(dish, batter)).toContain('banana');
    }
  });

  test('GEN-08 fish that is fried last is named where the bowl is filled', () => {
    const bowls = ofFormula(composed(['white-fish', 'fennel'], {}), 'buddha-bowl').filter((dish) =>
      actionsOf(dish).some(({ technique }) => technique === 'set_aside'),
    );
    expect(bowls.length).toBeGreaterThan(0);
    for (const dish of bowls) {
      const made = actionsOf(dish).flatMap(({ makes }) => makes ?? []);
      expect(made).toContain('protein');
    }
  });
});

describe('GEN-08 what is served with what', () => {
  test('GEN-08 no fried egg is tossed in a salad', () => {
    for (const dish of ofFormula(
      composed(['egg', 'rice-white', 'peas-frozen'], { mealType: 'Lunch' }),
      'grain-salad',
      'pasta-salad',
      'noodle-salad',
    ))
      expect(dish.parts.map(({ food }) => food)).not.toContain('egg');
  });

  test('GEN-08 butter is spread on the bread before anything lies on it', () => {
    const sandwiches = ofFormula(
      composed(['whole-wheat-bread', 'butter', 'avocado', 'tomato'], {
        mealType: 'Lunch',
        maxMinutes: 15,
      }),
      'sandwich',
    );
    expect(sandwiches.length).toBeGreaterThan(0);
    for (const dish of sandwiches) {
      const techniques = actionsOf(dish).map(({ technique }) => technique);
      expect(techniques).toContain('spread');
      expect(techniques.indexOf('spread')).toBeLessThan(techniques.indexOf('layer'));
    }
  });

  test('GEN-08 herbs go on what has been served', () => {
    const curries = ofFormula(
      composed(['chicken-breast', 'coconut-milk', 'rice-white'], { cuisine: 'indian' }),
      'curry',
    );
    const topped = curries.filter((dish) =>
      actionsOf(dish).some(({ technique }) => technique === 'top'),
    );
    expect(topped.length).toBeGreaterThan(0);
    for (const dish of topped) {
      const techniques = actionsOf(dish).map(({ technique }) => technique);
      const served = techniques.indexOf('serve_over');
      if (served >= 0) expect(served).toBeLessThan(techniques.lastIndexOf('top'));
    }
  });
});

test('GEN-08 what is boiled beside a stew has a pot of its own', () => {
  const dishes = ofFormula(
    composed(['pasta', 'black-beans-canned', 'sweet-potato'], { cuisine: 'mexican' }),
    'chili',
    'stew',
  ).filter((dish) => actionsOf(dish).some(({ technique }) => technique === 'boil_water'));
  expect(dishes.length).toBeGreaterThan(0);
  for (const dish of dishes) {
    const boiling = actionsOf(dish).find(({ technique }) => technique === 'boil_water');
    const heating = actionsOf(dish).find(({ technique }) => technique === 'heat_fat');
    expect(boiling?.vessel).not.toBe(heating?.vessel);
  }
});

test('GEN-08 hummus is spread or dipped, never simmered or tossed', () => {
  const dishes = composed(['hummus', 'barley-pearl', 'mushroom-white'], { mealType: 'Lunch' });
  for (const { parts, formula } of dishes) {
    const hummus = parts.find(({ food }) => food === 'hummus');
    if (hummus !== undefined) expect([formula, hummus.slot]).not.toEqual([formula, 'main']);
  }
});

test('GEN-08 what is roasted for a bowl goes into a hot oven', () => {
  const roasted = ofFormula(
    composed(['kidney-beans-canned', 'corn-ear', 'tomato', 'cauliflower'], {}),
    'buddha-bowl',
    'salad',
  ).filter((dish) => actionsOf(dish).some(({ celsius }) => celsius !== undefined));
  expect(roasted.length).toBeGreaterThan(0);
  for (const dish of roasted) {
    const hot = actionsOf(dish).find(({ celsius }) => celsius !== undefined);
    expect(hot?.technique).toBe('preheat_oven');
  }
});

test('GEN-08 no coconut milk is poured into fried rice unless somebody brings it', () => {
  const dishes = ofFormula(
    composed(['cauliflower-rice', 'shrimp', 'egg'], { cuisine: 'asian', diets: ['Keto'] }),
    'fried-rice',
  );
  expect(dishes.length).toBeGreaterThan(0);
  for (const { parts } of dishes)
    expect(parts.map(({ food }) => food)).not.toContain('coconut-milk');
});
