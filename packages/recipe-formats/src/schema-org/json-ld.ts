import { attributeOf, type PageNode, rawText, walk } from '../page/page.ts';
import { readLenientJson } from './lenient-json.ts';
import { isOfType, isThing, type Thing, valuesOf, wordsOf } from './things.ts';

/** Things looked at in one page; the largest graphs in the wild have some hundreds. */
const mostThings = 20_000;
/** More than may be brought in at once, for some of them are empty. */
const mostRecipes = 60;
/** Nesting looked at. */
const deepest = 20;

/** The recipes that a page tells as JSON-LD, references to other things of the page filled in. */
export function jsonLdRecipes(page: PageNode): Thing[] {
  const values: unknown[] = [];
  walk(page, (node) => {
    if (node.name !== 'script') return undefined;
    if (/^application\/(?:ld\+json|json\+ld)/i.test(attributeOf(node, 'type')))
      values.push(...readLenientJson(rawText(node)));
    return false;
  });
  return recipesIn(values);
}

const mostScripts = 500;
const start = /<script\b[^>]{0,1000}>/gi;
const isOfRecipes = /["'](?:https?:\/\/schema\.org\/|schema:)?Recipe["']/i;

/**
 * The same from the text of a page, for one that is too much to be looked at as a whole or whose tags are broken: from every script that
 * names a recipe, whatever it says to be, also within comments, or without an end.
 */
export function jsonLdRecipesInText(html: string): Thing[] {
  const values: unknown[] = [];
  let scripts = 0;
  let end = 0;
  for (const { index, 0: tag } of html.matchAll(start)) {
    if (index < end) continue;
    scripts += 1;
    if (scripts > mostScripts) break;
    const behind = index + tag.length;
    end = endOfScript(html, behind);
    const inside = html.slice(behind, end);
    if (isOfRecipes.test(inside)) values.push(...readLenientJson(inside));
  }
  return recipesIn(values);
}

function endOfScript(html: string, from: number): number {
  const end = /<\/script/gi;
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** The recipes in a file of JSON, whether it says `@type` or only has their properties. */
export function jsonRecipes(text: string): Thing[] {
  const values = readLenientJson(text);
  const recipes = recipesIn(values);
  if (recipes.length > 0) return recipes;
  return values.flat(1).filter(isThing).filter(isLikeRecipe).slice(0, mostRecipes);
}

const isLikeRecipe = (thing: Thing): boolean =>
  valuesOf(thing, 'recipeIngredient', 'ingredients').length > 0 &&
  valuesOf(thing, 'name', 'title').length > 0;

/** Recipes anywhere inside of the values, each once, in their order. */
function recipesIn(values: readonly unknown[]): Thing[] {
  const recipes: Thing[] = [];
  const byId = new Map<string, Thing>();
  let seen = 0;
  const waiting = values.map((value) => ({ value, depth: 0 })).reverse();
  for (let next = waiting.pop(); next !== undefined && seen < mostThings; next = waiting.pop()) {
    seen += 1;
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null || depth > deepest) continue;
    if (isThing(value)) {
      remember(byId, value);
      if (isOfType(value, 'recipe')) {
        recipes.push(value);
        continue;
      }
    }
    const inner = Object.values(value).slice(0, mostThings);
    for (const each of inner.reverse()) waiting.push({ value: each, depth: depth + 1 });
  }
  return unique(recipes)
    .slice(0, mostRecipes)
    .map((recipe) => withReferences(recipe, byId));
}

function remember(byId: Map<string, Thing>, thing: Thing): void {
  const id = thing['@id'];
  if (typeof id === 'string' && Object.keys(thing).length > 1 && !byId.has(id)) byId.set(id, thing);
}

/** The same recipe told twice (by two plugins, or again inside of the article) counts once: the fuller one. */
function unique(recipes: readonly Thing[]): Thing[] {
  const byName = new Map<string, Thing>();
  for (const recipe of recipes) {
    const name = wordsOf(valuesOf(recipe, 'name', 'headline')[0])
      .trim()
      .toLowerCase();
    const known = byName.get(name);
    if (known === undefined || fullness(recipe) > fullness(known)) byName.set(name, recipe);
  }
  return [...byName.values()];
}

const fullness = (recipe: Thing): number =>
  Number(valuesOf(recipe, 'recipeIngredient', 'ingredients').length > 0) * 2 +
  Number(valuesOf(recipe, 'recipeInstructions').length > 0);

/** `{"@id": "…#picture"}` stands for the thing of that name. */
function withReferences(recipe: Thing, byId: ReadonlyMap<string, Thing>): Thing {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 500).map(filled);
    if (!isThing(value) || Object.keys(value).length !== 1) return value;
    return byId.get(String(value['@id'])) ?? value;
  };
  return Object.fromEntries(Object.entries(recipe).map(([key, value]) => [key, filled(value)]));
}
