import {
  downloadMemberExport,
  readMemberExport,
  requestMemberExport,
} from '@pomona/contract/accounts/member-export';
import type { FastifyInstance } from 'fastify';
import { siteOrigin } from '#platform/http/input/origin.ts';
import { answered, serve } from '#platform/http/serve.ts';
import type { MemberExports } from './service.ts';

/** `publicUrl`: the address of the site where it is configured; else that of the server. */
export function serveMemberExport(
  app: FastifyInstance,
  exports: MemberExports,
  { publicUrl }: { publicUrl: string | null },
): void {
  serve(app, readMemberExport, async ({ viewer }) => ({
    export: await exports.readExport(viewer),
  }));
  serve(
    app,
    requestMemberExport,
    async ({ viewer, language, request }) => {
      const origin = siteOrigin(request, publicUrl);
      return { export: await exports.requestExport(viewer, { language, origin }) };
    },
    { limit: 'costly' },
  );
  serve(
    app,
    downloadMemberExport,
    async ({ viewer, reply }) => {
      const { body, bytes, disposition } = await exports.openFile(viewer);
      reply
        .header('content-disposition', disposition)
        .header('content-length', bytes)
        .header('cache-control', 'private, no-store')
        .type('application/zip')
        .send(body);
      return answered;
    },
    { compress: false },
  );
}
