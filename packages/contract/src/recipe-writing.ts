import { cuisines, difficulties, mealTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import { maximumServings, minimumServings } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { recipe, recipeCard, visibilities } from './recipes.ts';
import { boundedText, isBlank, visibleLine, visibleText } from './text.ts';

export const recipeBounds = {
  title: 200,
  description: 1000,
  line: 300,
  lines: 100,
  step: 2000,
  steps: 60,
  tag: 40,
  tags: 12,
  note: 1000,
  sourceUrl: 2000,
  sourceName: 200,
  /** Of each of the times: thirty days, as for what ferments. */
  minutes: 43_200,
  recipesOfOneMember: 1000,
} as const;

/** A name: no address, whichever its scheme. */
export const isSourceName = (text: string): boolean =>
  text.length <= recipeBounds.sourceName && !/^[a-z][a-z\d+.-]*:\S/i.test(text);

/** Of a picture sent as a `data:` URL: 10 MB in base64, and the recipe beside it. */
export const recipeBodyLimit = 14_500_000;

/** Of a recipe's text: 1 and more, as far as the database counts (four bytes). */
export const recipeVersion = z.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));

const minutes = z.number().check(z.int(), z.gte(0), z.lte(recipeBounds.minutes));

/** What a person writes of a recipe. Figures, labels and allergens are computed from the lines and never sent (REC-05). */
export const recipeBody = z.strictObject({
  title: visibleLine(recipeBounds.title),
  description: boundedText(0, recipeBounds.description).check(
    z.refine((text) => text === '' || !isBlank(text), 'Says nothing'),
  ),
  language: z.enum(languages),
  meal_type: z.enum(mealTypes),
  cuisine: z.nullable(z.enum(cuisines)),
  difficulty: z.enum(difficulties),
  prep_time: minutes,
  cook_time: minutes,
  /** Waiting while nobody is at work (REC-11). Absent: none, and of a recipe that is changed whichever it has. */
  rest_time: z.optional(minutes),
  servings: z.number().check(z.int(), z.gte(minimumServings), z.lte(maximumServings)),
  ingredients: z
    .array(visibleLine(recipeBounds.line))
    .check(z.minLength(1), z.maxLength(recipeBounds.lines)),
  instructions: z
    .array(visibleText(recipeBounds.step))
    .check(z.minLength(1), z.maxLength(recipeBounds.steps)),
  /** Kept in lower case, without `#` and each once. */
  tags: z.array(visibleLine(recipeBounds.tag)).check(z.maxLength(recipeBounds.tags)),
  notes: z.strictObject({
    make_ahead: z.optional(visibleText(recipeBounds.note)),
    swap: z.optional(visibleText(recipeBounds.note)),
  }),
  /** An address, or who it is from ("my mum"). */
  source_url: z.nullable(
    z.union([
      z.url().check(z.maxLength(recipeBounds.sourceUrl), z.regex(/^https?:/i)),
      visibleLine(recipeBounds.sourceName).check(z.refine(isSourceName)),
    ]),
  ),
  /** A `data:` URL in base64 or an http(s) address; `null`: the drawn picture; absent: unchanged. */
  image: z.optional(z.nullable(z.string().check(z.maxLength(recipeBodyLimit)))),
});
export type RecipeBody = z.infer<typeof recipeBody>;

export const ownRecipe = z.object({
  ...recipeCard.shape,
  visibility: z.enum(visibilities),
  version: z.number(),
  updated_at: z.iso.datetime(),
});
export type OwnRecipe = z.infer<typeof ownRecipe>;

export const deletedRecipe = z.object({
  id: z.string(),
  title: z.string(),
  deleted_at: z.iso.datetime(),
  /** From then on it is gone for good. */
  kept_until: z.iso.datetime(),
});
export type DeletedRecipe = z.infer<typeof deletedRecipe>;

const idParams = z.object({ id: z.string().check(z.maxLength(128)) });
const pictureErrors = [
  'image_unreadable',
  'image_too_large',
  'image_address_refused',
  'image_not_loaded',
  'too_many_images_today',
  'image_storage_full',
] as const;

/** A call repeated with the same `Idempotency-Key` (a UUID) answers with the recipe that it made, whatever its text. */
export const createRecipe = defineEndpoint({
  name: 'createRecipe',
  feature: 'recipe-writing',
  summary: 'Write a recipe; it is private',
  method: 'POST',
  path: '/api/recipes',
  access: 'member',
  body: recipeBody,
  bodyLimit: recipeBodyLimit,
  replies: { 201: recipe },
  errors: ['too_many_recipes', ...pictureErrors],
});

/** `version` is the one that was edited; 409 `recipe_changed` where it is not the newest. */
export const changeRecipe = defineEndpoint({
  name: 'changeRecipe',
  feature: 'recipe-writing',
  summary: 'Change one’s own recipe; one that was published is private and offered again',
  method: 'PUT',
  path: '/api/recipes/:id',
  access: 'member',
  params: idParams,
  body: z.strictObject({ ...recipeBody.shape, version: recipeVersion }),
  bodyLimit: recipeBodyLimit,
  replies: { 200: recipe },
  errors: ['recipe_not_found', 'recipe_changed', 'forbidden', ...pictureErrors],
});

export const deleteRecipe = defineEndpoint({
  name: 'deleteRecipe',
  feature: 'recipe-writing',
  summary: 'Delete one’s own recipe; it can be brought back for 30 days',
  method: 'DELETE',
  path: '/api/recipes/:id',
  access: 'member',
  params: idParams,
  replies: { 204: null },
  errors: ['recipe_not_found', 'forbidden'],
});

export const restoreRecipe = defineEndpoint({
  name: 'restoreRecipe',
  feature: 'recipe-writing',
  summary: 'Bring one’s own deleted recipe back',
  method: 'POST',
  path: '/api/recipes/:id/restore',
  access: 'member',
  params: idParams,
  replies: { 200: recipe },
  errors: ['recipe_not_found', 'too_many_recipes'],
});

export const listOwnRecipes = defineEndpoint({
  name: 'listOwnRecipes',
  feature: 'recipe-writing',
  summary: 'One’s own recipes, the last changed first',
  method: 'GET',
  path: '/api/users/me/recipes',
  access: 'member',
  replies: { 200: z.object({ recipes: z.array(ownRecipe) }) },
  errors: [],
});

export const listDeletedRecipes = defineEndpoint({
  name: 'listDeletedRecipes',
  feature: 'recipe-writing',
  summary: 'One’s own deleted recipes that can be brought back, the last deleted first',
  method: 'GET',
  path: '/api/users/me/recipes/deleted',
  access: 'member',
  replies: { 200: z.object({ recipes: z.array(deletedRecipe) }) },
  errors: [],
});

export const recipeWritingEndpoints = [
  createRecipe,
  changeRecipe,
  deleteRecipe,
  restoreRecipe,
  listOwnRecipes,
  listDeletedRecipes,
] as const;
