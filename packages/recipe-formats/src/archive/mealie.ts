import { isThing, listOf, type Thing } from '../schema-org/thing.ts';
import { lineOfParts, nameOf, numberOf, textIn } from './line-parts.ts';

/** Its API writes `recipeIngredient`, its exports and backups `recipe_ingredient`. */
const fieldOf = (thing: Thing, name: string): unknown =>
  thing[name] ?? thing[name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`)];

export const isMealie = (thing: Thing): boolean =>
  typeof thing.slug === 'string' &&
  fieldOf(thing, 'recipeIngredient') !== undefined &&
  thing['@type'] === undefined;

/** The fields of Mealie's `Recipe`. */
export function schemaOrgOfMealie(thing: Thing): Thing {
  const field = (name: string) => fieldOf(thing, name);
  const notes = listOf(field('notes')).filter(isThing).map(noteOf);
  const servings = numberOf(field('recipeServings')) ?? 0;
  return {
    '@type': 'Recipe',
    name: field('name'),
    description: [textIn(field('description')), ...notes].filter(Boolean).join(' '),
    recipeIngredient: listOf(field('recipeIngredient')).flatMap(linesOf),
    recipeInstructions: listOf(field('recipeInstructions')).map(instructionOf),
    prepTime: field('prepTime'),
    cookTime: field('performTime') ?? field('cookTime'),
    totalTime: field('totalTime'),
    recipeYield: [servings > 0 ? `${servings} servings` : '', textIn(field('recipeYield'))].filter(
      Boolean,
    ),
    recipeCategory: listOf(field('recipeCategory')).map(nameOf).filter(Boolean),
    keywords: listOf(field('tags')).map(nameOf).filter(Boolean),
    url: field('orgURL'),
  };
}

function noteOf({ title, text }: Thing): string {
  const [name, note] = [textIn(title), textIn(text)];
  return name === '' || note === '' ? note : `${name}: ${note}`;
}

function instructionOf(step: unknown): unknown {
  if (!isThing(step)) return step;
  const [title, text] = [textIn(step.title), textIn(step.text)];
  return title === ''
    ? text
    : { '@type': 'HowToSection', name: title, itemListElement: [text].filter(Boolean) };
}

/** The heading above an ingredient stands in its title. */
function linesOf(ingredient: unknown): string[] {
  if (!isThing(ingredient)) return [textIn(ingredient)];
  const title = textIn(ingredient.title);
  return [title === '' ? '' : `${title.replace(/:$/, '')}:`, lineOf(ingredient)].filter(Boolean);
}

function lineOf(ingredient: Thing): string {
  const parts = {
    amount: numberOf(ingredient.quantity),
    unit: nameOf(ingredient.unit),
    food: nameOf(ingredient.food),
    note: textIn(ingredient.note),
  };
  // Without a food the note is the whole line, and 1 stands for no amount.
  const isPlain = parts.food === '' && parts.unit === '' && parts.amount === 1;
  const line = lineOfParts(isPlain ? { ...parts, amount: null } : parts);
  return line || textIn(fieldOf(ingredient, 'originalText')) || textIn(ingredient.display);
}

/** `database.json` of a backup: one list for each table. */
export const isMealieBackup = (thing: Thing): boolean =>
  Array.isArray(thing.recipes) && Array.isArray(thing.recipes_ingredients);

export function mealieBackupRecipes(backup: Thing): Thing[] {
  const table = (name: string) => listOf(backup[name]).filter(isThing);
  const namesById = (name: string) => new Map(table(name).map((row) => [row.id, nameOf(row)]));
  const [foods, units] = [namesById('ingredient_foods'), namesById('ingredient_units')];
  const ingredients = byRecipe(table('recipes_ingredients'));
  const instructions = byRecipe(table('recipe_instructions'));
  const notes = byRecipe(table('notes'));
  const categories = linkedNames(
    table('recipes_to_categories'),
    'category_id',
    namesById('categories'),
  );
  const tags = linkedNames(table('recipes_to_tags'), 'tag_id', namesById('tags'));
  return table('recipes').map((recipe) => ({
    ...recipe,
    recipe_ingredient: (ingredients.get(recipe.id) ?? []).map((row) => ({
      ...row,
      food: foods.get(row.food_id),
      unit: units.get(row.unit_id),
    })),
    recipe_instructions: instructions.get(recipe.id) ?? [],
    notes: notes.get(recipe.id) ?? [],
    recipe_category: categories.get(recipe.id) ?? [],
    tags: tags.get(recipe.id) ?? [],
  }));
}

/** In the order of their positions. */
function byRecipe(rows: readonly Thing[]): Map<unknown, Thing[]> {
  const grouped = rowsByRecipe(rows);
  for (const group of grouped.values())
    group.sort((one, other) => (numberOf(one.position) ?? 0) - (numberOf(other.position) ?? 0));
  return grouped;
}

function linkedNames(
  links: readonly Thing[],
  column: string,
  names: ReadonlyMap<unknown, string>,
): Map<unknown, string[]> {
  return new Map(
    [...rowsByRecipe(links)].map(([id, rows]) => [
      id,
      rows.flatMap((row) => names.get(row[column]) ?? []),
    ]),
  );
}

function rowsByRecipe(rows: readonly Thing[]): Map<unknown, Thing[]> {
  const grouped = new Map<unknown, Thing[]>();
  for (const row of rows) {
    const group = grouped.get(row.recipe_id);
    if (group === undefined) grouped.set(row.recipe_id, [row]);
    else group.push(row);
  }
  return grouped;
}
