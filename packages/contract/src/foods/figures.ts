import { furtherNutrientKeys, type NutrientKey, nutrientKeys } from '@pomona/food/foods/nutrients';
import * as z from 'zod/mini';

/** Figures of a recipe that are summed over its lines: those of a food, and its carbohydrate without fibre. */
export const recipeFigures = [...nutrientKeys, 'net_carbs'] as const satisfies readonly (
  | NutrientKey
  | 'net_carbs'
)[];
export type RecipeFigure = (typeof recipeFigures)[number];
/** With the vitamins, unsaturated fats and zinc that are worked out only where somebody asks. */
export const dishFigures = [...recipeFigures, ...furtherNutrientKeys] as const;
export type DishFigure = (typeof dishFigures)[number];

/** A food by its stable key, with its name in the language of the request. */
export const namedFood = z.object({ key: z.string(), name: z.string() });
export type NamedFood = z.infer<typeof namedFood>;

/** A figure and the range that it surely lies in; `high` is `null` where nothing bounds it. */
export const figureWithRange = z.object({
  value: z.number(),
  low: z.number(),
  high: z.nullable(z.number()),
});
export type FigureWithRange = z.infer<typeof figureWithRange>;

/** A range whose value may not be told, and whose high end nothing may bound. */
export const openRange = z.object({
  value: z.nullable(z.number()),
  low: z.number(),
  high: z.nullable(z.number()),
});

/** How the grams of a line were reached; `assumed` where the line names no amount. */
export const measuredBy = z.enum(['weight', 'volume', 'household', 'piece', 'pinch', 'assumed']);
