import { cuisines, dietTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import { listRequestLimit } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ownRecipe, recipeBody, recipeBodyLimit, recipeVersion } from '../recipe-writing.ts';
import { recipe } from '../recipes.ts';

const feature = 'admin';
const access = 'admin';

/** A recipe of the catalogue, or one that a member published or offered: private ones are their owner's alone (REC-07). */
export const adminRecipe = z.object({
  ...ownRecipe.shape,
  /** `null`: of the catalogue. */
  owner_id: z.nullable(z.string()),
  offered_at: z.nullable(z.iso.datetime()),
  deleted_at: z.nullable(z.iso.datetime()),
  /** Of a deleted one: until then it can be restored. */
  kept_until: z.nullable(z.iso.datetime()),
});
export type AdminRecipe = z.infer<typeof adminRecipe>;

export const adminRecipeStates = ['public', 'members', 'offered', 'deleted'] as const;

export const adminRecipeOrders = ['changed', 'newest', 'title', 'rating'] as const;
export type AdminRecipeOrder = (typeof adminRecipeOrders)[number];

/** With any parameter beside `limit` the answer is an object. */
export const listAdminRecipesQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(listRequestLimit))),
  /** The end of the page before, in the same order. */
  after: z.optional(z.string().check(z.maxLength(2000))),
  /** In the title, without regard to case and accents. */
  q: z.optional(z.string().check(z.maxLength(100))),
  /** Absent: the public ones. */
  state: z.optional(z.enum(adminRecipeStates)),
  sort: z.optional(z.enum(adminRecipeOrders)),
  cuisine: z.optional(z.enum(cuisines)),
  diet: z.optional(z.enum(dietTypes)),
  page: z.optional(z.literal('first')),
});
export type ListAdminRecipesQuery = z.infer<typeof listAdminRecipesQuery>;

const idParams = z.object({ id: z.string().check(z.maxLength(128)) });
const versionParams = z.object({
  ...idParams.shape,
  version: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)),
});
const pictureErrors = [
  'image_unreadable',
  'image_too_large',
  'image_address_refused',
  'image_not_loaded',
  'too_many_images_today',
  'image_storage_full',
] as const;

export const listAdminRecipes = defineEndpoint({
  ...{ name: 'listAdminRecipes', feature, access },
  summary: 'Recipes to administrate; a list, or with another parameter than limit a page of them',
  method: 'GET',
  path: '/api/admin/recipes',
  query: listAdminRecipesQuery,
  replies: {
    200: z.union([
      z.array(adminRecipe),
      z.object({
        recipes: z.array(adminRecipe),
        total: z.number(),
        next_cursor: z.nullable(z.string()),
      }),
    ]),
  },
  errors: ['validation_failed'],
});

/** A call repeated with the same `Idempotency-Key` (a UUID) answers with the recipe that it made. */
export const createAdminRecipe = defineEndpoint({
  ...{ name: 'createAdminRecipe', feature, access },
  summary: 'Write a recipe of the catalogue; everybody sees it at once',
  method: 'POST',
  path: '/api/admin/recipes',
  body: recipeBody,
  bodyLimit: recipeBodyLimit,
  replies: { 201: recipe },
  errors: [...pictureErrors],
});

/** `version` is the one that was edited; 409 `recipe_changed` where it is not the newest. */
export const changeAdminRecipe = defineEndpoint({
  ...{ name: 'changeAdminRecipe', feature, access },
  summary: 'Change a public recipe; it stays public',
  method: 'PUT',
  path: '/api/admin/recipes/:id',
  params: idParams,
  body: z.strictObject({ ...recipeBody.shape, version: recipeVersion }),
  bodyLimit: recipeBodyLimit,
  replies: { 200: recipe },
  errors: ['recipe_not_found', 'recipe_changed', ...pictureErrors],
});

export const deleteAdminRecipe = defineEndpoint({
  ...{ name: 'deleteAdminRecipe', feature, access },
  summary: 'Delete a public recipe; it can be restored for 30 days',
  method: 'DELETE',
  path: '/api/admin/recipes/:id',
  params: idParams,
  replies: { 204: null },
  errors: ['recipe_not_found'],
});

export const restoreAdminRecipe = defineEndpoint({
  ...{ name: 'restoreAdminRecipe', feature, access },
  summary: 'Restore what an administrator deleted; for a public recipe it changes nothing',
  method: 'POST',
  path: '/api/admin/recipes/:id/restore',
  params: idParams,
  replies: { 200: recipe },
  errors: ['recipe_not_found'],
});

const person = z.nullable(z.object({ id: z.string(), name: z.string() }));

/** A version that everybody could read. */
export const recipeVersionEntry = z.object({
  version: z.number(),
  saved_at: z.iso.datetime(),
  /** The administrator who saved it; `null`: the catalogue, the owner, or somebody who has left. */
  editor: person,
  title: z.string(),
});
export type RecipeVersionEntry = z.infer<typeof recipeVersionEntry>;

/** What a person writes, without the picture. */
export const recipeText = z.omit(recipeBody, { image: true });
export type RecipeText = z.infer<typeof recipeText>;

export const listRecipeVersions = defineEndpoint({
  ...{ name: 'listRecipeVersions', feature, access },
  summary: 'The public versions of a recipe, the newest first',
  method: 'GET',
  path: '/api/admin/recipes/:id/versions',
  params: idParams,
  query: z.object({ before: z.optional(versionParams.shape.version) }),
  replies: {
    200: z.object({
      versions: z.array(recipeVersionEntry),
      current: z.number(),
      /** `before` of the next page. */
      next_before: z.nullable(z.number()),
    }),
  },
  errors: ['recipe_not_found'],
});

export const readRecipeVersion = defineEndpoint({
  ...{ name: 'readRecipeVersion', feature, access },
  summary: 'What one version says',
  method: 'GET',
  path: '/api/admin/recipes/:id/versions/:version',
  params: versionParams,
  replies: { 200: z.object({ ...recipeVersionEntry.shape, text: recipeText }) },
  errors: ['recipe_not_found', 'not_found'],
});

/** `version` of the body is the newest that was seen; 409 `recipe_changed` where there is a newer one. */
export const restoreRecipeVersion = defineEndpoint({
  ...{ name: 'restoreRecipeVersion', feature, access },
  summary: 'Save an older version as the newest; the picture stays',
  method: 'POST',
  path: '/api/admin/recipes/:id/versions/:version/restore',
  params: versionParams,
  body: z.strictObject({ version: recipeVersion }),
  replies: { 200: recipe },
  errors: ['recipe_not_found', 'not_found', 'recipe_changed'],
});

export const adminRecipesEndpoints = [
  listAdminRecipes,
  createAdminRecipe,
  changeAdminRecipe,
  deleteAdminRecipe,
  restoreAdminRecipe,
  listRecipeVersions,
  readRecipeVersion,
  restoreRecipeVersion,
] as const;
