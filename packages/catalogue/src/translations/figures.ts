import { analyseRecipe, type RecipeAnalysis } from '@pomona/food/analysis/analysis';
import { analysisOf } from '../figures.ts';
import type { CatalogueRecipe } from '../schema.ts';
import type { Problem } from './finding.ts';
import type { RecipeTranslation, TranslationLanguage } from './translation.ts';

/** What equal foods within the tolerance of their weights may differ by. */
const relativeTolerance = 0.02;
/** Below what any figure is shown with. */
const smallest = 0.05;

/** Nutrients, labels and allergens of the lines are those of the original, cooked as the original is. */
export function wrongFigures(
  recipe: CatalogueRecipe,
  { ingredients }: RecipeTranslation,
  language: TranslationLanguage,
): Problem[] {
  const original = analysisOf(recipe);
  const translated = analyseRecipe({
    lines: ingredients,
    servings: recipe.servings,
    mealType: recipe.meal_type,
    cookMinutes: recipe.cook_minutes,
    instructions: recipe.instructions,
    dish: recipe.dish,
    language,
  });
  return [
    ...wrongNutrients(original, translated),
    ...wrongLabels(original, translated),
    ...wrongAllergens(original, translated),
  ].map((message) => ({ rule: 'figures', message }));
}

function wrongNutrients(original: RecipeAnalysis, translated: RecipeAnalysis): string[] {
  const keys = new Set([...Object.keys(original.nutrition), ...Object.keys(translated.nutrition)]);
  const unequal = [...keys].flatMap((name) => {
    const key = name as keyof RecipeAnalysis['nutrition'];
    const [expected, found] = [original.nutrition[key]?.value, translated.nutrition[key]?.value];
    if (expected !== undefined && found !== undefined && isNear(expected, found)) return [];
    return [`${key} ${shown(found)} instead of ${shown(expected)}`];
  });
  if (unequal.length === 0) return [];
  return [`a serving has ${unequal.slice(0, 5).join(', ')}`];
}

const isNear = (expected: number, found: number) =>
  Math.abs(expected - found) <= Math.max(smallest, Math.abs(expected) * relativeTolerance);

const shown = (value: number | undefined) => (value === undefined ? 'none' : value.toFixed(1));

function wrongLabels(original: RecipeAnalysis, translated: RecipeAnalysis): string[] {
  return original.labels.flatMap(({ label, verdict, isLikely }) => {
    const found = translated.labels.find((one) => one.label === label);
    if (found?.verdict === verdict && found.isLikely === isLikely) return [];
    return [
      `the label ${label} is ${verdictText(found)} instead of ${verdictText({ verdict, isLikely })}`,
    ];
  });
}

const verdictText = (label: { verdict: string; isLikely: boolean } | undefined) =>
  label === undefined ? 'missing' : `${label.verdict}${label.isLikely ? ' (likely)' : ''}`;

function wrongAllergens(original: RecipeAnalysis, translated: RecipeAnalysis): string[] {
  return (['detailed', 'mayContain', 'kinds'] as const).flatMap((group) => {
    const [expected, found] = [original, translated].map(({ allergens }) =>
      allergens[group].map(String).toSorted().join(', '),
    );
    return expected === found
      ? []
      : [`allergens (${group}) ${found || 'none'} instead of ${expected || 'none'}`];
  });
}
