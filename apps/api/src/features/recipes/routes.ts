import { listRequestLimit } from '@pomona/contract/constants';
import { readSearchWords } from '@pomona/contract/recipe-search/search-words';
import {
  listRecipes,
  type Recipe,
  type RecipeListQuery,
  readRecipe,
} from '@pomona/contract/recipes';
import { listCookableRecipes } from '@pomona/contract/recipes/what-i-have';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { invalidField } from '#platform/errors.ts';
import { etagOfText, sendIfUnchanged } from '#platform/http/replies/conditional.ts';
import type { Encoding } from '#platform/http/replies/encoding.ts';
import type { Viewer } from '#platform/http/security/viewer.ts';
import { answered, serve } from '#platform/http/serve.ts';
import type { RecipeBodies } from './detail/service.ts';
import { quicklyEncoded } from './list/encodings.ts';
import { isSearch } from './search/service.ts';
import type { Recipes } from './service.ts';

export function serveRecipes(app: FastifyInstance, recipes: Recipes, bodies: RecipeBodies): void {
  /** `null` for the list, which is cached for all callers. */
  async function answerFor(viewer: Viewer, query: RecipeListQuery) {
    if (query.ids === undefined) return isSearch(query) ? recipes.search(viewer, query) : null;
    if (isSearch(query) || query.page !== undefined)
      throw invalidField('query.ids', 'Ids stand alone, without a selection and without pages');
    const ids = query.ids.split(',').slice(0, query.limit);
    return query.fields === 'card'
      ? recipes.readSeveral(viewer, ids)
      : recipes.readSeveralWhole(viewer, ids);
  }

  serve(
    app,
    listRecipes,
    async ({ query, viewer, request, reply }): Promise<typeof answered> => {
      const accepted = request.headers['accept-encoding'];
      reply.header('vary', 'Accept-Encoding').type('application/json; charset=utf-8');
      const found = await answerFor(viewer, query);
      if (found !== null) {
        reply.header('cache-control', viewer.kind === 'member' ? 'private, no-store' : 'no-cache');
        return sendBody(reply, await quicklyEncoded(JSON.stringify(found), accepted));
      }
      const variant = {
        limit: query.limit ?? listRequestLimit,
        fields: query.fields ?? 'full',
        page: query.page ?? null,
      } as const;
      const body = await recipes.list.read(variant, accepted);
      reply.header('cache-control', 'no-cache');
      return sendIfUnchanged(request, reply, body.etag) ? answered : sendBody(reply, body);
    },
    { compress: false },
  );

  serve(
    app,
    readSearchWords,
    async ({ request, reply }): Promise<typeof answered> => {
      const body = await recipes.readSearchWords(request.headers['accept-encoding']);
      reply.header('vary', 'Accept-Encoding').type('application/json; charset=utf-8');
      reply.header('cache-control', 'no-cache');
      return sendIfUnchanged(request, reply, body.etag) ? answered : sendBody(reply, body);
    },
    { compress: false },
  );

  serve(app, listCookableRecipes, ({ viewer, query, reply }) => {
    reply.header('cache-control', viewer.kind === 'member' ? 'private, no-store' : 'no-cache');
    return recipes.readCookable(viewer, query);
  });

  serve(
    app,
    readRecipe,
    async ({ viewer, params, request, reply }): Promise<typeof answered> => {
      const accepted = request.headers['accept-encoding'];
      reply.header('vary', 'Accept-Encoding, Authorization, Cookie');
      reply.type('application/json; charset=utf-8');
      const body =
        (await bodies.read(params.id, accepted)) ??
        (await bodyOf(await recipes.readToJudge(viewer, params.id), accepted));
      reply.header('cache-control', viewer.kind === 'member' ? 'private, no-cache' : 'no-cache');
      return sendIfUnchanged(request, reply, body.etag) ? answered : sendBody(reply, body);
    },
    { compress: false },
  );
}

async function bodyOf(recipe: Recipe, acceptEncoding: string | undefined) {
  const text = JSON.stringify(recipe);
  return { ...(await quicklyEncoded(text, acceptEncoding)), etag: etagOfText(text) };
}

function sendBody(
  reply: FastifyReply,
  body: { bytes: Buffer; encoding: Encoding },
): typeof answered {
  if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding);
  reply.send(body.bytes);
  return answered;
}
