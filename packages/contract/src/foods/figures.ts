import { furtherNutrientKeys, type NutrientKey, nutrientKeys } from '@pomona/food/foods/nutrients';
import * as z from 'zod/mini';

export const recipeFigures = [...nutrientKeys, 'net_carbs'] as const satisfies readonly (
  | NutrientKey
  | 'net_carbs'
)[];
export type RecipeFigure = (typeof recipeFigures)[number];
export const dishFigures = [...recipeFigures, ...furtherNutrientKeys] as const;
export type DishFigure = (typeof dishFigures)[number];

export const namedFood = z.object({ key: z.string(), name: z.string() });
export type NamedFood = z.infer<typeof namedFood>;

export const figureWithRange = z.object({
  value: z.number(),
  low: z.number(),
  high: z.nullable(z.number()),
});
export type FigureWithRange = z.infer<typeof figureWithRange>;

export const openRange = z.object({
  value: z.nullable(z.number()),
  low: z.number(),
  high: z.nullable(z.number()),
});

export const measuredBy = z.enum(['weight', 'volume', 'household', 'piece', 'pinch', 'assumed']);
