import type { ImportDefaults, RowDoubt, RowProblem } from '@pomona/contract/admin/imports';
import type { ImportNote, RecipeDraft } from '@pomona/contract/recipe-exchange';
import { type RecipeBody, recipeBody } from '@pomona/contract/recipe-writing';
import { folded } from '@pomona/food/foods/names';

/** What a recipe that does not say it is saved with, unless the administrator chooses. */
const usual = { difficulty: 'medium', minutes: 0 } as const;

/** A draft as the form would send it. The picture is drawn: nothing is fetched from elsewhere for an archive. */
export function bodyOf(draft: RecipeDraft, defaults: ImportDefaults): RecipeBody {
  const { image: _image, rest_time: rest, notes = {}, ...text } = draft;
  return recipeBody.parse({
    ...text,
    notes,
    meal_type: draft.meal_type ?? defaults.meal_type,
    servings: draft.servings ?? defaults.servings,
    difficulty: draft.difficulty ?? usual.difficulty,
    prep_time: draft.prep_time ?? usual.minutes,
    cook_time: draft.cook_time ?? usual.minutes,
    rest_time: rest ?? usual.minutes,
  });
}

const anyDefaults: ImportDefaults = { meal_type: 'Dinner', servings: 4 };

/** What keeps a draft from being saved. */
export function problemOf(draft: RecipeDraft): RowProblem | null {
  if (draft.title.trim() === '') return 'no_title';
  if (draft.ingredients.length === 0) return 'no_ingredients';
  if (draft.instructions.length === 0) return 'no_instructions';
  try {
    bodyOf(draft, anyDefaults);
    return null;
  } catch {
    return 'broken';
  }
}

export function doubtsOf(notes: readonly ImportNote[], unmatched: readonly string[]): RowDoubt[] {
  return unmatched.length > 0 ? [...notes, 'unmatched'] : [...notes];
}

/** Of names in other scripts nothing is left when they are folded. */
export const titleKeyOf = (title: string): string => folded(title) || title.toLowerCase();
