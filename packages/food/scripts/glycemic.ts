import type { FoodRow, Role } from '../src/foods/food-row.ts';
import type { ListedFood } from './food-list.ts';
import type { Reference } from './reference.ts';

/** Source rows "too little carbohydrate to test" for whole classes of food. */
const classRows: readonly (readonly [Role, string])[] = [
  ['herb', 'Herbs, spices, vinegar, salt'],
  ['spice', 'Herbs, spices, vinegar, salt'],
  ['leafy', 'Leafy greens'],
  ['cruciferous', 'Brassicas'],
  ['nut', 'Tree nuts except cashew, seeds'],
  ['seed', 'Tree nuts except cashew, seeds'],
  ['oil', 'Oils, butter, cream'],
  ['butter-cream', 'Oils, butter, cream'],
];

/** The published index of a food, or that it cannot be tested. */
export function glycemicOf(
  food: ListedFood,
  reference: Reference,
): Pick<FoodRow, 'gi' | 'giUntested'> {
  const rowName = food.glycemicRow || classRowOf(food);
  if (rowName === undefined) return {};
  const row = reference.glycemicRow(rowName);
  if (!row.gi) return { giUntested: true };
  return {
    gi: {
      value: Number(row.gi),
      ...(row.gi_sem && { sem: Number(row.gi_sem) }),
      source: row.source ?? '',
      checked: Number(row.checked),
    },
  };
}

function classRowOf({ key, roles, contents: { traits } }: ListedFood): string | undefined {
  if (key.startsWith('vinegar')) return 'Herbs, spices, vinegar, salt';
  if (traits.includes('rennet')) return 'Hard and fresh cheese';
  if (traits.includes('meat') && roles.includes('protein')) return 'Meat, poultry';
  if (roles.includes('seafood')) return 'Fish and shellfish';
  return classRows.find(([role]) => roles.includes(role))?.[1];
}
