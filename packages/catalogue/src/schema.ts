import { dishArchetypes } from '@pomona/contract/dish-archetypes';
import { recipeBounds } from '@pomona/contract/recipe-writing';
import { cuisines, difficulties, mealTypes } from '@pomona/food/labels/diets';
import * as z from 'zod';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** One line of running text: trimmed, no line breaks, no doubled spaces. */
export function text(minimum: number, maximum: number) {
  return z
    .string()
    .min(minimum)
    .max(maximum)
    .regex(/^\S+(?: \S+)*$/, 'has stray white space');
}

export const recipeNotes = z.strictObject({
  make_ahead: text(10, 300).optional(),
  swap: text(10, 300).optional(),
});

/**
 * One recipe as written in `recipes/<id>.yaml`. Closed: an unknown key is an error. It carries no figures, allergens
 * or labels, because those are computed from its lines (REC-05).
 */
export const catalogueRecipe = z.strictObject({
  /** Stable, also the name of the file. */
  id: z.string().max(80).regex(slug),
  title: text(8, 70),
  description: text(40, 260),
  meal_type: z.enum(mealTypes),
  cuisine: z.enum(cuisines),
  dish: z.enum(dishArchetypes),
  servings: z.int().min(1).max(12),
  prep_minutes: z.int().min(5).max(60),
  /** 0 for a dish that meets no heat. */
  cook_minutes: z.int().min(0).max(240),
  /** Soaking, marinating, rising, setting and chilling: what is waited for beside both (REC-11). */
  rest_minutes: z.int().min(0).max(recipeBounds.minutes).default(0),
  difficulty: z.enum(difficulties),
  tags: z.array(z.string().max(30).regex(slug)).min(2).max(8),
  /** One food a line, as a cook reads it: amount, unit, food, preparation after a comma. */
  ingredients: z.array(text(4, 120)).min(3).max(20),
  instructions: z.array(text(20, 600)).min(3).max(10),
  notes: recipeNotes.optional(),
  /** Why a lunch or dinner has less salt or protein than others (`checks/balance.ts`); for editors. */
  reason: text(20, 200).optional(),
  author: z.literal('Pomona Kitchen'),
  created_at: z.iso.date(),
});

/** Times in minutes, `created_at` a calendar day. */
export type CatalogueRecipe = z.infer<typeof catalogueRecipe>;
