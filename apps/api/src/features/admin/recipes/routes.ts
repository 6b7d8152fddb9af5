import {
  changeAdminRecipe,
  createAdminRecipe,
  deleteAdminRecipe,
  listAdminRecipes,
  listRecipeVersions,
  readRecipeVersion,
  restoreAdminRecipe,
  restoreRecipeVersion,
} from '@pomona/contract/admin/recipes';
import { declineRecipe, publishRecipe, unpublishRecipe } from '@pomona/contract/publication';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '#platform/http/input/idempotency-key.ts';
import { serve } from '#platform/http/serve.ts';
import type { AdminRecipes } from './service.ts';

/** A picture may come with it, which takes a processor a while. */
const costly = { limit: 'costly' } as const;

export function serveAdminRecipes(app: FastifyInstance, recipes: AdminRecipes): void {
  serve(app, listAdminRecipes, async ({ query }) => {
    const page = await recipes.readRecipes(query);
    const { limit: _, ...further } = query;
    return Object.keys(further).length === 0 ? page.recipes : page;
  });
  serve(
    app,
    createAdminRecipe,
    ({ viewer, body, request }) => recipes.createRecipe(viewer, body, idempotencyKeyOf(request)),
    costly,
  );
  serve(
    app,
    changeAdminRecipe,
    ({ viewer, params, body }) => recipes.changeRecipe(viewer, params.id, body),
    costly,
  );
  serve(app, deleteAdminRecipe, ({ viewer, params }) => recipes.deleteRecipe(viewer, params.id));
  serve(app, restoreAdminRecipe, ({ viewer, params }) => recipes.restoreRecipe(viewer, params.id));
  serve(app, listRecipeVersions, ({ params, query }) =>
    recipes.readVersions(params.id, query.before),
  );
  serve(app, readRecipeVersion, ({ params }) => recipes.readVersion(params.id, params.version));
  serve(app, restoreRecipeVersion, ({ viewer, params, body }) =>
    recipes.restoreVersion(viewer, params.id, { older: params.version, version: body.version }),
  );
  serve(app, publishRecipe, ({ viewer, params, body }) =>
    recipes.publishRecipe(viewer, params.id, body.version),
  );
  serve(app, declineRecipe, ({ viewer, params }) => recipes.declineRecipe(viewer, params.id));
  serve(app, unpublishRecipe, ({ viewer, params }) => recipes.unpublishRecipe(viewer, params.id));
}
