import type { GoldenRecipe } from './recipe.ts';

/** Weighed foods: grams, kilograms, pounds and ounces. Values per 100 g of the rows that are named (USDA SR28). */
export const weighed: readonly GoldenRecipe[] = [
  {
    title: 'oats with milk, blueberries and honey',
    lines: ['80 g rolled oats', '300 g milk', '100 g blueberries', '20 g honey'],
    servings: 2,
    foods: [
      ['oats', '08120', 80],
      ['milk', '01079', 300],
      ['blueberries', '09050', 100],
      ['honey', '19296', 20],
    ],
    figures: {
      calories: (0.8 * 379 + 3 * 50 + 1 * 57 + 0.2 * 304) / 2,
      protein: (0.8 * 13.15 + 3 * 3.3 + 1 * 0.74 + 0.2 * 0.3) / 2,
      carbs: (0.8 * 67.7 + 3 * 4.8 + 1 * 14.49 + 0.2 * 82.4) / 2,
      fiber: (0.8 * 10.1 + 1 * 2.4 + 0.2 * 0.2) / 2,
      fat: (0.8 * 6.52 + 3 * 1.98 + 1 * 0.33) / 2,
      saturated_fat: (0.8 * 1.11 + 3 * 1.257 + 1 * 0.028) / 2,
      sodium: (0.8 * 6 + 3 * 47 + 1 * 1 + 0.2 * 4) / 2,
      potassium: (0.8 * 362 + 3 * 140 + 1 * 77 + 0.2 * 52) / 2,
    },
    glycemicLoad:
      (55 * (80 / 100) * (67.7 - 10.1) +
        37 * (300 / 100) * (4.8 - 0) +
        53 * (100 / 100) * (14.49 - 2.4) +
        61 * (20 / 100) * (82.4 - 0.2)) /
      100 /
      2,
  },
  {
    title: 'chicken, rice and broccoli',
    lines: ['250 g chicken breast', '150 g white rice', '300 g broccoli', '15 g olive oil'],
    servings: 2,
    foods: [
      ['chicken-breast', '05062', 250],
      ['rice-white', '20444', 150],
      ['broccoli', '11090', 300],
      ['olive-oil', '04053', 15],
    ],
    figures: {
      calories: (2.5 * 120 + 1.5 * 365 + 3 * 34 + 0.15 * 884) / 2,
      protein: (2.5 * 22.5 + 1.5 * 7.13 + 3 * 2.82) / 2,
      carbs: (1.5 * 79.95 + 3 * 6.64) / 2,
      fiber: (1.5 * 1.3 + 3 * 2.6) / 2,
      fat: (2.5 * 2.62 + 1.5 * 0.66 + 3 * 0.37 + 0.15 * 100) / 2,
      saturated_fat: (2.5 * 0.563 + 1.5 * 0.18 + 3 * 0.039 + 0.15 * 13.808) / 2,
      sodium: (2.5 * 45 + 1.5 * 5 + 3 * 33 + 0.15 * 2) / 2,
      potassium: (2.5 * 334 + 1.5 * 115 + 3 * 316 + 0.15 * 1) / 2,
    },
    glycemicLoad: (73 * (150 / 100) * (79.95 - 1.3) + 32.5 * (300 / 100) * (6.64 - 2.6)) / 100 / 2,
    spread: 0.02,
  },
  {
    title: 'mashed potatoes, by the kilogram',
    lines: ['1 kg potatoes', '50 g butter', '5 g salt'],
    servings: 4,
    foods: [
      ['potato', '11352', 1000],
      ['butter', '01145', 50],
      ['salt', '02047', 5],
    ],
    figures: {
      calories: (10 * 77 + 0.5 * 717) / 4,
      protein: (10 * 2.05 + 0.5 * 0.85) / 4,
      carbs: (10 * 17.49 + 0.5 * 0.06) / 4,
      fiber: (10 * 2.1) / 4,
      fat: (10 * 0.09 + 0.5 * 81.11) / 4,
      saturated_fat: (10 * 0.025 + 0.5 * 50.489) / 4,
      sodium: (10 * 6 + 0.5 * 11 + 0.05 * 38758) / 4,
      potassium: (10 * 425 + 0.5 * 24 + 0.05 * 8) / 4,
    },
    glycemicLoad: (78 * (1000 / 100) * (17.49 - 2.1)) / 100 / 4,
  },
  {
    title: 'cod and spinach, by the pound and the ounce',
    lines: ['1 lb cod', '4 oz spinach', '1 oz butter'],
    servings: 2,
    foods: [
      ['cod', '15015', 453.592],
      ['spinach', '11457', 4 * 28.3495],
      ['butter', '01145', 28.3495],
    ],
    figures: {
      calories: (4.53592 * 82 + ((4 * 28.3495) / 100) * 23 + 0.283495 * 717) / 2,
      protein: (4.53592 * 17.81 + ((4 * 28.3495) / 100) * 2.86 + 0.283495 * 0.85) / 2,
      carbs: (((4 * 28.3495) / 100) * 3.63 + 0.283495 * 0.06) / 2,
      fiber: (((4 * 28.3495) / 100) * 2.2) / 2,
      fat: (4.53592 * 0.67 + ((4 * 28.3495) / 100) * 0.39 + 0.283495 * 81.11) / 2,
      saturated_fat: (4.53592 * 0.131 + ((4 * 28.3495) / 100) * 0.063 + 0.283495 * 50.489) / 2,
      sodium: (4.53592 * 54 + ((4 * 28.3495) / 100) * 79 + 0.283495 * 11) / 2,
      potassium: (4.53592 * 413 + ((4 * 28.3495) / 100) * 558 + 0.283495 * 24) / 2,
    },
  },
  {
    title: 'tofu with mushrooms',
    lines: ['400 g firm tofu', '30 g soy sauce', '10 g sesame oil', '200 g white mushrooms'],
    servings: 2,
    foods: [
      ['tofu-firm', '16126', 400],
      ['soy-sauce', '16123', 30],
      ['sesame-oil', '04058', 10],
      ['mushroom-white', '11260', 200],
    ],
    figures: {
      calories: (4 * 78 + 0.3 * 53 + 0.1 * 884 + 2 * 22) / 2,
      protein: (4 * 9.04 + 0.3 * 8.14 + 2 * 3.09) / 2,
      carbs: (4 * 2.85 + 0.3 * 4.93 + 2 * 3.26) / 2,
      fiber: (4 * 0.9 + 0.3 * 0.8 + 2 * 1) / 2,
      fat: (4 * 4.17 + 0.3 * 0.57 + 0.1 * 100 + 2 * 0.34) / 2,
      saturated_fat: (4 * 0.793 + 0.3 * 0.073 + 0.1 * 14.2 + 2 * 0.05) / 2,
      sodium: (4 * 12 + 0.3 * 5493 + 2 * 5) / 2,
      potassium: (4 * 148 + 0.3 * 435 + 2 * 318) / 2,
    },
  },
  {
    title: 'lentil soup',
    lines: ['250 g red lentils', '200 g carrots', '100 g celery', '150 g onion'],
    servings: 4,
    foods: [
      ['lentils-red-dry', '16144', 250],
      ['carrot', '11124', 200],
      ['celery', '11143', 100],
      ['onion', '11282', 150],
    ],
    figures: {
      calories: (2.5 * 358 + 2 * 41 + 1 * 16 + 1.5 * 40) / 4,
      protein: (2.5 * 23.91 + 2 * 0.93 + 1 * 0.69 + 1.5 * 1.1) / 4,
      carbs: (2.5 * 63.1 + 2 * 9.58 + 1 * 2.97 + 1.5 * 9.34) / 4,
      fiber: (2.5 * 10.8 + 2 * 2.8 + 1 * 1.6 + 1.5 * 1.7) / 4,
      fat: (2.5 * 2.17 + 2 * 0.24 + 1 * 0.17 + 1.5 * 0.1) / 4,
      saturated_fat: (2.5 * 0.379 + 2 * 0.037 + 1 * 0.042 + 1.5 * 0.042) / 4,
      sodium: (2.5 * 7 + 2 * 69 + 1 * 80 + 1.5 * 4) / 4,
      potassium: (2.5 * 668 + 2 * 320 + 1 * 260 + 1.5 * 146) / 4,
    },
    glycemicLoad:
      (26 * (250 / 100) * (63.1 - 10.8) +
        39 * (200 / 100) * (9.58 - 2.8) +
        32.5 * (100 / 100) * (2.97 - 1.6) +
        32.5 * (150 / 100) * (9.34 - 1.7)) /
      100 /
      4,
  },
  {
    title: 'yogurt with raspberries and walnuts',
    lines: ['300 g plain whole-milk yogurt', '150 g raspberries', '30 g walnuts'],
    servings: 2,
    foods: [
      ['yogurt-whole', '01116', 300],
      ['raspberries', '09302', 150],
      ['walnuts', '12155', 30],
    ],
    figures: {
      calories: (3 * 61 + 1.5 * 52 + 0.3 * 654) / 2,
      protein: (3 * 3.47 + 1.5 * 1.2 + 0.3 * 15.23) / 2,
      carbs: (3 * 4.66 + 1.5 * 11.94 + 0.3 * 13.71) / 2,
      fiber: (1.5 * 6.5 + 0.3 * 6.7) / 2,
      fat: (3 * 3.25 + 1.5 * 0.65 + 0.3 * 65.21) / 2,
      saturated_fat: (3 * 2.096 + 1.5 * 0.019 + 0.3 * 6.126) / 2,
      sodium: (3 * 46 + 1.5 * 1 + 0.3 * 2) / 2,
      potassium: (3 * 155 + 1.5 * 151 + 0.3 * 441) / 2,
    },
  },
  {
    title: 'baked sweet potatoes',
    lines: ['500 g sweet potatoes', '15 g olive oil', '2 g salt'],
    servings: 3,
    foods: [
      ['sweet-potato', '11507', 500],
      ['olive-oil', '04053', 15],
      ['salt', '02047', 2],
    ],
    figures: {
      calories: (5 * 86 + 0.15 * 884) / 3,
      protein: (5 * 1.57) / 3,
      carbs: (5 * 20.12) / 3,
      fiber: (5 * 3) / 3,
      fat: (5 * 0.05 + 0.15 * 100) / 3,
      saturated_fat: (5 * 0.018 + 0.15 * 13.808) / 3,
      sodium: (5 * 55 + 0.15 * 2 + 0.02 * 38758) / 3,
      potassium: (5 * 337 + 0.15 * 1 + 0.02 * 8) / 3,
    },
    glycemicLoad: (63 * (500 / 100) * (20.12 - 3)) / 100 / 3,
  },
  {
    title: 'shrimp with garlic butter',
    lines: ['300 g shrimp', '10 g garlic', '20 g butter'],
    servings: 2,
    foods: [
      ['shrimp', '15149', 300],
      ['garlic', '11215', 10],
      ['butter', '01145', 20],
    ],
    figures: {
      calories: (3 * 71 + 0.1 * 149 + 0.2 * 717) / 2,
      protein: (3 * 13.61 + 0.1 * 6.36 + 0.2 * 0.85) / 2,
      carbs: (3 * 0.91 + 0.1 * 33.06 + 0.2 * 0.06) / 2,
      fiber: (0.1 * 2.1) / 2,
      fat: (3 * 1.01 + 0.1 * 0.5 + 0.2 * 81.11) / 2,
      saturated_fat: (3 * 0.261 + 0.1 * 0.089 + 0.2 * 50.489) / 2,
      sodium: (3 * 566 + 0.1 * 17 + 0.2 * 11) / 2,
      potassium: (3 * 113 + 0.1 * 401 + 0.2 * 24) / 2,
    },
    glycemicLoad: (32.5 * (10 / 100) * (33.06 - 2.1)) / 100 / 2,
  },
  {
    title: 'tomato and cucumber salad with feta',
    lines: ['400 g tomatoes', '200 g cucumber', '100 g feta', '30 g olive oil'],
    servings: 4,
    foods: [
      ['tomato', '11529', 400],
      ['cucumber', '11205', 200],
      ['feta', '01019', 100],
      ['olive-oil', '04053', 30],
    ],
    figures: {
      calories: (4 * 18 + 2 * 15 + 1 * 264 + 0.3 * 884) / 4,
      protein: (4 * 0.88 + 2 * 0.65 + 1 * 14.21) / 4,
      carbs: (4 * 3.89 + 2 * 3.63 + 1 * 4.09) / 4,
      fiber: (4 * 1.2 + 2 * 0.5) / 4,
      fat: (4 * 0.2 + 2 * 0.11 + 1 * 21.28 + 0.3 * 100) / 4,
      saturated_fat: (4 * 0.028 + 2 * 0.037 + 1 * 14.946 + 0.3 * 13.808) / 4,
      sodium: (4 * 5 + 2 * 2 + 1 * 917 + 0.3 * 2) / 4,
      potassium: (4 * 237 + 2 * 147 + 1 * 62 + 0.3 * 1) / 4,
    },
    spread: 0.02,
  },
];
