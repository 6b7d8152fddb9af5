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

const shown = 3;
/** The first page shows the best rated anyway. */
const skipped = 12;
/** Of the best rated; further down few have been tried by many. */
const considered = 150;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** In UTC: the same in every process. */
export const dayNumberAt = (moment: number): number => Math.floor(moment / dayMilliseconds);

/** Mixed once and for all, so that neighbours by rating do not follow each other. */
const mixed = (id: string): string => createHash('sha256').update(id).digest('hex');

/**
 * One recipe each for three meals, of the best rated that have a picture and were read whole. Each meal goes through all of its candidates before one comes again, so the next day brings others wherever there are others.
 */
export function dayPicks<One extends Candidate>(best: readonly One[], day: number): One[] {
  const candidates = best
    .slice(skipped, considered)
    .filter(
      ({ rating, reviewCount, pictureHash, isReadWhole }) =>
        (reviewCount === 0 || Number(rating) >= featuredMinimumRating) &&
        pictureHash !== null &&
        isReadWhole,
    );
  return mealTypes
    .map((_, place) => mealTypes[(day + place) % mealTypes.length])
    .flatMap((meal) => {
      const ofMeal = candidates
        .filter(({ mealType }) => mealType === meal)
        .sort((a, b) => (mixed(a.id) < mixed(b.id) ? -1 : 1));
      return ofMeal[day % ofMeal.length] ?? [];
    })
    .slice(0, shown);
}
