import type { Recipe } from '../recipes.ts';
import { totalMinutes } from './total-time.ts';

const duration = (minutes: number) => `PT${minutes}M`;
const grams = (value: number | undefined) =>
  value === undefined ? undefined : `${Math.round(value * 10) / 10} g`;

const restrictedDiets: Readonly<Record<string, string>> = {
  'Diabetes-Friendly': 'https://schema.org/DiabeticDiet',
  'Gluten-Free': 'https://schema.org/GlutenFreeDiet',
  Vegetarian: 'https://schema.org/VegetarianDiet',
  Vegan: 'https://schema.org/VeganDiet',
};

/** The recipe as schema.org describes one (REC-08); `origin` is that of the site, without a slash at the end. */
export function recipeJsonLd(recipe: Recipe, origin: string) {
  const { nutrition } = recipe;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `${origin}/recipes/${recipe.id}`,
    name: recipe.title,
    description: recipe.description,
    image: [new URL(recipe.image, origin).href],
    author: authorOf(recipe),
    datePublished: recipe.created_at.slice(0, 10),
    inLanguage: recipe.language,
    prepTime: duration(recipe.prep_time),
    cookTime: duration(recipe.cook_time),
    totalTime: duration(totalMinutes(recipe)),
    recipeYield: String(recipe.servings),
    recipeCategory: recipe.meal_type,
    ...(recipe.cuisine !== null && { recipeCuisine: recipe.cuisine }),
    keywords: [...recipe.tags, ...recipe.diet_types].join(', '),
    suitableForDiet: recipe.diet_types.flatMap((diet) => restrictedDiets[diet] ?? []),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      ...(nutrition.calories !== undefined && {
        calories: `${Math.round(nutrition.calories)} kcal`,
      }),
      proteinContent: grams(nutrition.protein),
      carbohydrateContent: grams(nutrition.carbs),
      fiberContent: grams(nutrition.fiber),
      fatContent: grams(nutrition.fat),
      saturatedFatContent: grams(nutrition.saturated_fat),
      sugarContent: grams(nutrition.sugars),
      ...(nutrition.sodium !== undefined && {
        sodiumContent: `${Math.round(nutrition.sodium)} mg`,
      }),
    },
    ...(recipe.review_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(recipe.rating * 10) / 10,
        reviewCount: recipe.review_count,
      },
    }),
  };
}

/** Members are people; the collection is written by the house. */
function authorOf({ owner_id, author }: Recipe) {
  return { '@type': owner_id === null ? 'Organization' : 'Person', name: author };
}
