import { weighings } from '@pomona/food/figures/plate-sizes';
import { detailedAllergens } from '@pomona/food/foods/allergens';
import { dietTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import { nutrition } from '../recipes.ts';
import { namedFood } from './figures.ts';

const plate = {
  nutrition,
  diet_types: z.array(z.enum(dietTypes)),
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
  size: z.number(),
  /** So many servings of the dish on one plate; `null` where that would be more than two. */
  more: z.nullable(z.object({ ...plate, servings: z.number() })),
  with_side: z.array(plateWithSide),
});
export type PlateOffer = z.infer<typeof plateOffer>;

export const largerPlates = z.object({
  /** Empty for a meal of usual size, and for breakfasts and snacks. */
  offers: z.array(plateOffer),
});
export type LargerPlates = z.infer<typeof largerPlates>;
