import { listRequestLimit } from '@pomona/contract/constants';
import type { Language } from '@pomona/contract/languages';
import { readSearchWords } from '@pomona/contract/recipe-search/search-words';
import {
  listRecipes,
  type Recipe,
  type RecipeListQuery,
  readRecipe,
} from '@pomona/contract/recipes';
import { listCookableRecipes } from '@pomona/contract/recipes/what-i-have';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidField } from '#platform/errors.ts';
import { etagOfText, sendIfUnchanged } from '#platform/http/replies/conditional.ts';
import type { Encoding } from '#platform/http/replies/encoding.ts';
import type { Viewer } from '#platform/http/security/viewer.ts';
import { answered, serve } from '#platform/http/serve.ts';
import type { RecipeBodies } from './detail/service.ts';
import { quicklyEncoded } from './list/encodings.ts';
import { isSearch, type SearchBody } from './search/service.ts';
import type { Recipes } from './service.ts';

export function serveRecipes(app: FastifyInstance, recipes: Recipes, bodies: RecipeBodies): void {
  serveList(app, recipes);
  serveOneRecipe(app, recipes, bodies);
}

function serveList(app: FastifyInstance, recipes: Recipes): void {
  /** `null` for the list and for what is searched. */
  async function severalFor(viewer: Viewer, query: RecipeListQuery, language: Language) {
    if (query.ids === undefined) return null;
    if (isSearch(query) || query.page !== undefined)
      throw invalidField('query.ids', 'Ids stand alone, without a selection and without pages');
    const ids = query.ids.split(',').slice(0, query.limit);
    return query.fields === 'card'
      ? recipes.readSeveral(viewer, ids, language)
      : recipes.readSeveralWhole(viewer, ids, language);
  }

  serve(
    app,
    listRecipes,
    async ({ query, viewer, language, request, reply }): Promise<typeof answered> => {
      const accepted = request.headers['accept-encoding'];
      reply.header('vary', 'Accept-Encoding, Accept-Language');
      reply.type('application/json; charset=utf-8');
      const several = await severalFor(viewer, query, language);
      if (several !== null) {
        reply.header('cache-control', viewer.kind === 'member' ? 'private, no-store' : 'no-cache');
        return sendBody(reply, await quicklyEncoded(JSON.stringify(several), accepted));
      }
      if (isSearch(query))
        return sendFound(request, reply, {
          viewer,
          body: await recipes.search.readPage(viewer, { ...query, language }, accepted),
        });
      const variant = {
        limit: query.limit ?? listRequestLimit,
        fields: query.fields ?? 'full',
        language,
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
      const body = await recipes.search.readWords(request.headers['accept-encoding']);
      reply.header('vary', 'Accept-Encoding').type('application/json; charset=utf-8');
      reply.header('cache-control', 'no-cache');
      return sendIfUnchanged(request, reply, body.etag) ? answered : sendBody(reply, body);
    },
    { compress: false },
  );

  serve(
    app,
    listCookableRecipes,
    async ({ viewer, query, request, reply, ...call }): Promise<typeof answered> => {
      const accepted = request.headers['accept-encoding'];
      reply.header('vary', 'Accept-Encoding, Accept-Language');
      reply.type('application/json; charset=utf-8');
      const { language = call.language } = query;
      const body = await recipes.search.readCookable(viewer, { ...query, language }, accepted);
      return sendFound(request, reply, { viewer, body });
    },
    { compress: false },
  );
}

function serveOneRecipe(app: FastifyInstance, recipes: Recipes, bodies: RecipeBodies): void {
  serve(
    app,
    readRecipe,
    async ({
      viewer,
      params: { id },
      query,
      request,
      reply,
      ...call
    }): Promise<typeof answered> => {
      const accepted = request.headers['accept-encoding'];
      const language = query.text === 'original' ? undefined : call.language;
      reply.header('vary', 'Accept-Encoding, Accept-Language, Authorization, Cookie');
      reply.type('application/json; charset=utf-8');
      const body =
        (await bodies.read({ id, language }, accepted)) ??
        (await bodyOf(await recipes.readToJudge(viewer, id, language), accepted));
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

/** Of a member nothing stays in a browser that others may use. */
function sendFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { viewer, body }: { viewer: Viewer; body: SearchBody },
): typeof answered {
  const isMember = viewer.kind === 'member';
  reply.header('cache-control', isMember ? 'private, no-store' : 'no-cache');
  const isUnchanged = !isMember && body.etag !== null && sendIfUnchanged(request, reply, body.etag);
  return isUnchanged ? answered : sendBody(reply, body);
}

function sendBody(
  reply: FastifyReply,
  body: { bytes: Buffer; encoding: Encoding },
): typeof answered {
  if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding);
  reply.send(body.bytes);
  return answered;
}
