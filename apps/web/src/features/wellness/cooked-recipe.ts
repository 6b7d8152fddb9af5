import type { Recipe } from '@pomona/contract/recipes';

/** What the diary needs to know of a dish. */
export type CookedRecipe = Pick<Recipe, 'id' | 'title' | 'language' | 'nutrition'>;
