import { traitMask } from '@pomona/contract/recipe-search/trait-choice';
import { titleOrder } from '@pomona/contract/search-text';
import type { FigureRow } from './store.ts';

/** A public recipe as filters and orders need it; another object after each change of the recipe. */
export interface Figures extends Omit<FigureRow, 'traits'> {
  /** `traitMask` of its traits. */
  traits: number;
  /** `titleOrder` of the title. */
  titleKey: string;
}

export function figuresOf(row: FigureRow): Figures {
  const key = titleOrder(row.title);
  // Mostly the same: then one text is enough.
  return { ...row, traits: traitMask(row.traits), titleKey: key === row.title ? row.title : key };
}
