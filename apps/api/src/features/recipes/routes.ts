import { listRequestLimit } from '@pomona/contract/constants';
import { listRecipes, readRecipe } from '@pomona/contract/recipes';
import type { FastifyInstance } from 'fastify';
import { isUnchanged } from '#platform/http/etag.ts';
import { answered, serve } from '#platform/http/serve.ts';
import type { Recipes } from './service.ts';

export function serveRecipes(app: FastifyInstance, recipes: Recipes): void {
  serve(
    app,
    listRecipes,
    async ({ query, viewer, request, reply }) => {
      if (query.ids !== undefined) return recipes.readSeveral(viewer, query.ids.split(','));
      const variant = {
        limit: query.limit ?? listRequestLimit,
        fields: query.fields ?? 'full',
        page: query.page ?? null,
      } as const;
      const body = await recipes.list.read(variant, request.headers['accept-encoding']);
      reply.header('etag', body.etag).header('cache-control', 'no-cache');
      reply.header('vary', 'Accept-Encoding').type('application/json; charset=utf-8');
      if (isUnchanged(request.headers['if-none-match'], body.etag)) {
        reply.code(304).send();
        return answered;
      }
      if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding);
      reply.send(body.bytes);
      return answered;
    },
    { compress: false },
  );

  serve(app, readRecipe, ({ viewer, params }) => recipes.readToJudge(viewer, params.id));
}
