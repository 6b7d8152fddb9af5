import type { Thing } from '../schema-org/things.ts';
import { attributeOf, type PageNode, textOf, walk } from './page.ts';

type Building = Record<string, unknown[]>;

/** How one of the ways of marking up names things and properties. */
interface Markup {
  /** The type of the thing that begins here; `null` where none does. */
  typeOf(node: PageNode): string | null;
  propertiesOf(node: PageNode): string[];
}

const words = (text: string): string[] => text.split(/\s+/, 50).filter(Boolean);

const microdata: Markup = {
  typeOf: (node) =>
    node.attribs?.itemscope === undefined && attributeOf(node, 'itemtype') === ''
      ? null
      : attributeOf(node, 'itemtype') || 'Thing',
  propertiesOf: (node) => words(attributeOf(node, 'itemprop')),
};

const rdfa: Markup = {
  typeOf: (node) => attributeOf(node, 'typeof') || null,
  propertiesOf: (node) =>
    words(attributeOf(node, 'property')).map((name) => name.replace(/^schema:/, '')),
};

/** h-recipe and its elder hrecipe (microformats.org). */
const classNames: Readonly<Record<string, string>> = {
  'p-name': 'name',
  fn: 'name',
  'p-summary': 'description',
  summary: 'description',
  'p-ingredient': 'recipeIngredient',
  ingredient: 'recipeIngredient',
  'e-instructions': 'recipeInstructions',
  instructions: 'recipeInstructions',
  'p-yield': 'recipeYield',
  yield: 'recipeYield',
  'dt-duration': 'totalTime',
  duration: 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  'u-photo': 'image',
  photo: 'image',
  'p-category': 'keywords',
};
const microformat: Markup = {
  typeOf: (node) => {
    const names = words(attributeOf(node, 'class'));
    return names.includes('h-recipe') || names.includes('hrecipe') ? 'Recipe' : null;
  },
  propertiesOf: (node) =>
    words(attributeOf(node, 'class')).flatMap((name) => classNames[name] ?? []),
};

/** The recipes that a page marks up by the attributes of its elements, in the shape that JSON-LD has. */
export function markedUpRecipes(page: PageNode): Thing[] {
  for (const markup of [microdata, rdfa, microformat]) {
    const recipes = thingsIn(page, markup);
    if (recipes.length > 0) return recipes;
  }
  return [];
}

const isRecipe = (type: string | null): boolean =>
  type !== null && /(?:^|[/#:])Recipe$/i.test(type);

function thingsIn(page: PageNode, markup: Markup): Thing[] {
  const recipes: Thing[] = [];
  walk(page, (node) => {
    if (recipes.length >= mostRecipes) return false;
    if (!isRecipe(markup.typeOf(node))) return undefined;
    recipes.push(thingOf(node, 'Recipe', markup));
    return false;
  });
  return recipes;
}

/** More than may be brought in at once, for some of them are empty. */
const mostRecipes = 60;

/** Properties of one recipe that are looked at. */
const mostValues = 1000;

interface Open {
  node: PageNode;
  /** The thing that properties below belong to. */
  thing: Building;
}

function thingOf(root: PageNode, type: string, markup: Markup): Thing {
  const top: Building = { '@type': [type] };
  const waiting: Open[] = [];
  let values = 0;
  const open = ({ children = [] }: PageNode, thing: Building) => {
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const node = children[index];
      if (node?.attribs !== undefined) waiting.push({ node, thing });
    }
  };
  open(root, top);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, thing } = next;
    const properties = markup.propertiesOf(node);
    const innerType = markup.typeOf(node);
    const inner: Building | null = innerType === null ? null : { '@type': [innerType] };
    for (const property of values > mostValues ? [] : properties) {
      values += 1;
      thing[property] = [...(thing[property] ?? []), inner ?? valueIn(node, property)];
    }
    // What a text consists of is told already; a property may still hold others (an old habit for `instructions`).
    open(node, inner ?? thing);
  }
  return top;
}

/** A text of a recipe is no longer than this; it may be told within another, and that within a third. */
const longestText = 40_000;

const wordsIn = (node: PageNode): string => textOf(node, longestText).slice(0, longestText);

/** What is an address; a link on anything else is read for its words. */
const addresses: ReadonlySet<string> = new Set([
  'url',
  'image',
  'thumbnailUrl',
  'mainEntityOfPage',
  'isBasedOn',
]);

/** The value that an element stands for, by the rules of HTML. */
function valueIn(node: PageNode, property: string): string {
  const { attribs = {}, name = '' } = node;
  if (attribs.content !== undefined) return attribs.content;
  if (name === 'time' && attribs.datetime !== undefined) return attribs.datetime;
  if (name === 'img' || name === 'source' || name === 'video') {
    return attribs['data-src'] ?? attribs.src ?? '';
  }
  const isLink = name === 'link' || (name === 'a' && addresses.has(property));
  if (isLink) return attribs.href ?? wordsIn(node);
  if (name === 'meter' || name === 'data') return attribs.value ?? wordsIn(node);
  if (name === 'abbr' && attribs.title !== undefined) return attribs.title;
  return wordsIn(node);
}
