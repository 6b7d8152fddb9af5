import { visibleLine } from '@pomona/contract/text';
import { cuisines, difficulties } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import type { Brief } from '../brief.ts';
import type { Problem } from '../verify/problem.ts';
import type { WrittenRecipe } from '../written-recipe.ts';

export const draftBounds = {
  title: 90,
  description: 300,
  line: 160,
  lines: 25,
  step: 600,
  steps: 15,
  tag: 30,
  tags: 8,
  minutes: 1440,
} as const;

const minutes = z.pipe(
  z.number().check(z.gte(0), z.lte(draftBounds.minutes)),
  z.transform((value) => Math.round(value)),
);

/** What a model may write; whatever else it sends is dropped. */
export const recipeDraft = z.object({
  title: visibleLine(draftBounds.title),
  description: visibleLine(draftBounds.description),
  cuisine: z.catch(z.nullable(z.enum(cuisines)), null),
  difficulty: z.enum(difficulties),
  prepTime: minutes,
  cookTime: minutes,
  restTime: z._default(minutes, 0),
  servings: z.number().check(z.int(), z.gte(1), z.lte(12)),
  ingredients: z
    .array(visibleLine(draftBounds.line))
    .check(z.minLength(2), z.maxLength(draftBounds.lines)),
  instructions: z
    .array(visibleLine(draftBounds.step))
    .check(z.minLength(2), z.maxLength(draftBounds.steps)),
  tags: z._default(z.array(visibleLine(draftBounds.tag)).check(z.maxLength(draftBounds.tags)), []),
});

export type DraftReading =
  | { recipe: WrittenRecipe; problems: null }
  | { recipe: null; problems: Problem[] };

const maxDetails = 5;

/** A model's answer rebuilt from the schema: bounded, on one line each, in the language of the request. */
export function readDraft(answer: unknown, { request }: Pick<Brief, 'request'>): DraftReading {
  const parsed = recipeDraft.safeParse(answer);
  if (!parsed.success) {
    const details = parsed.error.issues.slice(0, maxDetails);
    return {
      recipe: null,
      problems: details.map(({ path, message }) => ({
        kind: 'shape',
        detail: `${path.join('.')}: ${message}`.slice(0, 200),
      })),
    };
  }
  const { language, mealType } = request;
  const cuisine = request.cuisine ?? parsed.data.cuisine;
  return { recipe: { ...parsed.data, language, mealType, cuisine }, problems: null };
}
