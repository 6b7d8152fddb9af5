import type { Quantity, Reading } from '../amounts/quantity.ts';
import { unitByKey } from '../amounts/units.ts';
import type { Food } from '../table/table.ts';
import type { Named } from './naming.ts';

/** A "filet" of oil is a drizzle, a "Glas" of wine is no jar, a garlic clove is no spice. */
export function settled(
  { food, quantities }: Named,
  { name, nameWithUnit }: Reading,
): readonly Quantity[] {
  const [main, ...others] = quantities;
  if (main === undefined || food === null) return quantities;
  const is = (...roles: Food['roles']) => roles.some((role) => food.roles.includes(role));
  const key = main.unit?.key;
  let unit = main.unit;
  if (key === 'fillet' && is('oil', 'acid', 'sweetener')) unit = unitByKey('drizzle') ?? unit;
  if (key === 'jar' && /^glas\b/i.test(nameWithUnit) && is('liquid', 'alcohol')) {
    unit = unitByKey('glass') ?? unit;
  }
  if (unit === null && food.measures.clove !== undefined && cloveAfter.test(name)) {
    unit = unitByKey('clove') ?? unit;
  }
  return unit === main.unit ? quantities : [{ ...main, unit }, ...others];
}

const cloveAfter = /(?:zehen?|cloves?|dientes?|gousses?)$/i;
