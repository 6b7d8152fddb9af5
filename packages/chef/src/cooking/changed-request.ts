import { folded } from '@pomona/food/foods/names';
import type { RequestChange } from '../brief.ts';
import type { RecipeRequest } from '../request.ts';

export function changedRequest(request: RecipeRequest, change: RequestChange): RecipeRequest {
  switch (change.kind) {
    case 'minutes':
      return { ...request, maxMinutes: change.maxMinutes };
    case 'drop_diet':
      return { ...request, diets: request.diets.filter((diet) => diet !== change.diet) };
    case 'drop_cuisine':
      return { ...request, cuisine: null };
    case 'meal':
      return { ...request, mealType: change.mealType };
    case 'swap_food':
      return { ...request, ingredients: [...without(request, change.from), change.to] };
    case 'add_food':
      return { ...request, ingredients: [...request.ingredients, change.food] };
  }
}

const without = ({ ingredients }: RecipeRequest, text: string) =>
  ingredients.filter((one) => folded(one) !== folded(text));
