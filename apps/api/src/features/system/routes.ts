import { readConfig, readHealth, readReadiness } from '@pomona/contract/system';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { version } from '#platform/version.ts';
import type { System } from './service.ts';

export function serveSystem(app: FastifyInstance, system: System): void {
  serve(app, readConfig, ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    return system.readConfig();
  });
  serve(app, readHealth, () => ({ status: 'ok', version }) as const, {
    limit: 'none',
    answersUnderPressure: true,
  });
  serve(
    app,
    readReadiness,
    async () => {
      await system.requireReady();
      return { status: 'ready' } as const;
    },
    { limit: 'none', answersUnderPressure: true },
  );
}
