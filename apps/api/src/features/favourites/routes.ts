import { removeFavourite, saveFavourite } from '@pomona/contract/favourites';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Favourites } from './service.ts';

export function serveFavourites(app: FastifyInstance, favourites: Favourites): void {
  serve(app, saveFavourite, ({ viewer, params }) =>
    favourites.saveFavourite(viewer, params.recipeId),
  );
  serve(app, removeFavourite, ({ viewer, params }) =>
    favourites.removeFavourite(viewer, params.recipeId),
  );
}
