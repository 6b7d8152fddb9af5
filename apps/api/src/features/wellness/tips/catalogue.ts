import type { Tip } from './tip.ts';

/** In the order of days; neighbours differ in category. */
export const tips = {
  'half-vegetables': {
    ...{ category: 'meals', source: 'diabetesMeals', names: ['starch'] },
    helps: ['Diabetes-Friendly', 'Low-Sugar'],
  },
  'minutes-a-week': {
    ...{ category: 'movement', source: 'activity', helps: ['Heart-Healthy', 'Diabetes-Friendly'] },
  },
  'fiber-in-steps': { category: 'fiber_protein', source: 'fiber', helps: ['High-Fiber', 'PCOS'] },
  'regular-hours': { category: 'sleep', source: 'insomnia' },
  'ingredients-by-weight': { category: 'shopping', source: 'labels', helps: ['Low-Sugar'] },
  'breathe-slowly': { category: 'stress', source: 'breathing' },

  'no-single-diet': { category: 'meals', source: 'pcosGuideline', only: ['PCOS'] },
  'strength-twice': { category: 'movement', source: 'activity', helps: ['PCOS', 'High-Protein'] },
  'can-of-beans': {
    ...{ category: 'fiber_protein', source: 'pulses', names: ['starch'] },
    helps: ['Vegan', 'Vegetarian', 'High-Fiber', 'High-Protein', 'Mediterranean'],
  },
  'dark-and-quiet': { category: 'sleep', source: 'sleep' },
  'frozen-counts': { category: 'shopping', source: 'fiveADay', helps: ['High-Fiber'] },
  'feet-on-the-ground': { category: 'stress', source: 'timesOfStress' },

  'oils-of-plants': {
    ...{ category: 'meals', source: 'fats' },
    helps: ['Heart-Healthy', 'Mediterranean', 'Anti-Inflammatory'],
  },
  'any-movement': { category: 'movement', source: 'pcosGuideline', only: ['PCOS'] },
  'whole-grain': {
    ...{ category: 'fiber_protein', source: 'carbohydrates', names: ['wheat', 'gluten', 'starch'] },
    helps: ['High-Fiber', 'Mediterranean', 'Heart-Healthy'],
  },
  'last-coffee': { category: 'sleep', source: 'insomnia' },
  'other-names-of-sugar': {
    ...{ category: 'shopping', source: 'sugars' },
    helps: ['Low-Sugar', 'Diabetes-Friendly', 'PCOS'],
  },
  'mood-matters': { category: 'stress', source: 'pcosGuideline', only: ['PCOS'] },

  'fish-twice': {
    ...{ category: 'meals', source: 'fish', names: ['fish'] },
    helps: ['Mediterranean', 'Heart-Healthy', 'Anti-Inflammatory'],
  },
  'up-from-the-chair': {
    ...{ category: 'movement', source: 'diabetesStandards', helps: ['Diabetes-Friendly'] },
  },
  'handful-of-nuts': {
    ...{ category: 'fiber_protein', source: 'healthyDiet', names: ['tree_nut', 'peanut'] },
    helps: ['Mediterranean', 'Heart-Healthy', 'Keto', 'Low-Carb', 'Vegan'],
  },
  'up-and-back': { category: 'sleep', source: 'sleep' },
  'gluten-free-labels': { category: 'shopping', source: 'coeliac', only: ['Gluten-Free'] },
  'one-next-step': { category: 'stress', source: 'stress' },

  'herbs-for-salt': { category: 'meals', source: 'sodium', helps: ['Heart-Healthy'] },
  'ten-brisk-minutes': { category: 'movement', source: 'walking' },
  'whole-fruit': {
    ...{ category: 'fiber_protein', source: 'fiveADay', names: ['fruit'] },
    helps: ['Low-Sugar', 'Diabetes-Friendly', 'High-Fiber'],
  },
  'snoring-and-tired': { category: 'sleep', source: 'pcosGuideline', only: ['PCOS'] },
  'vitamin-b12': { category: 'shopping', source: 'vegan', only: ['Vegan'] },
  'diabetes-is-work': {
    ...{ category: 'stress', source: 'diabetesStandards', only: ['Diabetes-Friendly'] },
  },
} as const satisfies Record<string, Tip>;

export type TipId = keyof typeof tips;

export const allTips: ReadonlyMap<TipId, Tip> = new Map(
  (Object.keys(tips) as TipId[]).map((id) => [id, tips[id]]),
);
