import { picturePath } from '@pomona/contract/images';
import type { Recipe, RecipeCard } from '@pomona/contract/recipes';
import { byInformation } from '@pomona/food/labels/card-labels';
import type { CardRow, RecipeRow } from './store.ts';
import type { InLanguage } from './translations/translation.ts';
import { visibilityOf } from './visibility.ts';

/** Of a recipe without a picture yet (LIST-15). */
const fallbackImage = '/fallback-dish.svg';

export function presentCard(row: InLanguage<CardRow>): RecipeCard {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    image: row.pictureHash === null ? fallbackImage : picturePath(row.pictureHash, 800),
    image_colour: row.pictureColour,
    difficulty: row.difficulty,
    diet_types: byInformation(row.dietTypes),
    likely_diet_types: row.likelyDietTypes,
    meal_type: row.mealType,
    cuisine: row.cuisine,
    prep_time: row.prepMinutes,
    cook_time: row.cookMinutes,
    rest_time: row.restMinutes,
    servings: row.servings,
    rating: Number(row.rating),
    review_count: row.reviewCount,
    ingredients: row.ingredients,
    tags: row.tags,
    traits: row.traits,
    allergens: row.allergens,
    allergen_details: row.allergenDetails,
    may_contain: row.mayContain,
    is_read_whole: row.isReadWhole,
    author: row.author,
    language: row.language,
    ...(row.original && { original: row.original }),
    created_at: row.createdAt.toISOString(),
    nutrition: row.nutrition,
  };
}

export function presentRecipe(row: InLanguage<RecipeRow>): Recipe {
  return { ...presentInList(row), ...(row.stepLinks && { step_links: row.stepLinks }) };
}

/** Without the links of its steps, which only its page shows. */
export function presentInList(row: InLanguage<RecipeRow>): Recipe {
  return {
    ...presentCard(row),
    owner_id: row.ownerId,
    visibility: visibilityOf(row),
    version: row.version,
    source_url: row.sourceUrl,
    instructions: row.instructions,
    notes: row.notes,
    ...(row.isTranslationOutdated && { is_translation_outdated: true }),
    allergen_kinds: row.allergenKinds,
    ...(row.safetyNotes.length > 0 && { safety_notes: row.safetyNotes }),
    open_labels: row.labels.flatMap(({ label, verdict }) =>
      verdict === 'cannot_tell' ? label : [],
    ),
    sources: row.sources,
    updated_at: row.updatedAt.toISOString(),
  };
}
