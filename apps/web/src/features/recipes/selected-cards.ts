import type { RecipeCard } from '@pomona/contract/recipes';
import type { Selection, SortOrder } from './selection.ts';

/** Lower case and without accents, so that "jalapeno" finds "Jalapeño" (LIST-09). */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export interface PreparedCard {
  card: RecipeCard;
  /** Title, description, ingredients and tags, folded; one text, so that a search is one pass. */
  searchable: string;
}

/** Folds each recipe once, not once per keystroke. */
export function preparedCards(cards: readonly RecipeCard[]): PreparedCard[] {
  return cards.map((card) => ({
    card,
    searchable: folded(
      [card.title, card.description, ...card.ingredients, ...card.tags].join('\n'),
    ),
  }));
}

const byTitle = (a: RecipeCard, b: RecipeCard) => a.title.localeCompare(b.title, 'en');

const comparers: Record<SortOrder, (a: RecipeCard, b: RecipeCard) => number> = {
  rating: (a, b) => b.rating - a.rating || b.review_count - a.review_count || byTitle(a, b),
  prepTime: (a, b) => a.prep_time - b.prep_time || byTitle(a, b),
  calories: (a, b) => a.nutrition.calories - b.nutrition.calories || byTitle(a, b),
  newest: (a, b) => b.created_at.localeCompare(a.created_at) || byTitle(a, b),
  alphabetical: byTitle,
};

/** The recipes that a selection leaves, in its order (LIST-09, LIST-10, LIST-11). */
export function selectedCards(
  prepared: readonly PreparedCard[],
  selection: Selection,
): RecipeCard[] {
  const wanted = folded(selection.search.trim());
  return prepared
    .filter(
      ({ card, searchable }) =>
        (wanted === '' || searchable.includes(wanted)) &&
        (selection.meal === null || card.meal_type === selection.meal) &&
        (selection.diets.length === 0 ||
          selection.diets.some((diet) => card.diet_types.includes(diet))),
    )
    .map(({ card }) => card)
    .sort(comparers[selection.sort]);
}
