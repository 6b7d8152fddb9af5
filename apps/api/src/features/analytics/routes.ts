import { countEvent, readAnalytics } from '@pomona/contract/admin/analytics';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { isBot, type Readers } from './readers.ts';
import type { AnalyticsService } from './service.ts';

const spans = { 7: 7, 30: 30, 90: 90 } as const;

export function serveAnalytics(
  app: FastifyInstance,
  { analytics, readers }: { analytics: AnalyticsService; readers: Readers },
): void {
  serve(app, readAnalytics, ({ query }) => analytics.readAnalytics(spans[query.days ?? '30']));
  serve(app, countEvent, ({ viewer, body, request }) => {
    if (isBot(request) || (viewer.kind === 'member' && viewer.isAdmin)) return;
    const reader = readers.readerOf(request);
    if (body.event === 'cooked') {
      if (readers.isNew(reader, `cooked ${body.recipe_id ?? ''}`)) analytics.count('recipe_cooks');
      return;
    }
    const { words = '', has_results: hasResults = true } = body;
    if (words.trim() !== '' && readers.isNew(reader, `search ${words}`))
      analytics.countSearch({ words, hasResults, reader });
  });
}
