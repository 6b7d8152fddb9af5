import { exportAllRecipes, exportOwnRecipes, exportRecipe } from '@pomona/contract/recipe-exchange';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { siteOrigin } from '#platform/http/input/origin.ts';
import { answered, serve } from '#platform/http/serve.ts';
import type { Exporting, SavedFile } from './service.ts';

/** `publicUrl`: the address of the site where it is configured; else that of the server. */
export function serveRecipeExport(
  app: FastifyInstance,
  exporting: Exporting,
  { publicUrl }: { publicUrl: string | null },
): void {
  serve(
    app,
    exportRecipe,
    async ({ viewer, params, query, language, request, reply }) => {
      const origin = siteOrigin(request, publicUrl);
      const file = { ...params, ...query, language, origin };
      return send(reply, await exporting.exportRecipe(viewer, file));
    },
    // Cooklang marks ingredients in the steps, which takes the worker a while for long recipes.
    { limit: 'costly' },
  );

  serve(
    app,
    exportOwnRecipes,
    async ({ viewer, request, reply }) =>
      send(reply, await exporting.exportOwnRecipes(viewer, siteOrigin(request, publicUrl))),
    { limit: 'costly', compress: false },
  );

  serve(
    app,
    exportAllRecipes,
    async ({ query, request, reply }) =>
      send(reply, await exporting.exportAllRecipes(query.format, siteOrigin(request, publicUrl))),
    { limit: 'costly', compress: false },
  );
}

/** Always downloaded, never shown as a page. */
function send(reply: FastifyReply, { body, contentType, disposition }: SavedFile<unknown>) {
  reply.header('content-disposition', disposition).header('cache-control', 'private, no-store');
  reply.type(contentType).send(body);
  return answered;
}
