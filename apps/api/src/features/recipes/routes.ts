import { listRequestLimit } from '@pomona/contract/constants';
import { listRecipes, readRecipe } from '@pomona/contract/recipes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isUnchanged } from '#platform/http/etag.ts';
import { answered, serve } from '#platform/http/serve.ts';
import { type Encoding, quicklyEncoded } from './list/encodings.ts';
import { isSearch } from './search/service.ts';
import type { Recipes } from './service.ts';

export function serveRecipes(app: FastifyInstance, recipes: Recipes): void {
  serve(
    app,
    listRecipes,
    async ({ query, viewer, request, reply }) => {
      if (query.ids !== undefined) return recipes.readSeveral(viewer, query.ids.split(','));
      const accepted = request.headers['accept-encoding'];
      reply.header('vary', 'Accept-Encoding').type('application/json; charset=utf-8');
      if (isSearch(query)) {
        const page = await recipes.search(viewer, query);
        // What a member finds may follow from their account.
        reply.header('cache-control', viewer.kind === 'member' ? 'private, no-store' : 'no-cache');
        return sendBody(reply, await quicklyEncoded(JSON.stringify(page), accepted));
      }
      const variant = {
        limit: query.limit ?? listRequestLimit,
        fields: query.fields ?? 'full',
        page: query.page ?? null,
      } as const;
      const body = await recipes.list.read(variant, accepted);
      reply.header('etag', body.etag).header('cache-control', 'no-cache');
      if (isUnchanged(request.headers['if-none-match'], body.etag)) {
        reply.code(304).send();
        return answered;
      }
      return sendBody(reply, body);
    },
    { compress: false },
  );

  serve(app, readRecipe, ({ viewer, params }) => recipes.readToJudge(viewer, params.id));
}

function sendBody(
  reply: FastifyReply,
  body: { bytes: Buffer; encoding: Encoding },
): typeof answered {
  if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding);
  reply.send(body.bytes);
  return answered;
}
