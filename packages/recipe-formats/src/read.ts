import type { Language } from '@pomona/contract/languages';
import { type ImportFormat, maxRecipesPerImport } from '@pomona/contract/recipe-exchange';
import { postgresText } from '@pomona/contract/text';
import { parseLine } from '@pomona/food/lines/line';
import { hasLegacyMetadata, hasMarks, readCooklang } from './cooklang/cooklang.ts';
import { type DraftContext, draftOf, type ReadDraft } from './draft.ts';
import type { FoundRecipe } from './found-recipe.ts';
import { cleanText } from './page/clean-text.ts';
import { attributeOf, findElement, type PageNode, parsePage, textOf } from './page/html.ts';
import { navigationIn } from './page/navigation.ts';
import { markupRecipes } from './page/page-markup.ts';
import { withVisibleText } from './page/visible-text.ts';
import { jsonLdRecipes, jsonLdRecipesInText, jsonRecipes } from './schema-org/json-ld.ts';
import { readSchemaOrg } from './schema-org/schema-org.ts';
import { type Thing, textOfValue, valuesOf } from './schema-org/thing.ts';
import { isChatExport, messagesIn } from './text/chat/messages.ts';
import { readChat } from './text/chat/read-chat.ts';
import { titleIn } from './text/chat/title.ts';
import { languageOfTag } from './text/language.ts';
import { readText } from './text/read-text.ts';

export interface ReadRequest {
  text: string;
  /** `null`: to be detected. */
  kind: 'html' | null;
  format: ImportFormat | null;
  /** Where it was fetched from. */
  address: string | null;
  /** Of the member. */
  language: Language;
}

export interface ReadRecipe extends ReadDraft {
  format: ImportFormat;
  /** Names of the foods in its lines, each once. */
  foods: string[];
}

/** Lines that make a text a recipe; a page has much other text. */
const minimums = {
  text: { minLines: 2, minAmounts: 0 },
  page: { minLines: 3, minAmounts: 2 },
};

/** Every recipe in a page or text; none where there is none. Never throws. */
export function readRecipes(request: ReadRequest): ReadRecipe[] {
  const { found, format } = findRecipes(request);
  return found
    .filter(({ ingredients, instructions }) => ingredients.length + instructions.length > 0)
    .slice(0, maxRecipesPerImport)
    .map((recipe) => readFound(recipe, format, request));
}

/** The draft of a recipe that was found, with its foods. */
export function readFound(
  found: FoundRecipe,
  format: ImportFormat,
  context: DraftContext,
): ReadRecipe {
  const read = draftOf(found, context);
  return { ...read, format, foods: foodsOf(read) };
}

function foodsOf({ draft: { ingredients, language } }: ReadDraft): string[] {
  const foods = ingredients.flatMap((line) => parseLine(line, { language }).food?.name ?? []);
  return [...new Set(foods)];
}

interface Found {
  found: FoundRecipe[];
  format: ImportFormat;
}

