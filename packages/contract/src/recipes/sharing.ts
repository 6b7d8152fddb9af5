import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { recipe } from '../recipes.ts';
import { shareToken, shareTokenParams } from '../sharing/share-token.ts';

const idParams = z.object({ id: z.string().check(z.maxLength(128)) });
const share = z.object({ created_at: z.iso.datetime() });
export type RecipeShare = z.infer<typeof share>;

export const readRecipeShare = defineEndpoint({
  name: 'readRecipeShare',
  feature: 'recipe-sharing',
  summary:
    'Whether a link opens one’s own recipe; the link itself is shown only when it is created',
  method: 'GET',
  path: '/api/recipes/:id/share',
  access: 'member',
  params: idParams,
  replies: { 200: z.object({ share: z.nullable(share) }) },
  errors: ['recipe_not_found', 'forbidden'],
});

export const createRecipeShare = defineEndpoint({
  name: 'createRecipeShare',
  feature: 'recipe-sharing',
  summary: 'Create a link that opens one’s own recipe to whoever has it, in place of the last one',
  method: 'POST',
  path: '/api/recipes/:id/share',
  access: 'member',
  params: idParams,
  replies: { 201: z.object({ token: shareToken, share }) },
  errors: ['recipe_not_found', 'forbidden'],
});

export const revokeRecipeShare = defineEndpoint({
  name: 'revokeRecipeShare',
  feature: 'recipe-sharing',
  summary: 'Revoke the link; revoking it again changes nothing',
  method: 'DELETE',
  path: '/api/recipes/:id/share',
  access: 'member',
  params: idParams,
  replies: { 204: null },
  errors: ['recipe_not_found', 'forbidden'],
});

/** The same for everybody who has the link, and nothing but this recipe. */
export const readSharedRecipe = defineEndpoint({
  name: 'readSharedRecipe',
  feature: 'recipe-sharing',
  summary: 'The recipe that a link opens',
  method: 'GET',
  path: '/api/recipes/shared/:token',
  access: 'visitor',
  params: shareTokenParams,
  replies: { 200: recipe },
  errors: ['shared_recipe_not_found'],
});

export const recipeSharingEndpoints = [
  readRecipeShare,
  createRecipeShare,
  revokeRecipeShare,
  readSharedRecipe,
] as const;
