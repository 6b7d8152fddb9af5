import { searchOrders } from '@pomona/contract/recipes/orders';
import {
  type AvoidableAllergen,
  avoidableAllergens,
  sameGroupAs,
} from '@pomona/food/foods/allergens';
import { cuisines, dietTypes, mealTypes } from '@pomona/food/labels/diets';
import { recipeTraits } from '@pomona/food/traits/traits';
import { everything, type Selection } from '../selection.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const someOf = <T extends string>(known: readonly T[], value: unknown): readonly T[] => {
  const named = textOf(value).split(',');
  return known.filter((item) => named.includes(item));
};

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | null =>
  known.find((item) => item === value) ?? null;

/** What means the same as one of the six counts as that: one chip, one filter. */
const avoidedIn = (value: unknown): readonly AvoidableAllergen[] => [
  ...new Set(someOf(avoidableAllergens, value).map(sameGroupAs)),
];

const limitIn = (value: unknown): number | null =>
  /^[1-9]\d{0,3}$/.test(textOf(value)) ? Number(value) : null;

/**
 * Reads the selection in the address, so that it can be shared and the back button works. A person may have typed it:
 * whatever makes no sense is left out.
 */
export function readSelection(search: Record<string, unknown>): Selection {
  return {
    search: textOf(search.q).slice(0, 100),
    diets: someOf(dietTypes, search.diet),
    isEveryDiet: search.diets === 'all',
    withLikely: search.likely === 'include',
    meal: oneOf(mealTypes, search.meal),
    cuisine: oneOf(cuisines, search.cuisine),
    avoid: avoidedIn(search.avoid),
    maxMinutes: limitIn(search.max_minutes),
    maxCalories: limitIn(search.max_calories),
    maxLoad: limitIn(search.max_load),
    traits: someOf(recipeTraits, search.traits),
    isFavourite: search.favorites === 'mine',
    fitsMe: search.fits === 'me',
    sort: oneOf(searchOrders, search.sort) ?? everything.sort,
  };
}

/** What the server can be asked for before it is known who reads: `null` where the selection is of a member's account. */
export const requestOfFirst = (selection: Selection): Readonly<Record<string, string>> | null =>
  selection.isFavourite || selection.fitsMe ? null : writtenSelection(selection);

/** The selection as it is in the address; nothing for the list as it is. */
export function writtenSelection(selection: Selection): Readonly<Record<string, string>> {
  const written = {
    q: selection.search,
    diet: selection.diets.join(','),
    diets: selection.isEveryDiet && 'all',
    likely: selection.withLikely && 'include',
    meal: selection.meal,
    cuisine: selection.cuisine,
    avoid: selection.avoid.join(','),
    max_minutes: selection.maxMinutes,
    max_calories: selection.maxCalories,
    max_load: selection.maxLoad,
    traits: selection.traits.join(','),
    favorites: selection.isFavourite && 'mine',
    fits: selection.fitsMe && 'me',
    sort: selection.sort !== everything.sort && selection.sort,
  };
  const entries = Object.entries(written).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  );
  return Object.fromEntries(entries);
}
