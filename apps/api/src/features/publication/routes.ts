import { listOfferedRecipes, offerRecipe, withdrawRecipe } from '@pomona/contract/publication';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Publication } from './service.ts';

/** What administrators decide is served by `features/admin`, which writes it down. */
export function servePublication(app: FastifyInstance, publication: Publication): void {
  serve(app, offerRecipe, ({ viewer, params }) => publication.offerRecipe(viewer, params.id));
  serve(app, withdrawRecipe, ({ viewer, params }) => publication.withdrawRecipe(viewer, params.id));
  serve(app, listOfferedRecipes, async () => ({ recipes: await publication.listOffered() }));
}
