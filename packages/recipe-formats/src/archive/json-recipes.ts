import { readLenientJson } from '../schema-org/lenient-json.ts';
import { isOfType, isThing, type Thing, valuesOf } from '../schema-org/thing.ts';
import { archiveLimits } from './limits.ts';
import { isMealie, isMealieBackup, mealieBackupRecipes, schemaOrgOfMealie } from './mealie.ts';
import { isPaprika, schemaOrgOfPaprika } from './paprika.ts';
import { isTandoor, schemaOrgOfTandoor } from './tandoor.ts';

/** Lists of recipes are at most so deep inside. */
const maxDepth = 5;
/** Photos stand in some files as text. */
const maxTextLength = 200_000;
const maxReferred = 30;

/** Each recipe in a JSON file as schema.org, in JSON; `broken` for what is no JSON. */
export function recipesInJson(text: string): string[] | 'broken' | 'no_recipe' {
  const values = readLenientJson(text);
  if (values.length === 0) return 'broken';
  try {
    const recipes = values.flatMap((value) => recipesOf(value, 0));
    if (recipes.length === 0) return 'no_recipe';
    return recipes.slice(0, archiveLimits.recipes + 1).map((recipe) => written(recipe));
  } catch {
    // Nested deeper than it can be written.
    return 'broken';
  }
}

const written = (recipe: Thing): string =>
  JSON.stringify(recipe, (_key, value: unknown) =>
    typeof value === 'string' && value.length > maxTextLength ? '' : value,
  );

function recipesOf(value: unknown, depth: number): Thing[] {
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return value.flatMap((each) => recipesOf(each, depth + 1));
  if (!isThing(value)) return [];
  const one = recipeOf(value);
  if (one !== null) return [one];
  if (isMealieBackup(value)) return mealieBackupRecipes(value).map(schemaOrgOfMealie);
  const graph = value['@graph'];
  if (Array.isArray(graph)) return graph.flatMap((each) => ofGraph(each, graph, depth));
  return ['recipes', 'items', 'itemListElement', 'item', 'mainEntity'].flatMap((name) =>
    value[name] === undefined ? [] : recipesOf(value[name], depth + 1),
  );
}

function ofGraph(each: unknown, graph: readonly unknown[], depth: number): Thing[] {
  if (!isThing(each) || !isOfType(each, 'recipe')) return recipesOf(each, depth + 1);
  const others = graph.filter((other) => isThing(other) && !isOfType(other, 'recipe'));
  return [{ '@graph': [each, ...others.slice(0, maxReferred)] }];
}

/** Which program wrote it is seen from its fields. */
function recipeOf(thing: Thing): Thing | null {
  if (isOfType(thing, 'recipe')) return thing;
  if (isTandoor(thing)) return schemaOrgOfTandoor(thing);
  if (isMealie(thing)) return schemaOrgOfMealie(thing);
  if (isPaprika(thing)) return schemaOrgOfPaprika(thing);
  const isLikeRecipe =
    valuesOf(thing, 'recipeIngredient', 'ingredients').length > 0 &&
    valuesOf(thing, 'name', 'title').length > 0;
  return isLikeRecipe ? { ...thing, '@type': 'Recipe' } : null;
}
