import { dietTypes, mealTypes } from '@pomona/food/diets';
import { everything, type Selection, sortOrders } from '../selection.ts';

/** The selection as it stands in the address, so that it can be shared and the back button works. */
export interface SelectionInAddress {
  q?: string;
  diet?: string;
  meal?: string;
  sort?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads what a person may have typed into the address; whatever makes no sense is left out. */
export function readSelection(search: Record<string, unknown>): Selection {
  const diets = textOf(search.diet)?.split(',') ?? [];
  return {
    search: (textOf(search.q) ?? '').slice(0, 100),
    diets: dietTypes.filter((diet) => diets.includes(diet)),
    meal: mealTypes.find((meal) => meal === search.meal) ?? null,
    sort: sortOrders.find((order) => order === search.sort) ?? everything.sort,
  };
}

export function writtenSelection(selection: Selection): SelectionInAddress {
  return {
    ...(selection.search !== '' && { q: selection.search }),
    ...(selection.diets.length > 0 && { diet: selection.diets.join(',') }),
    ...(selection.meal !== null && { meal: selection.meal }),
    ...(selection.sort !== everything.sort && { sort: selection.sort }),
  };
}
