import {
  changeRecipe,
  createRecipe,
  deleteRecipe,
  listDeletedRecipes,
  listOwnRecipes,
  restoreRecipe,
} from '@pomona/contract/recipe-writing';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '#platform/http/input/idempotency-key.ts';
import { serve } from '#platform/http/serve.ts';
import type { RecipeWriting } from './service.ts';

/** A picture may come with it, which takes a processor a while. */
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
