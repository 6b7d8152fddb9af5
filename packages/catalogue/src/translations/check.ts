import type { CatalogueRecipe } from '../schema.ts';
import { wrongFigures } from './figures.ts';
import type { Problem, TranslationFinding } from './finding.ts';
import { wrongLines } from './lines.ts';
import { wrongSteps } from './steps.ts';
import type { RecipeTranslation, TranslationLanguage } from './translation.ts';
import { wrongWording } from './wording.ts';

/** Everything that a translation says otherwise than its recipe; an empty list means that it may be shown. */
export function checkTranslation(
  recipe: CatalogueRecipe,
  translation: RecipeTranslation,
  language: TranslationLanguage,
): TranslationFinding[] {
  const parts = wrongParts(recipe, translation);
  const compared = parts.length > 0 ? parts : comparedParts(recipe, translation, language);
  return [...compared, ...wrongWording(translation)].map((problem) => ({
    recipe: recipe.id,
    ...problem,
  }));
}

function comparedParts(
  recipe: CatalogueRecipe,
  translation: RecipeTranslation,
  language: TranslationLanguage,
): Problem[] {
  const lines = wrongLines(recipe.ingredients, translation.ingredients, language);
  // Figures of lines that are read otherwise differ by themselves.
  const figures = lines.length > 0 ? [] : wrongFigures(recipe, translation, language);
  return [...lines, ...figures, ...wrongSteps(recipe, translation, language)];
}

function wrongParts(recipe: CatalogueRecipe, translation: RecipeTranslation): Problem[] {
  const problems: string[] = [];
  for (const part of ['ingredients', 'instructions'] as const) {
    const [expected, found] = [recipe[part].length, translation[part].length];
    if (expected !== found) problems.push(`${found} ${part}, the original has ${expected}`);
  }
  for (const note of ['make_ahead', 'swap'] as const) {
    const [expected, found] = [recipe.notes?.[note], translation.notes?.[note]];
    if (expected !== undefined && found === undefined) problems.push(`the note ${note} is missing`);
    if (expected === undefined && found !== undefined)
      problems.push(`the original has no note ${note}`);
  }
  return problems.map((message) => ({ rule: 'parts', message }));
}
