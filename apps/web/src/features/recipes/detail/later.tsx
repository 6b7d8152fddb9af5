// What the reader cannot use before doing something: one chunk that waits for the first act.
export { StepText } from '../cooking/step-text.tsx';
export { PrintFacts, PrintNutrition } from '../print/print-facts.tsx';
export { RecipeFailed, RecipeNotFound } from './recipe-missing.tsx';
export { RecipeNotes } from './recipe-notes.tsx';
export { TagsCard } from './tags-card.tsx';
export { UnitSwitch } from './unit-switch.tsx';
