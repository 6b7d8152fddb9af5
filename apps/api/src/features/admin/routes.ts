import { issueResetLink } from '@pomona/contract/accounts/recovery';
import { exportAudit, listAudit } from '@pomona/contract/admin/audit';
import { readAdminFigures } from '@pomona/contract/admin/figures';
import { readPlatformStatus } from '@pomona/contract/admin/status';
import {
  changeUser,
  deleteUser,
  listUsers,
  readUser,
  restoreUser,
} from '@pomona/contract/admin/users';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { siteOrigin } from '#platform/http/input/origin.ts';
import { answered, serve } from '#platform/http/serve.ts';
import type { Audit } from './audit/service.ts';
import type { Figures } from './figures/service.ts';
import type { Status } from './status/service.ts';
import type { Users } from './users/service.ts';

interface AdminServices {
  users: Users;
  figures: Figures;
  audit: Audit;
  status: Status;
  publicUrl: string | null;
}

export function serveAdmin(
  app: FastifyInstance,
  { users, figures, audit, status, publicUrl }: AdminServices,
): void {
  serve(app, readAdminFigures, async () => ({ stats: await figures.readFigures() }));
  serve(app, listUsers, async ({ query }) => {
    const page = await users.readUsers(query);
    const { limit: _, ...further } = query;
    return Object.keys(further).length === 0 ? page.users : page;
  });
  serve(app, readUser, ({ params }) => users.readUser(params.id));
  serve(app, changeUser, ({ viewer, params, body }) =>
    users.changeUser(viewer, params.id, {
      isAdmin: body.is_admin,
      isDisabled: body.is_disabled,
    }),
  );
  serve(app, deleteUser, ({ viewer, params }) => users.deleteUser(viewer, params.id));
  serve(app, restoreUser, ({ viewer, params }) => users.restoreUser(viewer, params.id));
  serve(
    app,
    issueResetLink,
    ({ params, viewer, language, request, reply }) => {
      // The link must not stay in any cache.
      reply.header('cache-control', 'no-store');
      const origin = siteOrigin(request, publicUrl);
      return users.issueResetLink(viewer, params.id, { language, origin });
    },
    { limit: 'costly' },
  );
  serve(app, readPlatformStatus, ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return status.readStatus();
  });
  serve(app, listAudit, ({ query }) => audit.readEntries(query));
  serve(
    app,
    exportAudit,
    ({ query, reply }) => {
      reply
        .header('content-disposition', contentDisposition('pomona-audit.csv'))
        .header('cache-control', 'private, no-store')
        .type('text/csv; charset=utf-8')
        .send(audit.exportCsv(query));
      return answered;
    },
    { limit: 'costly' },
  );
}
