import { afterFirstAct } from '#platform/first-act.ts';

const load = () => import('./later.tsx');
const drawn = import.meta.env.SSR ? await load() : undefined;

// The server draws them; in the browser each stands in a `Suspense` until the reader does something.
export const IngredientFacts =
  drawn?.IngredientFacts ?? afterFirstAct(async () => (await load()).IngredientFacts);
export const RecipeDepth =
  drawn?.RecipeDepth ?? afterFirstAct(async () => (await load()).RecipeDepth);
