import {
  analyseFood,
  listFoods,
  readFood,
  readLargerPlates,
  readRecipeCalculation,
  readRecipeLabels,
  searchFoods,
  usualFoodsFound,
} from '@pomona/contract/foods';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendIfUnchanged } from '#platform/http/replies/conditional.ts';
import { answered, serve } from '#platform/http/serve.ts';
import type { ConditionalBody, Foods } from './service.ts';

export function serveFoods(app: FastifyInstance, foods: Foods): void {
  serve(app, listFoods, ({ query, language }) =>
    foods.list(query.category, query.language ?? language),
  );
  serve(app, searchFoods, ({ query, language }) => ({
    foods: foods.search(query.q, {
      limit: query.limit ?? usualFoodsFound,
      language: query.language ?? language,
    }),
  }));
  serve(app, readFood, ({ params, language }) => foods.readFood(params.key, language));
  serve(app, analyseFood, ({ body, language }) => foods.analyse(body, body.language ?? language));
  serve(app, readRecipeLabels, async ({ viewer, params, query, language, request, reply }) =>
    unlessUnchanged(
      await foods.readLabels(viewer, params.id, query.language ?? language),
      request,
      reply,
    ),
  );
  serve(app, readRecipeCalculation, async ({ viewer, params, query, language, request, reply }) =>
    unlessUnchanged(
      await foods.readCalculation(viewer, params.id, query.language ?? language),
      request,
      reply,
    ),
  );
  serve(app, readLargerPlates, async ({ viewer, params, query, language, request, reply }) =>
    unlessUnchanged(
      await foods.readLargerPlates(viewer, params.id, query.language ?? language),
      request,
      reply,
    ),
  );
}

/** The client caches it and revalidates each time. */
function unlessUnchanged<Body>(
  { etag, body }: ConditionalBody<Body>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Body> | typeof answered {
  reply.header('cache-control', 'no-cache').header('vary', 'Accept-Language, Authorization');
  return sendIfUnchanged(request, reply, etag) ? answered : body();
}
