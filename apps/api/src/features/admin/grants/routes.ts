import { grantAdmin, readOwnGrant } from '@pomona/contract/admin/grants';
import type { FastifyInstance } from 'fastify';
import type { Grants } from '#features/accounts/grants/service.ts';
import { serve } from '#platform/http/serve.ts';
import type { Audit } from '../audit/service.ts';

export function serveAdminGrants(
  app: FastifyInstance,
  { grants, audit }: { grants: Grants; audit: Pick<Audit, 'record'> },
): void {
  serve(app, readOwnGrant, ({ viewer, reply }) => {
    reply.header('cache-control', 'no-store');
    return grants.readOwnGrant(viewer);
  });
  serve(
    app,
    grantAdmin,
    async ({ viewer, params, request, reply }) => {
      reply.header('cache-control', 'no-store');
      await grants.redeem(viewer, { email: params.email, address: request.ip }, audit.record);
      return { is_admin: true } as const;
    },
    { limit: 'costly' },
  );
}
