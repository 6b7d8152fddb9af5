import type { GoldenRecipe } from './recipe.ts';

/** Drained canned black beans are boiled ones (row 16015) with salt (row 2047). */
const [boiled, salt] = [0.9946, 0.0054];

/** Cans, discarded parts, bones, alternatives, optional foods and other languages. Values per 100 g of the rows (USDA SR28). */
export const special: readonly GoldenRecipe[] = [
  {
    title: 'a can of black beans, drained',
    lines: ['1 (400 g) can black beans, drained', '100 g onion'],
    servings: 2,
    foods: [
      ['black-beans-canned', 'black-beans-cooked+salt', 240],
      ['onion', '11282', 100],
    ],
    figures: {
      calories: (2.4 * boiled * 132 + 1 * 40) / 2,
      protein: (2.4 * boiled * 8.86 + 1 * 1.1) / 2,
      carbs: (2.4 * boiled * 23.71 + 1 * 9.34) / 2,
      fiber: (2.4 * boiled * 8.7 + 1 * 1.7) / 2,
      fat: (2.4 * boiled * 0.54 + 1 * 0.1) / 2,
      saturated_fat: (2.4 * boiled * 0.139 + 1 * 0.042) / 2,
      sodium: (2.4 * (boiled * 1 + salt * 38758) + 1 * 4) / 2,
      potassium: (2.4 * (boiled * 355 + salt * 8) + 1 * 146) / 2,
    },
    glycemicLoad: (30 * 2.4 * boiled * (23.71 - 8.7) + 32.5 * 1 * (9.34 - 1.7)) / 100 / 2,
  },
  {
    title: 'two cans of kidney beans',
    lines: ['2 x 400 g cans kidney beans, drained', '200 g tomatoes'],
    servings: 4,
    foods: [
      ['kidney-beans-canned', '16335', 2 * 240],
      ['tomato', '11529', 200],
    ],
    figures: {
      calories: (((2 * 240) / 100) * 121 + 2 * 18) / 4,
      protein: (((2 * 240) / 100) * 8.12 + 2 * 0.88) / 4,
      carbs: (((2 * 240) / 100) * 20.8 + 2 * 3.89) / 4,
      fiber: (((2 * 240) / 100) * 6 + 2 * 1.2) / 4,
      fat: (((2 * 240) / 100) * 0.93 + 2 * 0.2) / 4,
      saturated_fat: (((2 * 240) / 100) * 0.328 + 2 * 0.028) / 4,
      sodium: (((2 * 240) / 100) * 208 + 2 * 5) / 4,
      potassium: (((2 * 240) / 100) * 250 + 2 * 237) / 4,
    },
    glycemicLoad:
      (52 * ((2 * 240) / 100) * (20.8 - 6) + 32.5 * (200 / 100) * (3.89 - 1.2)) / 100 / 4,
  },
  {
    title: 'potatoes fried in deep oil, of which 15 % is eaten',
    lines: ['600 g potatoes', '500 ml sunflower oil, for deep-frying'],
    servings: 4,
    foods: [
      ['potato', '11352', 600],
      ['sunflower-oil', '04506', (0.15 * 500 * 218) / 236.588],
    ],
    figures: {
      calories: (6 * 77 + ((0.15 * 500 * 218) / 236.588 / 100) * 884) / 4,
      protein: (6 * 2.05) / 4,
      carbs: (6 * 17.49) / 4,
      fiber: (6 * 2.1) / 4,
      fat: (6 * 0.09 + ((0.15 * 500 * 218) / 236.588 / 100) * 100) / 4,
      saturated_fat: (6 * 0.025 + ((0.15 * 500 * 218) / 236.588 / 100) * 10.3) / 4,
      sodium: (6 * 6) / 4,
      potassium: (6 * 425) / 4,
    },
  },
  {
    title: 'rice whose cooking water takes nine tenths of the salt',
    lines: ['300 g white rice', '10 g salt, for the cooking water'],
    servings: 4,
    foods: [
      ['rice-white', '20444', 300],
      ['salt', '02047', 0.1 * 10],
    ],
    figures: {
      calories: (3 * 365) / 4,
      protein: (3 * 7.13) / 4,
      carbs: (3 * 79.95) / 4,
      fiber: (3 * 1.3) / 4,
      fat: (3 * 0.66) / 4,
      saturated_fat: (3 * 0.18) / 4,
      sodium: (3 * 5 + ((0.1 * 10) / 100) * 38758) / 4,
      potassium: (3 * 115 + ((0.1 * 10) / 100) * 8) / 4,
    },
    glycemicLoad: (73 * (300 / 100) * (79.95 - 1.3)) / 100 / 4,
  },
  {
    title: 'chicken thighs of which a quarter is bone',
    lines: ['1 kg skinless chicken thighs, bone-in', '20 g olive oil'],
    servings: 4,
    foods: [
      ['chicken-thigh', '05096', 0.75 * 1000],
      ['olive-oil', '04053', 20],
    ],
    figures: {
      calories: (((0.75 * 1000) / 100) * 121 + 0.2 * 884) / 4,
      protein: (((0.75 * 1000) / 100) * 19.66) / 4,
      carbs: 0,
      fiber: 0,
      fat: (((0.75 * 1000) / 100) * 4.12 + 0.2 * 100) / 4,
      saturated_fat: (((0.75 * 1000) / 100) * 1.097 + 0.2 * 13.808) / 4,
      sodium: (((0.75 * 1000) / 100) * 95 + 0.2 * 2) / 4,
      potassium: (((0.75 * 1000) / 100) * 242 + 0.2 * 1) / 4,
    },
    glycemicLoad: 0,
  },
  {
    title: 'zucchini with butter, or olive oil',
    lines: ['500 g zucchini', '20 g butter or olive oil'],
    servings: 2,
    foods: [
      ['zucchini', '11477', 500],
      ['butter', '01145', 20],
    ],
    figures: {
      calories: (5 * 17 + 0.2 * 717) / 2,
      protein: (5 * 1.21 + 0.2 * 0.85) / 2,
      carbs: (5 * 3.11 + 0.2 * 0.06) / 2,
      fiber: (5 * 1) / 2,
      fat: (5 * 0.32 + 0.2 * 81.11) / 2,
      saturated_fat: (5 * 0.084 + 0.2 * 50.489) / 2,
      sodium: (5 * 8 + 0.2 * 11) / 2,
      potassium: (5 * 261 + 0.2 * 24) / 2,
    },
  },
  {
    title: 'zucchini with Parmesan, if you like',
    lines: ['500 g zucchini', '30 g Parmesan (optional)'],
    servings: 2,
    foods: [
      ['zucchini', '11477', 500],
      ['parmesan', '01033', 30],
    ],
    figures: {
      calories: (5 * 17 + 0.3 * 392) / 2,
      protein: (5 * 1.21 + 0.3 * 35.75) / 2,
      carbs: (5 * 3.11 + 0.3 * 3.22) / 2,
      fiber: (5 * 1) / 2,
      fat: (5 * 0.32 + 0.3 * 25.83) / 2,
      saturated_fat: (5 * 0.084 + 0.3 * 16.41) / 2,
      sodium: (5 * 8 + 0.3 * 1376) / 2,
      potassium: (5 * 261 + 0.3 * 92) / 2,
    },
  },
  {
    title: 'carrots the same in French and German',
    lines: ['200 g de carottes', '2 EL Olivenöl', '1 Zwiebel'],
    servings: 2,
    foods: [
      ['carrot', '11124', 200],
      ['olive-oil', '04053', 2 * 13.5],
      ['onion', '11282', 110],
    ],
    figures: {
      calories: (2 * 41 + ((2 * 13.5) / 100) * 884 + 1.1 * 40) / 2,
      protein: (2 * 0.93 + 1.1 * 1.1) / 2,
      carbs: (2 * 9.58 + 1.1 * 9.34) / 2,
      fiber: (2 * 2.8 + 1.1 * 1.7) / 2,
      fat: (2 * 0.24 + ((2 * 13.5) / 100) * 100 + 1.1 * 0.1) / 2,
      saturated_fat: (2 * 0.037 + ((2 * 13.5) / 100) * 13.808 + 1.1 * 0.042) / 2,
      sodium: (2 * 69 + ((2 * 13.5) / 100) * 2 + 1.1 * 4) / 2,
      potassium: (2 * 320 + ((2 * 13.5) / 100) * 1 + 1.1 * 146) / 2,
    },
    glycemicLoad: (39 * (200 / 100) * (9.58 - 2.8) + 32.5 * (110 / 100) * (9.34 - 1.7)) / 100 / 2,
  },
];
