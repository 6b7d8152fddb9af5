import {
  createRecipeShare,
  readRecipeShare,
  readSharedRecipe,
  revokeRecipeShare,
} from '@pomona/contract/recipes/sharing';
import type { FastifyInstance } from 'fastify';
import { keepUnlisted } from '#platform/http/security/unlisted.ts';
import { serve } from '#platform/http/serve.ts';
import type { RecipeSharing } from './service.ts';

export function serveRecipeSharing(app: FastifyInstance, sharing: RecipeSharing): void {
  serve(app, readRecipeShare, async ({ viewer, params }) => ({
    share: await sharing.readShare(viewer, params.id),
  }));
  serve(app, createRecipeShare, ({ viewer, params, reply }) => {
    keepUnlisted(reply);
    return sharing.createShare(viewer, params.id);
  });
  serve(app, revokeRecipeShare, ({ viewer, params }) => sharing.revokeShare(viewer, params.id));
  serve(
    app,
    readSharedRecipe,
    ({ params, reply }) => {
      keepUnlisted(reply);
      return sharing.readShared(params.token);
    },
    { limit: 'link' },
  );
}
