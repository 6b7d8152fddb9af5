import type { Thing } from '../schema-org/thing.ts';
import { attributeOf, type PageNode, textOf, walk } from './html.ts';

type MutableThing = Record<string, unknown[]>;

interface Markup {
  typeOf(node: PageNode): string | null;
  propertiesOf(node: PageNode): string[];
}

const tokens = (text: string): string[] => text.split(/\s+/, 50).filter(Boolean);

const microdata: Markup = {
  typeOf: (node) =>
    node.attribs?.itemscope === undefined && attributeOf(node, 'itemtype') === ''
      ? null
      : attributeOf(node, 'itemtype') || 'Thing',
  propertiesOf: (node) => tokens(attributeOf(node, 'itemprop')),
};

const rdfa: Markup = {
  typeOf: (node) => attributeOf(node, 'typeof') || null,
  propertiesOf: (node) =>
    tokens(attributeOf(node, 'property')).map((name) => name.replace(/^schema:/, '')),
};

/** h-recipe and the older hrecipe (microformats.org). */
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
    const names = tokens(attributeOf(node, 'class'));
    return names.includes('h-recipe') || names.includes('hrecipe') ? 'Recipe' : null;
  },
  propertiesOf: (node) =>
    tokens(attributeOf(node, 'class')).flatMap((name) => classNames[name] ?? []),
};

/** The recipes that a page marks up by the attributes of its elements, in the shape that JSON-LD has. */
export function markupRecipes(page: PageNode): Thing[] {
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
    if (recipes.length >= maxRecipes) return false;
    if (!isRecipe(markup.typeOf(node))) return undefined;
    recipes.push(thingOf(node, 'Recipe', markup));
    return false;
  });
  return recipes;
}

/** More than can be imported at once, for some are empty. */
const maxRecipes = 60;

/** Of one recipe. */
const maxValues = 1000;

interface Open {
  node: PageNode;
  /** The thing that properties below belong to. */
  thing: MutableThing;
}

function thingOf(root: PageNode, type: string, markup: Markup): Thing {
  const top: MutableThing = { '@type': [type] };
  const stack: Open[] = [];
  let values = 0;
  const open = ({ children = [] }: PageNode, thing: MutableThing) => {
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const node = children[index];
      if (node?.attribs !== undefined) stack.push({ node, thing });
    }
  };
  open(root, top);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, thing } = next;
    const properties = markup.propertiesOf(node);
    const innerType = markup.typeOf(node);
    const inner: MutableThing | null = innerType === null ? null : { '@type': [innerType] };
    for (const property of values > maxValues ? [] : properties) {
      values += 1;
      thing[property] = [...(thing[property] ?? []), inner ?? valueIn(node, property)];
    }
    // A property may contain others (common for `instructions`).
    open(node, inner ?? thing);
  }
  return top;
}

/** Of one property: properties may be nested, and the text of each includes those inside. */
const maxTextLength = 40_000;

const textIn = (node: PageNode): string => textOf(node, maxTextLength).slice(0, maxTextLength);

/** A link with any other property is read as text. */
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
  if (isLink) return attribs.href ?? textIn(node);
  if (name === 'meter' || name === 'data') return attribs.value ?? textIn(node);
  if (name === 'abbr' && attribs.title !== undefined) return attribs.title;
  return textIn(node);
}
