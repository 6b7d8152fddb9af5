import { afterFirstAct } from '#platform/first-act.ts';

const load = () => import('./later.tsx');
const drawn = import.meta.env.SSR ? await load() : undefined;

// The server draws them; in the browser each stands in a `Suspense` until the reader does something.
export const LineSteps = drawn?.LineSteps ?? afterFirstAct(async () => (await load()).LineSteps);
export const PrintFacts = drawn?.PrintFacts ?? afterFirstAct(async () => (await load()).PrintFacts);
export const PrintNutrition =
  drawn?.PrintNutrition ?? afterFirstAct(async () => (await load()).PrintNutrition);
export const RecipeNotes =
  drawn?.RecipeNotes ?? afterFirstAct(async () => (await load()).RecipeNotes);
export const Steps = drawn?.Steps ?? afterFirstAct(async () => (await load()).Steps);
export const TagsCard = drawn?.TagsCard ?? afterFirstAct(async () => (await load()).TagsCard);
export const UnitSwitch = drawn?.UnitSwitch ?? afterFirstAct(async () => (await load()).UnitSwitch);
