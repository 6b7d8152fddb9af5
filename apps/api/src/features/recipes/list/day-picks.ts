import { createHash } from 'node:crypto';
import { featuredMinimumRating } from '@pomona/contract/constants';
import { type MealType, mealTypes } from '@pomona/food/labels/diets';

export interface Candidate {
  id: string;
  mealType: MealType;
  rating: string;
  reviewCount: number;
  pictureHash: string | null;
  isReadWhole: boolean;
}

/** The first page shows the best rated anyway. */
const skipped = 12;
/** Of the best rated; further down few have been tried by many. */
const considered = 150;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** In UTC: the same in every process. */
export const dayNumberAt = (moment: number): number => Math.floor(moment / dayMilliseconds);

const mark = (id: string): string => createHash('sha256').update(id).digest('hex');

/** The same for ever, so that neighbours by rating do not follow each other. */
function inMixedOrder<One extends Candidate>(recipes: readonly One[]): One[] {
  const marked = recipes.map((recipe) => ({ recipe, key: mark(recipe.id) }));
  return marked.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ recipe }) => recipe);
}

/** Of a meal; where hardly one is rated, what nobody has rated yet. */
function candidatesOf<One extends Candidate>(meal: MealType, best: readonly One[]): One[] {
  const ofMeal = best.filter(({ mealType }) => mealType === meal);
  const rated = ofMeal.filter(({ reviewCount }) => reviewCount > 0);
  return rated.length > 1 ? rated : ofMeal;
}

/**
 * One recipe for each meal, of the best rated that have a picture and were read whole. A meal goes through all of its
 * candidates before one comes again, so the next day brings another wherever there is one.
 */
export function dayPicks<One extends Candidate>(best: readonly One[], day: number): One[] {
  const good = best
    .slice(skipped, considered)
    .filter(
      ({ rating, reviewCount, pictureHash, isReadWhole }) =>
        (reviewCount === 0 || Number(rating) >= featuredMinimumRating) &&
        pictureHash !== null &&
        isReadWhole,
    );
  return mealTypes.flatMap((_, place) => {
    const meal = mealTypes[(day + place) % mealTypes.length] ?? 'Dinner';
    const candidates = inMixedOrder(candidatesOf(meal, good));
    return candidates[day % candidates.length] ?? [];
  });
}
