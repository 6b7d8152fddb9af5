import { weighings } from '@pomona/food/figures/plate-sizes';
import { detailedAllergens } from '@pomona/food/foods/allergens';
import { dietTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import { nutrition } from '../recipes.ts';
import { namedFood } from './figures.ts';

/** What stands on a plate and what it earns, judged whole. */
const plate = {
  /** Of the plate; unknown figures are absent. */
  nutrition,
  /** Proven of the plate. */
  diet_types: z.array(z.enum(dietTypes)),
  /** Labels that a serving has and the plate has no more. */
  lost_labels: z.array(z.enum(dietTypes)),
  allergen_details: z.array(z.enum(detailedAllergens)),
  may_contain: z.array(z.enum(detailedAllergens)),
};

export const plateWithSide = z.object({
  ...plate,
  food: namedFood,
  grams: z.number(),
  weighed: z.enum(weighings),
});
export type PlateWithSide = z.infer<typeof plateWithSide>;

export const plateOffer = z.object({
  /** kcal. */
  size: z.number(),
  /** So many servings of the dish on one plate; `null` where that would be more than two. */
  more: z.nullable(z.object({ ...plate, servings: z.number() })),
  /** A serving with a side; those that cost the fewest labels first. */
  with_side: z.array(plateWithSide),
});
export type PlateOffer = z.infer<typeof plateOffer>;

export const largerPlates = z.object({
  /** Empty for a meal of usual size, and for breakfasts and snacks. */
  offers: z.array(plateOffer),
});
export type LargerPlates = z.infer<typeof largerPlates>;
