import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ownRecipe, recipeVersion } from './recipe-writing.ts';
import { recipe } from './recipes.ts';

const idParams = z.object({ id: z.string().check(z.maxLength(128)) });

export const offeredRecipe = z.object({ ...ownRecipe.shape, offered_at: z.iso.datetime() });
export type OfferedRecipe = z.infer<typeof offeredRecipe>;

export const offerRecipe = defineEndpoint({
  name: 'offerRecipe',
  feature: 'publication',
  summary: 'Offer one’s own recipe for publication; offering it again changes nothing',
  method: 'PUT',
  path: '/api/recipes/:id/offer',
  access: 'member',
  params: idParams,
  replies: { 200: recipe },
  errors: ['recipe_not_found', 'forbidden'],
});

/** Also takes a published recipe back: it is private again. */
export const withdrawRecipe = defineEndpoint({
  name: 'withdrawRecipe',
  feature: 'publication',
  summary: 'Take the offer back; taking it back again changes nothing',
  method: 'DELETE',
  path: '/api/recipes/:id/offer',
  access: 'member',
  params: idParams,
  replies: { 200: recipe },
  errors: ['recipe_not_found', 'forbidden'],
});

export const listOfferedRecipes = defineEndpoint({
  name: 'listOfferedRecipes',
  feature: 'publication',
  summary: 'What members offered for publication, the oldest offer first',
  method: 'GET',
  path: '/api/admin/recipes/offered',
  access: 'admin',
  replies: {
    200: z.object({
      recipes: z.array(offeredRecipe),
    }),
  },
  errors: [],
});

/** `version` is the one that was read: what was changed meanwhile is not published unseen. */
export const publishRecipe = defineEndpoint({
  name: 'publishRecipe',
  feature: 'publication',
  summary: 'Publish an offered recipe',
  method: 'PUT',
  path: '/api/admin/recipes/:id/publication',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ version: recipeVersion }),
  replies: { 200: recipe },
  errors: ['recipe_not_found', 'recipe_changed'],
});

export const declineRecipe = defineEndpoint({
  name: 'declineRecipe',
  feature: 'publication',
  summary:
    'Decline an offered recipe, or take a member’s published recipe out of the collection: it is private again',
  method: 'DELETE',
  path: '/api/admin/recipes/:id/publication',
  access: 'admin',
  params: idParams,
  replies: { 204: null },
  errors: ['recipe_not_found'],
});

/** Taken out of the collection without a decision about it: it waits among the offered ones. */
export const unpublishRecipe = defineEndpoint({
  name: 'unpublishRecipe',
  feature: 'publication',
  summary: 'Take a member’s published recipe back among the offered ones',
  method: 'POST',
  path: '/api/admin/recipes/:id/unpublish',
  access: 'admin',
  params: idParams,
  replies: { 200: recipe },
  errors: ['recipe_not_found'],
});

export const publicationEndpoints = [
  offerRecipe,
  withdrawRecipe,
  listOfferedRecipes,
  publishRecipe,
  declineRecipe,
  unpublishRecipe,
] as const;
