import type { SeedStep } from '#database/seed.ts';
import type { Accounts } from '#features/accounts/service.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Feature, FeatureParts, SeedParts } from '#platform/feature.ts';
import { serveConsent } from './consent/routes.ts';
import { createConsent } from './consent/service.ts';
import { serveCycle } from './cycle/routes.ts';
import { createCycleLog } from './cycle/service.ts';
import { demoWellnessSeed } from './demo/seed.ts';
import { createDemoMonth } from './demo/worker.ts';
import { serveEntries } from './entries/routes.ts';
import { createActivities, createSymptoms } from './entries/service.ts';
import { createGlucose } from './glucose/service.ts';
import { serveHistory } from './history/routes.ts';
import { createHistory } from './history/service.ts';
import { serveInsights } from './insights/routes.ts';
import { createInsights } from './insights/service.ts';
import { serveMeals } from './meals/routes.ts';
import { createMeals } from './meals/service.ts';
import { serveRanges } from './ranges/routes.ts';
import { createRanges } from './ranges/service.ts';
import { serveTips } from './tips/routes.ts';
import { createTips } from './tips/service.ts';
import { serveTracking } from './tracking/routes.ts';
import { createTracking } from './tracking/service.ts';
import { serveVisitSummary } from './visit-summary/routes.ts';
import { createVisits } from './visit-summary/service.ts';

export function wellnessFeature({
  config: { hasDemo },
  database,
  accounts,
  recipes,
  clock,
  log,
}: FeatureParts & { accounts: Accounts; recipes: Recipes }): Feature {
  const consent = createConsent({ database: database.db, clock });
  const meals = createMeals({ database: database.db, recipes, consent, clock });
  const ranges = createRanges({ database: database.db, consent, clock });
  const entries = { database: database.db, consent, clock };
  const tracking = createTracking(entries);
  const cycle = createCycleLog(entries);
  const glucose = createGlucose({ ...entries, log });
  const symptoms = createSymptoms(entries);
  const activities = createActivities(entries);
  const history = createHistory({ database: database.db, clock });
  const insights = createInsights({ database: database.db, clock });
  const tips = createTips({ members: accounts.profile, clock });
  const visits = createVisits({ database: database.db, clock });
  const demoMonth = createDemoMonth({ database, clock, log });
  return {
    serve(http) {
      serveConsent(http, consent);
      serveMeals(http, meals);
      serveRanges(http, ranges);
      serveEntries(http, { symptoms, activities });
      serveHistory(http, history);
      serveInsights(http, insights);
      serveTips(http, tips);
      serveVisitSummary(http, visits);
      serveTracking(http, tracking);
      serveCycle(http, cycle);
      glucose.serve(http);
    },
    work() {
      if (hasDemo) demoMonth.work();
    },
    async close() {
      demoMonth.close();
      await glucose.close();
    },
  };
}

export const wellnessSeeds = ({ hasDemo, clock }: SeedParts): SeedStep[] =>
  hasDemo ? [demoWellnessSeed(clock)] : [];
