import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const feature = 'admin';
const access = 'admin';

/**
 * In recipes that everybody sees: texts of lines without a food or weight; labels that were proven and are unknown now; figures that
 * moved with the food table or the rules alone; translations of a text that was changed after them.
 */
export const findingKinds = [
  'unmatched_line',
  'lost_label',
  'moved_figure',
  'outdated_translation',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** What a look settles: the others go when the recipe is mended. */
export const settledKinds = ['lost_label', 'moved_figure', 'outdated_translation'] as const;

const counts = z.object({ findings: z.number(), recipes: z.number() });

export const qualityCounts = z.object({
  ...{ unmatched_line: counts, lost_label: counts, moved_figure: counts },
  outdated_translation: counts,
  foods_without_index: z.number(),
});
export type QualityCounts = z.infer<typeof qualityCounts>;

export const recipeWithFindings = z.object({
  id: z.string(),
  title: z.string(),
  is_catalogue: z.boolean(),
  findings: z.array(
    z.object({
      /** The line, the label, the key of the figure or the language. */
      subject: z.string(),
      /** Of a figure, per serving; `null` where it is left out now. */
      before: z.nullable(z.number()),
      after: z.nullable(z.number()),
    }),
  ),
});
export type RecipeWithFindings = z.infer<typeof recipeWithFindings>;

export const foodWithoutIndex = z.object({
  key: z.string(),
  name: z.string(),
  recipes: z.number(),
});
export type FoodWithoutIndex = z.infer<typeof foodWithoutIndex>;

const recipeId = z.string().check(z.minLength(1), z.maxLength(128));

export const readQuality = defineEndpoint({
  ...{ name: 'readQuality', feature, access },
  summary: 'How much of the recipes and foods should be looked at',
  method: 'GET',
  path: '/api/admin/quality',
  replies: { 200: qualityCounts },
  errors: [],
});

export const listFindings = defineEndpoint({
  ...{ name: 'listFindings', feature, access },
  summary: 'Recipes that should be looked at, and why',
  method: 'GET',
  path: '/api/admin/quality/recipes',
  query: z.object({
    kind: z.enum(findingKinds),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    after: z.optional(recipeId),
  }),
  replies: {
    200: z.object({
      recipes: z.array(recipeWithFindings),
      next_cursor: z.nullable(z.string()),
    }),
  },
  errors: [],
});

export const settleFindings = defineEndpoint({
  ...{ name: 'settleFindings', feature, access },
  summary: 'The labels, figures or translations of a recipe were looked at and are right',
  method: 'POST',
  path: '/api/admin/quality/recipes/:id/settled',
  params: z.object({ id: recipeId }),
  body: z.strictObject({ kind: z.enum(settledKinds) }),
  replies: { 204: null },
  errors: ['recipe_not_found'],
});

export const listFoodsWithoutIndex = defineEndpoint({
  ...{ name: 'listFoodsWithoutIndex', feature, access },
  summary: 'Foods with carbohydrate and without a published glycaemic index, the most used first',
  method: 'GET',
  path: '/api/admin/quality/foods',
  replies: { 200: z.object({ foods: z.array(foodWithoutIndex) }) },
  errors: [],
});

export const qualityEndpoints = [
  readQuality,
  listFindings,
  settleFindings,
  listFoodsWithoutIndex,
] as const;
