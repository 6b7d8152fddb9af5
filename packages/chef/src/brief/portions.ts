import type { Role } from '@pomona/food/foods/food-row';
import type { Food } from '@pomona/food/table/table';

const seasoning: readonly Role[] = ['spice', 'salt', 'leavening', 'setting', 'turmeric-ginger'];
const spoonful: readonly Role[] = ['oil', 'sugar', 'sweetener', 'acid', 'aromatic', 'herb', 'seed'];
const handful: readonly Role[] = ['nut', 'butter-cream', 'fat'];

const hasOneOf = ({ roles }: Pick<Food, 'roles'>, some: readonly Role[]) =>
  roles.some((role) => some.includes(role));

/** Eaten grams of the least that a person would call "used". */
export function smallPortion(food: Pick<Food, 'roles' | 'per100'>): number {
  if (hasOneOf(food, seasoning)) return 1;
  if (hasOneOf(food, spoonful)) return 5;
  // Sauces of the pantry are salty; a spoonful of them is enough.
  if ((food.per100.sodium ?? 0) > 1500) return 5;
  return hasOneOf(food, handful) ? 10 : 40;
}
