// What the reader cannot use before doing something: one chunk that waits for the first act.

export { UnitSwitch } from '#features/recipes/ingredients/unit-switch.tsx';
export { PrintFacts, PrintNutrition } from '../print/print-facts.tsx';
export { RecipeNotes } from './recipe-notes.tsx';
export { TagsCard } from './tags-card.tsx';
