import { listSimilarRecipes } from '@pomona/contract/recipes/similar';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Similar } from './service.ts';

export function serveSimilar(app: FastifyInstance, similar: Similar): void {
  serve(app, listSimilarRecipes, ({ viewer, params, language, reply }) => {
    reply.header('vary', 'Accept-Language, Authorization, Cookie');
    return similar.readSimilar(viewer, params.id, language);
  });
}
