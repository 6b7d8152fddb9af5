import type { SimilarityQuery } from './store.ts';
import { cuisineTrait, dishTrait, foodTraits, mealTrait, type RecipeProfile } from './traits.ts';
import type { Vector } from './vectors.ts';

interface TraitFigures {
  /** Of the traits of the recipe. */
  weights: Vector;
  /** The share of all recipes that have a trait, from 0 to 1. */
  shareOf(trait: string): number;
}

/** About `maxShare` of all recipes (0 to 1) have one of the distinctive foods. */
export function similarityQuery(
  recipe: RecipeProfile,
  maxShare: number,
  { weights, shareOf }: TraitFigures,
): SimilarityQuery {
  const { mealType, cuisine, dish } = recipe;
  const weightOf = (trait: string) => (weights.get(trait) ?? 0) ** 2;
  const foods = [...new Set(recipe.foods)].map((name) => {
    const traits = foodTraits(name).map(([trait]) => trait);
    const share = Math.min(1, ...traits.map(shareOf));
    const weight = traits.reduce((sum, trait) => sum + weightOf(trait), 0);
    return { name, weight, share };
  });
  return {
    recipe,
    distinctiveFoods: distinctiveOf(foods, maxShare),
    foods: new Map(foods.map(({ name, weight }) => [name, weight])),
    meal: weightOf(mealTrait(mealType)),
    cuisine: cuisine === null ? 0 : weightOf(cuisineTrait(cuisine)),
    dish: dish === null ? 0 : weightOf(dishTrait(dish)),
  };
}

interface FoodInAll {
  name: string;
  weight: number;
  /** Of all recipes, from 0 to 1. */
  share: number;
}

/** The foods that count most, as many as about a share of all recipes has any of; at least the rarest one. */
function distinctiveOf(foods: readonly FoodInAll[], maxShare: number): string[] {
  let total = 0;
  const distinctive = [...foods]
    .sort((a, b) => b.weight - a.weight)
    .filter((food) => {
      const isDistinctive = total + food.share <= maxShare;
      if (isDistinctive) total += food.share;
      return isDistinctive;
    });
  const [rarest] = [...foods].sort((a, b) => a.share - b.share);
  return (distinctive.length === 0 && rarest ? [rarest] : distinctive).map(({ name }) => name);
}
