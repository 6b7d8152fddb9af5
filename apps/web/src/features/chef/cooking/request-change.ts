import type { RecipeRequest } from '@pomona/contract/chef/recipe-request';
import type { RequestChange } from '@pomona/contract/chef/recipes';
import { folded, withFoods } from '../request/food-words.ts';

/** The request with the change that makes it possible (GEN-10). */
export function withChange(request: RecipeRequest, change: RequestChange): RecipeRequest {
  switch (change.kind) {
    case 'minutes':
      return { ...request, max_minutes: change.max_minutes };
    case 'drop_diet':
      return { ...request, diets: request.diets.filter((diet) => diet !== change.diet) };
    case 'drop_cuisine':
      return { ...request, cuisine: null };
    case 'meal':
      return { ...request, meal_type: change.meal_type };
    case 'swap_food': {
      const others = request.ingredients.filter((food) => folded(food) !== folded(change.from));
      return { ...request, ingredients: withFoods(others, change.to) };
    }
    case 'add_food':
      return { ...request, ingredients: withFoods(request.ingredients, change.food) };
  }
}
