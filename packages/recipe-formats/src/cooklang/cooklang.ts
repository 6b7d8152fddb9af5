import { parseLine } from '@pomona/food/lines/line';
import {
  type FixedValue,
  type Ingredient,
  type Range,
  Recipe,
  type Section,
  type Step,
} from '@tmlmt/cooklang-parser';
import { emptyRecipe, type FoundRecipe } from '../found-recipe.ts';
import { cleanLines, cleanText } from '../page/clean-text.ts';
import { withHeading } from '../schema-org/instructions.ts';
import { minutesOf } from '../text/durations.ts';
import { languageOfTag } from '../text/language.ts';
import { servingsOf } from '../text/servings.ts';
import { fromFullWidth, maxParagraphLength, toFullWidth } from './escaping.ts';
import { type FrontMatter, legacyLine, readFrontMatter } from './front-matter.ts';

/** The longest recipe that can be saved has some 160,000 characters. */
const maxTextLength = 200_000;

/** Whether a text marks ingredients the way of Cooklang: "@salt{}", "@flour{200%g}". */
export const hasMarks = (text: string): boolean =>
  /(?<![\p{L}\d])@[^\s@{}][^@{}\n]{0,300}\{[^{}\n]{0,300}\}/u.test(text.slice(0, maxTextLength));

/** Whether it has metadata lines, ">> servings: 2"; mails that were quoted twice have them too. */
export const hasLegacyMetadata = (text: string): boolean =>
  text
    .slice(0, maxTextLength)
    .split('\n')
    .some((line) => legacyLine.test(line));

/** Reads a recipe in Cooklang; `null` where it is none. */
export function readCooklang(text: string): FoundRecipe | null {
  const clean = cleanLines(text);
  if (clean.length > maxTextLength) return null;
  const { metadata, body } = readFrontMatter(clean);
  const paragraphs = paragraphsOf(body);
  if (paragraphs.some((line) => line.length > maxParagraphLength)) return null;
  try {
    return recipeOf(new Recipe(paragraphs.map(escapedForParser).join('\n\n')), metadata);
  } catch {
    // A timer without a unit, a reference to nothing: the parser gives up.
    return null;
  }
}

/** Comments taken out, and the lines of a step in one: the parser would join them without a space. */
function paragraphsOf(body: string): string[] {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of withoutBlockComments(body).split('\n')) {
    const content = line.replace(/(?:^|\s)--.*/s, '').trim();
    if (content === '') isOpen = false;
    else if (isOpen && !/^[=>]/.test(content)) paragraphs.push(`${paragraphs.pop()} ${content}`);
    else paragraphs.push(content);
    if (content !== '') isOpen = !content.startsWith('=');
  }
  return paragraphs;
}

/** "[- like this -]"; one that never ends is text. */
function withoutBlockComments(text: string): string {
  const parts: string[] = [];
  let start = 0;
  for (let open = text.indexOf('[-'); open >= 0; open = text.indexOf('[-', start)) {
    const end = text.indexOf('-]', open + 2);
    if (end < 0) break;
    parts.push(text.slice(start, open));
    start = end + 2;
  }
  return parts.join('') + text.slice(start);
}

