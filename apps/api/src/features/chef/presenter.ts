import type { ChefAnswer, CookedRecipe } from '@pomona/chef/answer';
import type { Conflict, GivenFood, RequestChange } from '@pomona/chef/brief';
import type { RecipeRequest } from '@pomona/chef/request';
import type { ChefReply, GeneratedRecipe } from '@pomona/contract/chef/recipes';
import type { Language } from '@pomona/contract/languages';
import { byInformation } from '@pomona/food/labels/card-labels';
import { judgedLabelsOf, presentNamed } from '#features/foods/labels/service.ts';
import { computedColumns } from '#features/recipes/figures/service.ts';

/** All but the picture and what the engine does not know. */
export type CookedReply =
  | {
      outcome: 'recipe';
      recipe: Omit<GeneratedRecipe, 'image' | 'image_colour'>;
      fingerprint: string;
      cook: CookedRecipe['cook'];
      fallback: CookedRecipe['fallback'];
    }
  | Extract<ChefReply, { outcome: 'impossible' }>;

/** Plain data: it goes from thread to thread. */
export function presentAnswer(answer: ChefAnswer, request: RecipeRequest): CookedReply {
  if (answer.outcome === 'impossible')
    return presentConflict(answer.conflict, answer.given, request.language);
  const { fingerprint, cook, fallback } = answer;
  return {
    outcome: 'recipe',
    recipe: presentRecipe(answer, request),
    ...{ fingerprint, cook, fallback },
  };
}

function presentRecipe({ recipe, analysis, notes, given }: CookedRecipe, request: RecipeRequest) {
  const { title, description, language, servings, difficulty, cuisine } = recipe;
  const text = {
    title,
    ingredients: [...recipe.ingredients],
    instructions: [...recipe.instructions],
    ...{ language, servings, tags: [...recipe.tags] },
    ...{ cookMinutes: recipe.cookTime, restMinutes: recipe.restTime, notes: {} },
  };
  const { nutrition, dietTypes } = computedColumns(analysis, text);
  const { allergens } = analysis;
  return {
    ...{ title, description, language, servings, difficulty, cuisine },
    meal_type: recipe.mealType,
    prep_time: recipe.prepTime,
    cook_time: recipe.cookTime,
    rest_time: recipe.restTime,
    ...figuresOf(nutrition),
    nutrition,
    diet_types: byInformation(dietTypes),
    ingredients: text.ingredients,
    instructions: text.instructions,
    tags: text.tags,
    ai_notes: notes,
    allergens: allergens.profile,
    allergen_details: allergens.detailed,
    may_contain: allergens.mayContain,
    is_read_whole: allergens.isComplete,
    restrictions: judgedLabelsOf(analysis, language).filter(({ label }) =>
      request.diets.includes(label),
    ),
    given: given.map((food) => presentGiven(food, { language, isCooked: true })),
  };
}

/** GEN-07 names four of them beside `nutrition`; unknown ones are absent. */
function figuresOf({ calories, protein, carbs, fiber }: GeneratedRecipe['nutrition']) {
  return {
    ...(calories !== undefined && { calories }),
    ...(protein !== undefined && { protein }),
    ...(carbs !== undefined && { carbs }),
    ...(fiber !== undefined && { fiber }),
  };
}

function presentGiven(
  { text, food, leftOut }: GivenFood,
  { language, isCooked }: { language: Language; isCooked: boolean },
) {
  return {
    text,
    food: food && presentNamed(food.key, language),
    left_out: leftOut,
    used: isCooked && food !== null && leftOut === null,
  };
}

function presentConflict(
  { reason, changes }: Conflict,
  given: readonly GivenFood[],
  language: Language,
): CookedReply {
  return {
    outcome: 'impossible',
    reason: presentReason(reason),
    changes: changes.map(presentChange),
    given: given.map((food) => presentGiven(food, { language, isCooked: false })),
  };
}

function presentReason(reason: Conflict['reason']) {
  switch (reason.kind) {
    case 'too_little_time':
      return { kind: reason.kind, needed_minutes: reason.neededMinutes };
    case 'diets_contradict':
      return { kind: reason.kind, diets: [...reason.diets] };
    default:
      return reason;
  }
}

function presentChange(change: RequestChange) {
  switch (change.kind) {
    case 'minutes':
      return { kind: change.kind, max_minutes: change.maxMinutes };
    case 'meal':
      return { kind: change.kind, meal_type: change.mealType };
    default:
      return change;
  }
}
