import { cancelBatch, generateBatch, generateImage } from '@pomona/contract/images';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Pictures } from './service.ts';

const costly = { limit: 'costly' } as const;

export function serveAdminPictures(app: FastifyInstance, pictures: Pictures): void {
  serve(
    app,
    generateImage,
    ({ viewer, body }) =>
      pictures.generatePicture(viewer, { id: body.recipe_id, title: body.recipe_title }),
    costly,
  );
  serve(app, generateBatch, ({ viewer }) => pictures.startBatch(viewer), costly);
  serve(app, cancelBatch, async ({ viewer }) => ({ batch: await pictures.stopBatch(viewer) }));
}
