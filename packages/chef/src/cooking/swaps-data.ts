import type { Role, Trait } from '@pomona/food/foods/food-row';

/** Foods that take the place of one that stays out: keys of the food table, the nearest first. */
export interface SwapRule {
  /** A food with one of these is meant. */
  traits?: readonly Trait[];
  roles?: readonly Role[];
  keys?: RegExp;
  instead: readonly string[];
}

export const swapRules: readonly SwapRule[] = [
  { keys: /butter|ghee|lard/, instead: ['olive-oil', 'canola-oil'] },
  {
    keys: /cheese|cheddar|feta|mozzarella|parmesan|paneer|halloumi/,
    traits: ['rennet'],
    instead: ['tofu-firm', 'chickpeas-canned', 'avocado'],
  },
  { keys: /yogurt|quark|skyr|kefir/, instead: ['soy-yogurt', 'coconut-yogurt', 'chia-seeds'] },
  {
    traits: ['milk'],
    instead: ['coconut-milk', 'almond-milk', 'oat-milk', 'soy-milk-unsweetened'],
  },
  { traits: ['egg'], instead: ['tofu-firm', 'chickpeas-canned', 'mushroom-cremini'] },
  {
    traits: ['fish', 'crustacean', 'mollusc'],
    instead: [
      'salmon-sockeye',
      'chicken-breast',
      'tofu-firm',
      'chickpeas-canned',
      'mushroom-cremini',
    ],
  },
  {
    traits: ['meat'],
    instead: [
      'chicken-breast',
      'tofu-firm',
      'lentils-cooked',
      'chickpeas-canned',
      'mushroom-cremini',
    ],
  },
  {
    traits: ['gluten', 'wheat', 'maybe-gluten'],
    instead: ['quinoa', 'rice-white', 'potato', 'zucchini'],
  },
  { traits: ['soy'], instead: ['chickpeas-canned', 'lentils-cooked', 'egg'] },
  {
    traits: ['tree_nut', 'peanut'],
    instead: ['pumpkin-seeds', 'sunflower-seeds', 'chickpeas-canned'],
  },
  {
    roles: ['sugar', 'part-sugar', 'fruit'],
    instead: ['strawberries', 'raspberries', 'blueberries', 'avocado'],
  },
  {
    roles: ['starch', 'wholegrain', 'legume'],
    instead: ['cauliflower', 'zucchini', 'spinach', 'broccoli'],
  },
];

/** For whatever is left, and for requests without a known food. */
export const everydayFoods: readonly string[] = [
  'chickpeas-canned',
  'spinach',
  'egg',
  'chicken-breast',
  'tofu-firm',
  'tomato',
  'zucchini',
  'avocado',
  'strawberries',
  'apple',
];
