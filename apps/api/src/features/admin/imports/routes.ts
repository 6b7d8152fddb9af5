import {
  discardRecipeImport,
  listImportRows,
  readImportReport,
  readImportRow,
  readRecipeImport,
  saveRecipeImport,
  sendArchivePart,
  startRecipeImport,
  stopRecipeImport,
} from '@pomona/contract/admin/imports';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { answered, serve } from '#platform/http/serve.ts';
import type { Imports } from './service.ts';

const costly = { limit: 'costly' } as const;

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

export function serveAdminImports(app: FastifyInstance, imports: Imports): void {
  serve(app, readRecipeImport, async ({ viewer }) => ({
    import: await imports.readImport(viewer),
  }));
  serve(
    app,
    startRecipeImport,
    ({ viewer, body, language }) => imports.startImport(viewer, body, language),
    costly,
  );
  serve(app, sendArchivePart, ({ viewer, params, body }) =>
    imports.acceptPart(viewer, params, body.data),
  );
  serve(app, listImportRows, ({ viewer, params, query }) =>
    imports.readRows(viewer, params.id, query),
  );
  serve(app, readImportRow, ({ viewer, params }) =>
    imports.readRow(viewer, params.id, params.position),
  );
  serve(
    app,
    saveRecipeImport,
    ({ viewer, params, body }) => imports.saveRecipes(viewer, params.id, body),
    costly,
  );
  serve(app, stopRecipeImport, ({ viewer, params }) => imports.stopImport(viewer, params.id));
  serve(
    app,
    readImportReport,
    async ({ viewer, params, query: { format }, reply }) => {
      const report = await imports.writeReport(viewer, params.id, format);
      reply
        .header('content-disposition', contentDisposition(`pomona-import.${format}`))
        .header('cache-control', 'private, no-store')
        .type(contentTypes[format])
        .send(report);
      return answered;
    },
    costly,
  );
  serve(app, discardRecipeImport, ({ viewer, params }) => imports.discardImport(viewer, params.id));
}
