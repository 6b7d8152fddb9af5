import { changeSettings, readSettings } from '@pomona/contract/admin/settings';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { AdminSettings } from './service.ts';

export function serveAdminSettings(app: FastifyInstance, settings: AdminSettings): void {
  serve(app, readSettings, () => settings.readSettings());
  serve(app, changeSettings, ({ viewer, body: { revision, ...change } }) =>
    settings.changeSettings(viewer, change, revision),
  );
}
