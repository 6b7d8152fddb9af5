import { cuisines, dietTypes, mealTypes } from '@pomona/food/diets';
import { checkNames } from '../src/checks/finding.ts';
import { checkCatalogue } from '../src/checks.ts';
import { analysisOf, earnedLabels, figuresOf } from '../src/figures.ts';
import { readCatalogue } from '../src/read.ts';
import { type CatalogueRecipe, dishes } from '../src/schema.ts';

/*
 * Counts of the collection and everything that its checks find; ends with 1 when they find something.
 * `--recipes` adds a line for each recipe, `--why <label>` what keeps each recipe from that label.
 */

const recipes = readCatalogue();
const [option, wanted] = process.argv.slice(2);

function printCounts(
  title: string,
  names: readonly string[],
  of: (recipe: CatalogueRecipe) => string[],
) {
  const counts = new Map<string, number>(names.map((name) => [name, 0]));
  for (const name of recipes.flatMap(of)) counts.set(name, (counts.get(name) ?? 0) + 1);
  console.log(`\n${title}`);
  for (const [name, count] of counts)
    console.log(`  ${name.padEnd(20)} ${String(count).padStart(4)}`);
}

function traitsOf(recipe: CatalogueRecipe): string[] {
  const lines = recipe.ingredients.length;
  return [
    ...(recipe.prep_minutes + recipe.cook_minutes <= 15 ? ['ready in 15 minutes'] : []),
    ...(lines >= 5 && lines <= 7 ? ['5 to 7 ingredients'] : []),
    ...recipe.tags.filter((tag) => ['one-pot', 'one-pan', 'batch-cooking'].includes(tag)),
  ];
}

function printRecipe(recipe: CatalogueRecipe): void {
  const { nutrition, glycemicLoad } = analysisOf(recipe);
  const figure = (key: keyof typeof nutrition, digits = 0) =>
    `${key} ${nutrition[key]?.value.toFixed(digits) ?? '?'}`;
  const figures = [
    figure('calories'),
    figure('protein'),
    figure('carbs'),
    figure('fiber', 1),
    figure('saturated_fat', 1),
    figure('sodium'),
    `load ${glycemicLoad.value?.toFixed(0) ?? '?'}`,
  ];
  console.log(`\n${recipe.id}\n  ${figures.join(' · ')}\n  ${earnedLabels(recipe).join(', ')}`);
}

function printReasons(recipe: CatalogueRecipe, label: string): void {
  const verdict = analysisOf(recipe).labels.find((one) => one.label === label);
  if (verdict === undefined || verdict.verdict === 'proven') return;
  const reasons = verdict.because
    .filter((reason) => reason.verdict !== 'proven')
    .map(({ figure, range, limit, foods, groups }) => {
      const span = range && `${range.low.toFixed(2)} to ${range.high.toFixed(2)}, limit ${limit}`;
      return [figure, span, ...(foods ?? []), ...(groups ?? [])].filter(Boolean).join(' ');
    });
  console.log(`  ${recipe.id}: ${verdict.verdict}: ${reasons.join('; ')}`);
}

if (option === '--recipes') recipes.forEach(printRecipe);
if (option === '--why' && wanted !== undefined) {
  for (const recipe of recipes) printReasons(recipe, wanted);
}

console.log(`${recipes.length} recipes`);
printCounts('Labels', dietTypes, earnedLabels);
printCounts('Meals', mealTypes, (recipe) => [recipe.meal_type]);
printCounts('Cuisines', cuisines, (recipe) => [recipe.cuisine]);
printCounts('Dishes', dishes, (recipe) => [recipe.dish]);
printCounts('Kinds', [], traitsOf);

const findings = checkCatalogue(recipes, figuresOf);
console.log('\nFindings');
for (const check of checkNames) {
  const count = findings.filter((finding) => finding.check === check).length;
  console.log(`  ${check.padEnd(20)} ${String(count).padStart(4)}`);
}
for (const { recipe, check, message } of findings) console.log(`  ${recipe}: ${check}: ${message}`);
process.exitCode = findings.length === 0 ? 0 : 1;
