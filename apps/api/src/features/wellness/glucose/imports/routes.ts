import {
  importGlucoseFile,
  listGlucoseImports,
  previewGlucoseFile,
  undoGlucoseImport,
} from '@pomona/contract/wellness/glucose-files';
import type { FastifyInstance } from 'fastify';
import { departure } from '#platform/http/replies/departure.ts';
import { serve } from '#platform/http/serve.ts';
import type { GlucoseImports } from './service.ts';

const costly = { limit: 'costly' } as const;

export function serveGlucoseImports(app: FastifyInstance, imports: GlucoseImports): void {
  serve(
    app,
    previewGlucoseFile,
    ({ viewer, body, reply }) => imports.preview(viewer, body, departure(reply)),
    costly,
  );
  serve(
    app,
    importGlucoseFile,
    ({ viewer, body, reply }) => imports.importFile(viewer, body, departure(reply)),
    costly,
  );
  serve(app, listGlucoseImports, async ({ viewer, reply }) => {
    reply.header('cache-control', 'no-store');
    return { imports: await imports.list(viewer) };
  });
  serve(app, undoGlucoseImport, ({ viewer, params }) => imports.undo(viewer, params.id), costly);
}
