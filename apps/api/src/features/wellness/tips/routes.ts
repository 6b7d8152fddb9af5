import { readTips } from '@pomona/contract/wellness/tips';
import type { FastifyInstance } from 'fastify';
import { requestTimeZone } from '#platform/http/input/time-zone.ts';
import { serve } from '#platform/http/serve.ts';
import type { Tips } from './service.ts';

export function serveTips(app: FastifyInstance, tips: Tips): void {
  serve(app, readTips, async ({ viewer, language, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { tips: await tips.readTips(viewer, { language, timeZone: requestTimeZone(request) }) };
  });
}