/** The parser misreads "1,000", "007", names that end in one letter and mail addresses; unclosed marks take it quadratic time. */
const escapedForParser = (line: string): string =>
  [unclosed, timeless, nameless]
    .reduce((text, signs) => toFullWidth(text, signs), line)
    .replace(/\{[^{}%\n]*/g, (amount) => toFullWidth(amount, /[.,]|(?<!\d)0(?=\d)|\d{16,}/g))
    .replace(/(?<=\s[^\s@#~])(?=\{)/gu, wordJoiner)
    .replace(/(?<=[\p{L}\d])@(?=[\p{L}\d-]+\.\p{L})/gu, (character) => toFullWidth(character, /@/));

const unclosed = /\{(?![^{}\n]*\})/g;
const timeless = /~(?![^~{}\n]*\{)/g;
const nameless = /@(?=[@&?-]{3})/g;

const wordJoiner = '\u2060';

function recipeOf(recipe: Recipe, metadata: FrontMatter): FoundRecipe | null {
  const { lines, steps } = readSections(recipe);
  if (lines.length === 0 && metadata.size === 0) return null;
  const values = (...keys: string[]) => keys.flatMap((key) => metadata.get(key) ?? []);
  const first = (...keys: string[]) => cleanText(fromFullWidth(values(...keys)[0] ?? ''));
  const all = (...keys: string[]) => values(...keys).map((text) => cleanText(fromFullWidth(text)));
  const text = (...keys: string[]) => cleanLines(fromFullWidth(values(...keys)[0] ?? ''));
  const minutes = (...keys: string[]) => minutesOf(first(...keys));
  const makeAhead = text('make ahead');
  const swap = text('swap');
  return {
    ...emptyRecipe(),
    title: first('title', 'name'),
    description: text('description', 'introduction'),
    language: languageOfTag(first('locale', 'language', 'lang')),
    meals: all('course', 'category', 'meal'),
    cuisines: all('cuisine'),
    difficulty: first('difficulty'),
    prepMinutes: minutes('prep time', 'time.prep', 'prep_time', 'preptime'),
    cookMinutes: minutes('cook time', 'time.cook', 'cook_time', 'cooktime'),
    restMinutes: minutes('rest time', 'resting time', 'time.rest', 'rest_time', 'resttime'),
    totalMinutes: minutes('time', 'time required', 'duration', 'total time'),
    servings: servingsOf([first('servings', 'serves', 'yield')]),
    ingredients: inOrder(lines, first('ingredient order')),
    instructions: steps,
    // A comma within a tag is written in full width.
    tags: values('tags', 'tag', 'keywords')
      .flatMap((tags) => tags.split(','))
      .map((tag) => cleanText(fromFullWidth(tag)))
      .filter(Boolean),
    notes: { ...(makeAhead !== '' && { make_ahead: makeAhead }), ...(swap !== '' && { swap }) },
    sourceUrl: first('source', 'source.url', 'url'),
    sourceName: first('source', 'source.name'),
    image: first('image', 'picture', 'images', 'pictures'),
  };
}

function readSections(recipe: Recipe): { lines: string[]; steps: string[] } {
  const lines: string[] = [];
  const steps: string[] = [];
  const listed = new Set<number>();
  for (const section of recipe.sections) {
    const own: string[] = [];
    let heading = '';
    for (const content of section.content) {
      if (content.type === 'note') {
        heading = cleanText(fromFullWidth(content.note));
        continue;
      }
      // A paragraph of ingredients alone lists them; a note above it is the heading of the list.
      const isList = isListOnly(content);
      if (isList && isHeading(heading)) lines.push(heading);
      addLines(content, { recipe, listed, lines, isList });
      if (!isList) own.push(stepText(content, recipe));
      heading = '';
    }
    steps.push(...withHeading(fromFullWidth(nameOf(section)), own.filter(Boolean)));
  }
  return { lines, steps };
}

const isHeading = (note: string): boolean => note.endsWith(':') || parseLine(note).heading;

const nameOf = ({ name }: Section) => name.replace(/^=+|(?<!=)=+$/g, '').trim();

const isListOnly = ({ items }: Step): boolean =>
  items.some(({ type }) => type === 'ingredient') &&
  items.every(
    (item) =>
      item.type === 'ingredient' || (item.type === 'text' && /^[\s,;.·•*-]*$/.test(item.value)),
  );

interface LineContext {
  recipe: Recipe;
  /** Indexes of the ingredients that have their line. */
  listed: Set<number>;
  lines: string[];
  isList: boolean;
}

function addLines({ items }: Step, { recipe, listed, lines, isList }: LineContext): void {
  for (const item of items) {
    if (item.type !== 'ingredient' || listed.has(item.index)) continue;
    listed.add(item.index);
    const ingredient = recipe.ingredients[item.index];
    if (ingredient === undefined) continue;
    const line = lineOf(ingredient);
    if (line !== '' && (isList || !isAgain(item.index, recipe))) lines.push(line);
  }
}

/** "Add more @salt": an earlier step names it with its amount. */
function isAgain(place: number, { ingredients }: Recipe): boolean {
  const { name = '', quantity, preparation } = ingredients[place] ?? {};
  const isBare = quantity === undefined && preparation === undefined;
  const isSame = (other: Ingredient) => other.name.toLowerCase() === name.toLowerCase();
  return isBare && ingredients.slice(0, place).some(isSame);
}

/** "200 g flour, sifted"; of a preparation "150 g; sliced" the part before the semicolon stands in brackets behind the name. */
function lineOf({ name, quantity, unit, preparation = '', flags = [] }: Ingredient): string {
  const [, note, rest] = /^([^;]*);\s?(.*)$/.exec(preparation) ?? [];
  const head = [quantityText(quantity), unit?.trim() ?? '', name.trim()].filter(Boolean).join(' ');
  const noted = note === undefined ? head : `${head} (${note.trim()})`;
  const prepared = [noted, rest ?? preparation].map((part) => part.trim()).filter(Boolean);
  if (flags.includes('optional')) prepared.push('optional');
  return cleanText(fromFullWidth(prepared.join(', ')));
}

function quantityText(quantity: FixedValue | Range | undefined): string {
  if (quantity === undefined) return '';
  if (quantity.type === 'range') return `${numberText(quantity.min)}-${numberText(quantity.max)}`;
  return numberText(quantity.value);
}

function numberText(value: FixedValue['value']): string {
  if (value.type === 'text') return value.value.trim();
  return value.type === 'decimal' ? String(value.value) : `${value.num}/${value.den}`;
}

function stepText({ items }: Step, { ingredients, cookware, timers }: Recipe): string {
  const text = items.map((item) => {
    if (item.type === 'text') return item.value;
    if (item.type === 'ingredient')
      return item.displayName || (ingredients[item.index]?.name ?? '');
    if (item.type === 'cookware') return cookware[item.index]?.name ?? '';
    const timer = timers[item.index];
    return timer === undefined ? '' : `${quantityText(timer.duration)} ${timer.unit}`.trim();
  });
  return cleanText(fromFullWidth(text.join('')));
}

/** "3 1 2": the first ingredient of the text is the third of the list. Only where it names each place once. */
function inOrder(lines: readonly string[], order: string): string[] {
  const positions = order
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const isWhole =
    positions.length === lines.length &&
    new Set(positions).size === lines.length &&
    positions.every((place) => lines[place - 1] !== undefined);
  if (!isWhole) return [...lines];
  const ordered: string[] = [];
  for (const [index, place] of positions.entries()) ordered[place - 1] = lines[index] ?? '';
  return ordered;
}
