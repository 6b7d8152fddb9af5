import { attributeOf, type PageNode, rawText, walk } from '../page/html.ts';
import { readLenientJson } from './lenient-json.ts';
import { isOfType, isThing, type Thing, textOfValue, valuesOf } from './thing.ts';

/** Of one page; the largest real graphs have some hundreds. */
const maxThings = 20_000;
/** More than can be imported at once, for some are empty. */
const maxRecipes = 60;
const maxDepth = 20;

/** The recipes in the JSON-LD of a page, with references to other things resolved. */
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

const maxScripts = 500;
const start = /<script\b[^<>]{0,1000}>/gi;
const isOfRecipes = /["'](?:https?:\/\/schema\.org\/|schema:)?Recipe["']/i;

/** From a page too large to parse or with broken tags: from every script that names a recipe, also in comments or without an end. */
export function jsonLdRecipesInText(html: string): Thing[] {
  const values: unknown[] = [];
  let scripts = 0;
  let end = 0;
  for (const { index, 0: tag } of html.matchAll(start)) {
    if (index < end) continue;
    scripts += 1;
    if (scripts > maxScripts) break;
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

/** The recipes in a JSON file, with `@type` or with the properties of a recipe. */
export function jsonRecipes(text: string): Thing[] {
  const values = readLenientJson(text);
  const recipes = recipesIn(values);
  if (recipes.length > 0) return recipes;
  return values.flat(1).filter(isThing).filter(isLikeRecipe).slice(0, maxRecipes);
}

const isLikeRecipe = (thing: Thing): boolean =>
  valuesOf(thing, 'recipeIngredient', 'ingredients').length > 0 &&
  valuesOf(thing, 'name', 'title').length > 0;

/** Recipes anywhere inside of the values, each once, in their order. */
function recipesIn(values: readonly unknown[]): Thing[] {
  const recipes: Thing[] = [];
  const byId = new Map<string, Thing>();
  let seen = 0;
  const stack = values.map((value) => ({ value, depth: 0 })).reverse();
  for (let next = stack.pop(); next !== undefined && seen < maxThings; next = stack.pop()) {
    seen += 1;
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null || depth > maxDepth) continue;
    if (isThing(value)) {
      index(byId, value);
      if (isOfType(value, 'recipe')) {
        recipes.push(value);
        continue;
      }
    }
    const inner = Object.values(value).slice(0, maxThings);
    for (const each of inner.reverse()) stack.push({ value: each, depth: depth + 1 });
  }
  const references = new References(byId);
  return unique(recipes)
    .slice(0, maxRecipes)
    .map((recipe) => withReferences(recipe, references));
}

function index(byId: Map<string, Thing>, thing: Thing): void {
  const id = thing['@id'];
  if (typeof id === 'string' && Object.keys(thing).length > 1 && !byId.has(id)) byId.set(id, thing);
}

/** Two plugins may describe the same recipe: the fuller one counts. */
function unique(recipes: readonly Thing[]): Thing[] {
  const byName = new Map<string, Thing>();
  for (const recipe of recipes) {
    const name = textOfValue(valuesOf(recipe, 'name', 'headline')[0])
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

/** Characters of things that others refer to, counted each time: a page of 2 MB may refer to one half of it ten thousand times. */
const maxReferred = 500_000;

class References {
  private left = maxReferred;
  private readonly lengths = new Map<Thing, number>();

  constructor(private readonly byId: ReadonlyMap<string, Thing>) {}

  /** The thing of that name. */
  find(id: string): Thing | undefined {
    const thing = this.byId.get(id);
    if (thing === undefined) return undefined;
    const length = this.lengths.get(thing) ?? JSON.stringify(thing).length;
    this.lengths.set(thing, length);
    this.left -= length;
    return this.left < 0 ? undefined : thing;
  }
}

/** `{"@id": "…#picture"}` stands for the thing of that name. */
function withReferences(recipe: Thing, references: References): Thing {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 500).map(filled);
    if (!isThing(value) || Object.keys(value).length !== 1) return value;
    return references.find(String(value['@id'])) ?? value;
  };
  return Object.fromEntries(Object.entries(recipe).map(([key, value]) => [key, filled(value)]));
}