function findRecipes(request: ReadRequest): Found {
  const { format } = request;
  const text = postgresText(request.text).replace(/^[\s\ufeff]+/, '');
  const isOfPage = isPage(text, request);
  if (format === 'text')
    return isOfPage ? inWords(visibleText(text), true) : inPlainWords(text, request);
  if (/^[[{]/.test(text)) {
    const found = jsonRecipes(text).map(readSchemaOrg);
    if (found.length > 0) return { found, format: 'schema_org' };
  }
  if (format === 'cooklang') return inCooklang(text, request);
  if (isOfPage) return inPage(text, request);
  return format === 'schema_org' ? { found: [], format } : guessed(text, request);
}

/** What is no page: Cooklang where it marks ingredients, else words, else Cooklang with metadata lines (`>>`). */
function guessed(text: string, request: ReadRequest): Found {
  const marked = hasMarks(text) ? listing(inCooklang(text, request)) : null;
  if (marked !== null) return marked;
  const isLegacy =
    hasLegacyMetadata(text) && inWords({ text, title: '' }, false).found.length === 0;
  const legacy = isLegacy ? listing(inCooklang(text, request)) : null;
  return legacy ?? inPlainWords(text, request);
}

function inCooklang(text: string, request: ReadRequest): Found {
  const recipe = readCooklang(text);
  return { found: recipe === null ? [] : [titled(recipe, request)], format: 'cooklang' };
}

/** Only where it names an ingredient: `>>` also quotes mails. */
const listing = (found: Found): Found | null =>
  found.found.some(({ ingredients }) => ingredients.length > 0) ? found : null;

/** Cooklang files are often named after their recipe. */
function titled(recipe: FoundRecipe, { address }: ReadRequest): FoundRecipe {
  if (recipe.title !== '' || address === null) return recipe;
  const file = new URL(address).pathname.split('/').at(-1) ?? '';
  const name = file.endsWith('.cook') ? file.slice(0, -'.cook'.length) : '';
  return { ...recipe, title: cleanText(decoded(name).replace(/[_-]+/g, ' ')) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function isPage(text: string, { kind }: ReadRequest): boolean {
  if (kind === 'html') return true;
  return (
    /^<(?:!--|\?xml\b|(?:!doctype|html|head|body|header|script|style|link|title|meta|div|article|section|main|figure|table|ul|ol|dl|p|h[1-6])\b)/i.test(
      text,
    ) || /<script[^<>]{0,200}ld\+json|itemtype\s*=\s*["'][^"']{0,60}Recipe/i.test(text)
  );
}

function inPage(html: string, { format }: ReadRequest): Found {
  const page = parsePage(html);
  if (page === null) {
    return { found: jsonLdRecipesInText(html).map(readSchemaOrg), format: 'schema_org' };
  }
  const marked = markupIn(html, page).map(readSchemaOrg);
  const found = marked.filter(
    ({ ingredients, instructions }) => ingredients.length + instructions.length > 0,
  );
  if (found.length > 0 || format === 'schema_org') {
    const seen =
      found.length === 1
        ? found.map((recipe) => withVisibleText(recipe, visibleTextOf(page)))
        : found;
    return { found: seen.map((recipe) => withPage(recipe, page)), format: 'schema_org' };
  }
  return inWords(wordsOfPage(page), true);
}

/** The structured data of a page: JSON-LD, attributes, or JSON-LD that broken tags hide. */
function markupIn(html: string, page: PageNode): Thing[] {
  const things = jsonLdRecipes(page);
  if (things.some(isFull)) return things;
  const marked = markupRecipes(page);
  if (marked.some(isFull)) return [...things, ...marked];
  const hidden = jsonLdRecipesInText(html);
  return hidden.some(isFull) ? hidden : [...things, ...marked];
}

const isFull = (thing: Thing) =>
  valuesOf(thing, 'recipeIngredient', 'ingredients').some(
    (line) => textOfValue(line).trim() !== '',
  );

/** Language, address and picture, where only the page around the recipe says them. */
function withPage(recipe: FoundRecipe, page: PageNode): FoundRecipe {
  const { language, address, image, title } = factsOf(page);
  return {
    ...recipe,
    title: recipe.title || title,
    language: recipe.language ?? language,
    sourceUrl: recipe.sourceUrl || address,
    image: recipe.image || image,
  };
}

function factsOf(page: PageNode) {
  const meta = (name: string) => {
    const node = findElement(
      page,
      (each) =>
        each.name === 'meta' &&
        (attributeOf(each, 'property') === name || attributeOf(each, 'name') === name),
    );
    return node === null ? '' : attributeOf(node, 'content');
  };
  const html = findElement(page, ({ name }) => name === 'html');
  const canonical = findElement(
    page,
    (each) => each.name === 'link' && attributeOf(each, 'rel') === 'canonical',
  );
  const heading = findElement(page, ({ name }) => name === 'h1');
  const title = findElement(page, ({ name }) => name === 'title');
  return {
    language:
      languageOfTag(html === null ? '' : attributeOf(html, 'lang')) ??
      languageOfTag(meta('og:locale')),
    address: canonical === null ? meta('og:url') : attributeOf(canonical, 'href'),
    image: meta('og:image'),
    title:
      cleanText(heading === null ? meta('og:title') : textOf(heading)) ||
      cleanText(title === null ? '' : rawTitle(title)),
  };
}

const rawTitle = ({ children = [] }: PageNode) =>
  (children[0]?.data ?? '').split(/ [|–—-] /)[0] ?? '';

const visibleTextOf = (page: PageNode): string =>
  textOf(page, Number.POSITIVE_INFINITY, navigationIn(page));

interface Words {
  text: string;
  title: string;
  facts?: ReturnType<typeof factsOf>;
}

function visibleText(html: string): Words {
  const page = parsePage(html);
  return page === null ? { text: '', title: '' } : wordsOfPage(page);
}

function wordsOfPage(page: PageNode): Words {
  const facts = factsOf(page);
  return { text: visibleTextOf(page), title: facts.title, facts };
}

/** Lists and headings, else sentences as in a message. */
function inPlainWords(text: string, { language }: ReadRequest): Found {
  const written = isChatExport(text) ? messagesIn(text).join('\n') : text;
  const words = inWords({ text: written, title: '' }, false);
  const isWritten = words.found.some(
    ({ instructions, ingredients }) => instructions.length > 0 && !ingredients.some(isRunOn),
  );
  const chat = isWritten ? null : readChat(text, language);
  if (chat !== null) return { found: [chat], format: 'text' };
  const titled = words.found.map((recipe) => ({
    ...recipe,
    title: recipe.title || titleIn([], messagesIn(text)),
  }));
  return { ...words, found: titled };
}

const betweenFoods = /(?:[,;:]|(?<!\p{L})(?:and|und|y|et))\s?(?=[\d½¼¾⅓⅔])/iu;
const manyFoods = 3;

/** Several foods with their amounts in one line: a sentence, no list. */
function isRunOn(line: string): boolean {
  const parts = line.split(betweenFoods);
  if (parts.length < manyFoods) return false;
  return parts.filter((part) => parseLine(part).food !== null).length >= manyFoods;
}

function inWords({ text, title, facts }: Words, isOfPage: boolean): Found {
  const read = readText(text, { title, ...(isOfPage ? minimums.page : minimums.text) });
  const found = read
    .filter(({ instructions }) => !isOfPage || instructions.length > 0)
    .map((recipe) =>
      facts === undefined
        ? recipe
        : {
            ...recipe,
            language: facts.language,
            sourceUrl: facts.address,
            image: facts.image,
          },
    );
  return { found, format: 'text' };
}
