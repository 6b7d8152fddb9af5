import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

const favouriteParams = z.object({ recipeId: z.string().check(z.maxLength(128)) });

export const favouritesReply = z.object({ favorite_recipes: z.array(z.string()) });
export type FavouritesReply = z.infer<typeof favouritesReply>;

export const saveFavourite = defineEndpoint({
  name: 'saveFavourite',
  feature: 'favourites',
  summary: 'Save a recipe to the favourites; saving it again changes nothing',
  method: 'POST',
  path: '/api/users/me/favorites/:recipeId',
  access: 'member',
  params: favouriteParams,
  replies: { 200: favouritesReply },
  errors: ['recipe_not_found'],
});

export const removeFavourite = defineEndpoint({
  name: 'removeFavourite',
  feature: 'favourites',
  summary: 'Remove a recipe from the favourites; removing it again changes nothing',
  method: 'DELETE',
  path: '/api/users/me/favorites/:recipeId',
  access: 'member',
  params: favouriteParams,
  replies: { 200: favouritesReply },
  errors: ['recipe_not_found'],
});

export const favouritesEndpoints = [saveFavourite, removeFavourite] as const;
