import type { Language } from '@pomona/food/foods/languages';
import type { Cuisine, Difficulty, MealType } from '@pomona/food/labels/diets';

/** A recipe in words, of whichever chef: what the verifier reads and a member can save. Times in minutes. */
export interface WrittenRecipe {
  title: string;
  description: string;
  language: Language;
  mealType: MealType;
  cuisine: Cuisine | null;
  difficulty: Difficulty;
  prepTime: number;
  cookTime: number;
  restTime: number;
  servings: number;
  ingredients: readonly string[];
  instructions: readonly string[];
  tags: readonly string[];
}
