// What a recipe page fetches when the browser is idle, as one file.
export { Instructions } from '#features/cooking/instructions.tsx';
export { LineSteps } from '#features/cooking/steps/line-steps.tsx';
export { PrintNutrition } from '#features/recipes/print/print-nutrition.tsx';
export { RecipeDepth } from './recipe-depth.tsx';
