import { parseArgs } from 'node:util';
import { dishArchetypes } from '@pomona/contract/dish-archetypes';
import { cuisines, dietTypes, mealTypes } from '@pomona/food/labels/diets';
import { checkNames } from '../src/checks/finding.ts';
import { checkCatalogue } from '../src/checks.ts';
import { analysisOf, earnedLabels, figuresOf } from '../src/figures.ts';
import { readCatalogue } from '../src/read.ts';
import type { CatalogueRecipe } from '../src/schema.ts';

/*
 * Counts of the collection and everything that its checks find; ends with 1 when they find something.
 * `--recipes` adds the figures and labels of each recipe, `--why` what keeps it from the others (`--label <label>`: from
 * that one); `--cuisine <cuisine>` and `--id <id>` (again and again) name the recipes to tell about. `--folder <path>`
 * reads another collection than Pomona's own.
 */

const { values: options } = parseArgs({
  options: {
    recipes: { type: 'boolean', default: false },
    why: { type: 'boolean', default: false },
    label: { type: 'string' },
    cuisine: { type: 'string' },
    id: { type: 'string', multiple: true },
    folder: { type: 'string' },
  },
});
const recipes = readCatalogue(options.folder);

const isSelected = ({ id, cuisine }: CatalogueRecipe) =>
  (options.cuisine === undefined || cuisine === options.cuisine) &&
  (options.id === undefined || options.id.includes(id));

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
    ...(recipe.prep_minutes + recipe.cook_minutes + recipe.rest_minutes <= 15
      ? ['ready in 15 minutes']
      : []),
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
      const span =
        range && `${range.low.toFixed(2)} to ${range.high?.toFixed(2) ?? 'any'}, limit ${limit}`;
      return [figure, span, ...(foods ?? []), ...(groups ?? [])].filter(Boolean).join(' ');
    });
  console.log(`  ${recipe.id}: ${label} ${verdict.verdict}: ${reasons.join('; ')}`);
}

for (const recipe of recipes.filter(isSelected)) {
  if (options.recipes) printRecipe(recipe);
  const selected = options.label === undefined ? dietTypes : [options.label];
  if (options.why) for (const label of selected) printReasons(recipe, label);
}

console.log(`${recipes.length} recipes`);
printCounts('Labels', dietTypes, earnedLabels);
printCounts('Meals', mealTypes, (recipe) => [recipe.meal_type]);
printCounts('Cuisines', cuisines, (recipe) => [recipe.cuisine]);
printCounts('Dishes', dishArchetypes, (recipe) => [recipe.dish]);
printCounts('Kinds', [], traitsOf);

const findings = checkCatalogue(recipes, figuresOf);
console.log('\nFindings');
for (const check of checkNames) {
  const count = findings.filter((finding) => finding.check === check).length;
  console.log(`  ${check.padEnd(20)} ${String(count).padStart(4)}`);
}
const selected = new Set(recipes.filter(isSelected).map(({ id }) => id));
for (const { recipe, check, message } of findings) {
  if (selected.has(recipe)) console.log(`  ${recipe}: ${check}: ${message}`);
}
process.exitCode = findings.length === 0 ? 0 : 1;
