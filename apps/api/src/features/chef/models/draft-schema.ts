import { cuisines, difficulties } from '@pomona/food/labels/diets';
import * as z from 'zod';

/** What a model is asked for. Bounds are the verifier's: not every provider knows them. */
export const draftSchema = z.object({
  title: z.string(),
  description: z.string().describe('One or two sentences'),
  cuisine: z.enum(cuisines).nullable(),
  difficulty: z.enum(difficulties),
  prepTime: z.number().describe('Minutes of preparing'),
  cookTime: z.number().describe('Minutes of cooking'),
  restTime: z.number().describe('Minutes of waiting beside both; 0 where there are none'),
  servings: z.number(),
  ingredients: z
    .array(z.string())
    .describe('One food a line, with amount and unit: "200 g carrots, sliced"'),
  instructions: z.array(z.string()).describe('One step each; every ingredient is used'),
  tags: z.array(z.string()).describe('At most five short words'),
});
