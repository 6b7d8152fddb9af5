import type { Measure } from '../amounts/quantity.ts';
import { unitByKey } from '../amounts/units.ts';
import { volumeGrams } from '../amounts/weighing.ts';
import type { ParsedLine } from '../lines/line.ts';
import { type Food, foodByKey } from '../table/table.ts';
import { convertedMeasure, type FoodDensity, type UnitSystem } from './conversion.ts';

/** Density of a food; `null` where the table has no volume of it. */
export function densityOf(food: Food): FoodDensity | null {
  const millilitre = unitByKey('ml');
  const gramsPerMl = millilitre === undefined ? null : volumeGrams(food, millilitre);
  if (gramsPerMl === null || gramsPerMl <= 0) return null;
  return { gramsPerMl: Math.round(gramsPerMl * 1000) / 1000, kind: kindOf(food, gramsPerMl) };
}

const pouredRoles = [
  ...['sugar', 'sweetener', 'spice', 'seed', 'nut', 'leavening', 'salt', 'acid', 'butter-cream'],
  ...['starch', 'wholegrain', 'legume'],
] as const;
/** Cream, yogurt and soft cheese fill a cup; grated cheese weighs less. */
const softDairy = 0.9;

/** Nobody measures spaghetti in a cup. */
const weighed = /spaghetti|noodle|pasta|linguine|tagliatelle/;

function kindOf({ key, roles, measures, category }: Food, gramsPerMl: number): FoodDensity['kind'] {
  if (weighed.test(key)) return 'solid';
  if (roles.includes('liquid') || roles.includes('oil')) return 'liquid';
  if (category === 'Dairy') return gramsPerMl >= softDairy ? 'poured' : 'solid';
  const isCounted = measures.piece !== undefined || measures.slice !== undefined;
  if (isCounted && !roles.includes('nut')) return 'solid';
  return pouredRoles.some((role) => roles.includes(role)) ? 'poured' : 'solid';
}

/** The density of a line's food, which the server sends to browsers (SCALE-03). */
export function densityOfLine({ food }: ParsedLine): FoodDensity | null {
  const known = food === null ? undefined : foodByKey(food.key);
  return known === undefined ? null : densityOf(known);
}

/** The summed measures of a line in the units of a system; `null` where it stays as written. */
export function convertedLine(line: ParsedLine, to: UnitSystem): Measure[] | null {
  const { amount, amountMax, unit } = line;
  if (amount === null || unit === null) return null;
  return convertedMeasure({ amount, amountMax, unit }, to, densityOfLine(line));
}
