import { importRecipe } from '@pomona/contract/recipe-exchange';
import type { FastifyInstance } from 'fastify';
import { departure } from '#platform/http/replies/departure.ts';
import { serve } from '#platform/http/serve.ts';
import type { Importing } from './service.ts';

export function serveRecipeImport(app: FastifyInstance, importing: Importing): void {
  serve(
    app,
    importRecipe,
    async ({ viewer, body, language, reply }) => ({
      recipes: await importing.importRecipes(viewer, body, { language, signal: departure(reply) }),
    }),
    { limit: 'costly' },
  );
}
