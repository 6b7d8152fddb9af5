import type { RecipeCard } from '@pomona/contract/recipes';
import { detailedAllergens, profileAllergens } from '@pomona/food/foods/allergens';
import { cuisines, dietTypes, mealTypes } from '@pomona/food/labels/diets';
import type { CatalogueRecipe } from '../packages/catalogue/src/schema.ts';

/** The same numbers in every run (a linear congruential generator). */
export function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** Cards that say what the catalogue says, mixed anew: its own titles, descriptions, lines and tags. */
export function syntheticCards(count: number, catalogue: readonly CatalogueRecipe[]): RecipeCard[] {
  const below = sequence(7);
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  const recipe = () => pick(catalogue);
  const some = <T>(from: readonly T[]) => from.filter(() => below(3) === 0);
  return Array.from({ length: count }, (_, index) => ({
    id: `recipe-${index}`,
    title: recipe().title,
    description: recipe().description,
    image: '',
    image_colour: null,
    difficulty: 'easy',
    diet_types: some(dietTypes),
    likely_diet_types: [],
    meal_type: pick(mealTypes),
    cuisine: pick(cuisines),
    prep_time: 5 + below(56),
    cook_time: below(60),
    rest_time: 0,
    servings: 2,
    rating: below(50) / 10,
    review_count: below(20),
    ingredients: Array.from({ length: 10 }, () => pick(recipe().ingredients)),
    tags: recipe().tags,
    traits: [],
    allergens: some(profileAllergens),
    allergen_details: some(detailedAllergens),
    may_contain: [],
    is_read_whole: true,
    author: 'Pomona Kitchen',
    language: 'en',
    created_at: new Date(below(1_000_000) * 1_000_000).toISOString(),
    nutrition: { calories: 100 + below(600), protein: 10, carbs: 20, fiber: 5 },
  }));
}
