import type { Language } from '@pomona/contract/languages';
import { traitMask } from '@pomona/contract/recipe-search/trait-choice';
import { folded, titleOrder } from '@pomona/contract/search-text';
import type { FigureRow } from './store.ts';

/** A public recipe as filters and orders need it; another object after each change of the recipe. */
export interface Figures extends Omit<FigureRow, 'titles' | 'traits'> {
  /** `traitMask` of its traits. */
  traits: number;
  /** `titleOrder` of the title. */
  titleKey: string;
  /** The same of its translations. */
  translated: Partial<Record<Language, Pick<Figures, 'title' | 'titleKey'>>> | null;
}

export function figuresOf({ titles, traits, ...row }: FigureRow): Figures {
  const translated =
    titles &&
    Object.fromEntries(
      Object.entries(titles).map(([language, title]) => [language, keyed(folded(title))]),
    );
  const { title, titleKey } = keyed(row.title);
  // Written out: spread rows have hidden classes of their own, and a search reads them ten times as slowly.
  return {
    id: row.id,
    diets: row.diets,
    allergens: row.allergens,
    meal: row.meal,
    cuisine: row.cuisine,
    minutes: row.minutes,
    calories: row.calories,
    load: row.load,
    prepMinutes: row.prepMinutes,
    scoreFalling: row.scoreFalling,
    reviewsFalling: row.reviewsFalling,
    createdFalling: row.createdFalling,
    title,
    titleKey,
    traits: traitMask(traits),
    translated,
  };
}

function keyed(title: string): Pick<Figures, 'title' | 'titleKey'> {
  const key = titleOrder(title);
  // Mostly the same: then one text is enough.
  return { title, titleKey: key === title ? title : key };
}
