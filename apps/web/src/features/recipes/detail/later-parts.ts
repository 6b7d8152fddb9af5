import { afterFirstAct, firstAct } from '#platform/first-act.ts';

const load = () => import('./later.tsx');
const drawn = import.meta.env.SSR ? await load() : undefined;

// Loading and failing come before the recipe: what they need should not be waited for then.
if (!import.meta.env.SSR)
  void firstAct()
    .then(load)
    .catch(() => undefined);

// The server draws them; in the browser each stands in a `Suspense` until the reader does something.
export const PrintFacts = drawn?.PrintFacts ?? afterFirstAct(async () => (await load()).PrintFacts);
export const PrintNutrition =
  drawn?.PrintNutrition ?? afterFirstAct(async () => (await load()).PrintNutrition);
export const RecipeFailed =
  drawn?.RecipeFailed ?? afterFirstAct(async () => (await load()).RecipeFailed);
export const RecipeNotFound =
  drawn?.RecipeNotFound ?? afterFirstAct(async () => (await load()).RecipeNotFound);
export const RecipeNotes =
  drawn?.RecipeNotes ?? afterFirstAct(async () => (await load()).RecipeNotes);
export const StepText = drawn?.StepText ?? afterFirstAct(async () => (await load()).StepText);
export const TagsCard = drawn?.TagsCard ?? afterFirstAct(async () => (await load()).TagsCard);
export const UnitSwitch = drawn?.UnitSwitch ?? afterFirstAct(async () => (await load()).UnitSwitch);
