import {
  declineRecipe,
  listOfferedRecipes,
  offerRecipe,
  publishRecipe,
  withdrawRecipe,
} from '@pomona/contract/publication';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Publication } from './service.ts';

export function servePublication(app: FastifyInstance, publication: Publication): void {
  serve(app, offerRecipe, ({ viewer, params }) => publication.offerRecipe(viewer, params.id));
  serve(app, withdrawRecipe, ({ viewer, params }) => publication.withdrawRecipe(viewer, params.id));
  serve(app, listOfferedRecipes, async () => ({ recipes: await publication.listOffered() }));
  serve(app, publishRecipe, ({ params, body }) =>
    publication.publishRecipe(params.id, body.version),
  );
  serve(app, declineRecipe, ({ params }) => publication.declineRecipe(params.id));
}
