import {
  changeRecipe,
  createRecipe,
  declineRecipe,
  deleteRecipe,
  listDeletedRecipes,
  listOfferedRecipes,
  listOwnRecipes,
  offerRecipe,
  publishRecipe,
  restoreRecipe,
  withdrawRecipe,
} from '@pomona/contract/recipe-writing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RecipePublication } from '#features/publication/service.ts';
import { invalidField } from '#platform/errors.ts';
import { isUuid } from '#platform/http/input/uuid.ts';
import { serve } from '#platform/http/serve.ts';
import type { RecipeWriting } from './service.ts';

/** Saving may bring a picture, which keeps a processor busy for a while. */
const costly = { limit: 'costly' } as const;

export function serveRecipeWriting(
  app: FastifyInstance,
  writing: RecipeWriting,
  publication: RecipePublication,
): void {
  serve(
    app,
    createRecipe,
    ({ viewer, body, request }) => writing.createRecipe(viewer, body, idempotencyKeyOf(request)),
    costly,
  );
  serve(
    app,
    changeRecipe,
    ({ viewer, params, body }) => writing.changeRecipe(viewer, params.id, body),
    costly,
  );
  serve(app, deleteRecipe, ({ viewer, params }) => writing.deleteRecipe(viewer, params.id));
  serve(app, restoreRecipe, ({ viewer, params }) => writing.restoreRecipe(viewer, params.id));
  serve(app, listOwnRecipes, async ({ viewer }) => ({
    recipes: await writing.listOwnRecipes(viewer),
  }));
  serve(app, listDeletedRecipes, async ({ viewer }) => ({
    recipes: await writing.listDeletedRecipes(viewer),
  }));
  serve(app, offerRecipe, ({ viewer, params }) => publication.offerRecipe(viewer, params.id));
  serve(app, withdrawRecipe, ({ viewer, params }) => publication.withdrawRecipe(viewer, params.id));
  serve(app, listOfferedRecipes, async () => ({ recipes: await publication.listOffered() }));
  serve(app, publishRecipe, ({ params, body }) =>
    publication.publishRecipe(params.id, body.version),
  );
  serve(app, declineRecipe, ({ params }) => publication.declineRecipe(params.id));
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !isUuid(key))
    throw invalidField('headers.idempotency-key', 'Must be a UUID');
  return key.toLowerCase();
}
