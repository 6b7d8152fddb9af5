// Parts where features meet that the reader cannot use before doing something: one chunk.
export { IngredientFacts } from './ingredient-facts.tsx';
export { RecipeDepth } from './recipe-depth.tsx';
