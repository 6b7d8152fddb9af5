import type { ParsedLine } from '../lines/line.ts';
import { type Food, foodByKey } from '../table/table.ts';

/** Water and stock make soups as well. */
const isDrinkable = ({ key, roles }: Food) =>
  roles.includes('liquid') &&
  !roles.includes('acid') &&
  !/^water$|stock|broth|coconut-(?:milk|cream)|evaporated/.test(key);

/** Porridge, custard and batter are eaten, not drunk. */
const isThickening = ({ roles }: Food) =>
  !roles.includes('liquid') &&
  roles.some((role) =>
    ['starch', 'wholegrain', 'legume', 'seed', 'protein', 'setting'].includes(role),
  );

const minDrinkShare = 0.5;
const maxThickenerShare = 0.05;

/** A smoothie, or a recipe of unknown shape that is at least half drink by weight with hardly any thickener. */
export function isDrunk(lines: readonly ParsedLine[], dish: string | null | undefined): boolean {
  if (typeof dish === 'string') return dish === 'smoothie' || dish === 'drink';
  const share = { all: 0, drinkable: 0, thickening: 0 };
  for (const { food: named, grams } of lines) {
    const food = named === null ? undefined : foodByKey(named.key);
    if (food === undefined || grams === null) continue;
    share.all += grams;
    if (isDrinkable(food)) share.drinkable += grams;
    if (isThickening(food)) share.thickening += grams;
  }
  return (
    share.all > 0 &&
    share.drinkable >= minDrinkShare * share.all &&
    share.thickening <= maxThickenerShare * share.all
  );
}
