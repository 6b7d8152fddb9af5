import type { DietType } from './diets.ts';

/**
 * The labels that tell recipes apart, those first that fewest recipes have; a check of the collection keeps the order true.
 * What nearly every recipe has stays off the cards: Low-Sugar, High-Fiber, Heart-Healthy.
 */
export const tellingLabels: readonly DietType[] = [
  'Keto',
  'Mediterranean',
  'Vegan',
  'Low-Carb',
  'PCOS',
  'Diabetes-Friendly',
  'Anti-Inflammatory',
  'High-Protein',
  'Vegetarian',
  'Gluten-Free',
];

/** A label that another one says already, by the rules. */
const impliedBy: Partial<Record<DietType, DietType>> = { Vegetarian: 'Vegan', 'Low-Carb': 'Keto' };

/** The labels of a recipe for its card, those first that say most about it. */
export function cardLabels(labels: readonly DietType[]): DietType[] {
  return tellingLabels.filter((label) => {
    const other = impliedBy[label];
    return labels.includes(label) && (other === undefined || !labels.includes(other));
  });
}

/** All labels of a recipe, those of its card first. */
export const byInformation = (labels: readonly DietType[]): DietType[] => [
  ...new Set([...cardLabels(labels), ...labels]),
];
