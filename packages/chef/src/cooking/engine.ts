import type { Language } from '@pomona/food/foods/languages';
import type { Brief, GivenFood } from '../brief.ts';
import type { Dish } from '../dish.ts';
import type { WrittenRecipe } from '../written-recipe.ts';

/** What the built-in chef works with: the search for dishes and their words. */
export interface Engine {
  /** Best first. */
  composeDishes(
    brief: Brief,
    options: { seed: number; shown: readonly string[]; patience?: number },
  ): Iterable<Dish>;
  writeDish(dish: Dish, language: Language, seed: number): WrittenRecipe;
  notesOf(given: readonly GivenFood[], language: Language): string;
}
