import {
  changeRecipe,
  createRecipe,
  deleteRecipe,
  listDeletedRecipes,
  listOwnRecipes,
  restoreRecipe,
} from '@pomona/contract/recipe-writing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalidField } from '#platform/errors.ts';
import { serve } from '#platform/http/serve.ts';
import type { RecipeWriting } from './service.ts';

/** Saving may bring a picture, which keeps a processor busy for a while. */
const costly = { limit: 'costly' } as const;

export function serveRecipeWriting(app: FastifyInstance, writing: RecipeWriting): void {
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
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !uuid.test(key))
    throw invalidField('headers.idempotency-key', 'Must be a UUID');
  return key.toLowerCase();
}
