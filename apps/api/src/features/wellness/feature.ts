import type { SeedStep } from '#database/seed.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Feature, FeatureParts, SeedParts } from '#platform/feature.ts';
import { serveConsent } from './consent/routes.ts';
import { createConsent } from './consent/service.ts';
import { demoWellnessSeed } from './demo/seed.ts';
import { createDemoMonth } from './demo/worker.ts';
import { serveMeals } from './meals/routes.ts';
import { createMeals } from './meals/service.ts';

export function wellnessFeature({
  config: { hasDemo },
  database,
  recipes,
  clock,
  log,
}: FeatureParts & { recipes: Recipes }): Feature {
  const consent = createConsent({ database: database.db, clock });
  const meals = createMeals({ database: database.db, recipes, consent, clock });
  const demoMonth = createDemoMonth({ database, clock, log });
  return {
    serve(http) {
      serveConsent(http, consent);
      serveMeals(http, meals);
    },
    work() {
      if (hasDemo) demoMonth.work();
    },
    close: () => demoMonth.close(),
  };
}

export const wellnessSeeds = ({ hasDemo, clock }: SeedParts): SeedStep[] =>
  hasDemo ? [demoWellnessSeed(clock)] : [];
