import { afterFirstAct } from '#platform/first-act.tsx';

const load = () => import('./later.tsx');
const drawn = import.meta.env.SSR ? await load() : undefined;

// What is read before anything is done is drawn by the server alone; the script of it comes with the first act.
export const PrintFacts = afterFirstAct(async () => (await load()).PrintFacts, drawn?.PrintFacts);
export const PrintNutrition = afterFirstAct(
  async () => (await load()).PrintNutrition,
  drawn?.PrintNutrition,
);
export const RecipeNotes = afterFirstAct(
  async () => (await load()).RecipeNotes,
  drawn?.RecipeNotes,
);
export const TagsCard = afterFirstAct(async () => (await load()).TagsCard, drawn?.TagsCard);
export const UnitSwitch = afterFirstAct(async () => (await load()).UnitSwitch, drawn?.UnitSwitch);
