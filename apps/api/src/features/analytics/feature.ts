import type { Feature, FeatureParts } from '#platform/feature.ts';
import { observeReplies } from './observing.ts';
import { createReaders } from './readers.ts';
import { serveAnalytics } from './routes.ts';
import { createAnalytics } from './service.ts';

export function analyticsFeature(parts: FeatureParts): Feature {
  const { clock, random, log, databaseClock } = parts;
  const analytics = createAnalytics({ database: parts.database.db, databaseClock, clock, log });
  const readers = createReaders({ random, clock });
  return {
    serve(http) {
      observeReplies(http, { analytics, readers });
      serveAnalytics(http, { analytics, readers });
    },
    close: () => analytics.close(),
  };
}
