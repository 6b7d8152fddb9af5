import type { Recipe } from '@pomona/contract/recipes';
import { isHeadingLine } from '@pomona/food/lines/heading';
import { linkSteps, type Mention } from '@pomona/food/steps/steps';
import { maxParagraphLength, toFullWidth } from '../cooklang/escaping.ts';
import { type MarkedLine, markedLine, markOf } from './cooklang-line.ts';

export type CooklangRecipe = Pick<
  Recipe,
  | 'title'
  | 'description'
  | 'language'
  | 'meal_type'
  | 'cuisine'
  | 'difficulty'
  | 'prep_time'
  | 'cook_time'
  | 'rest_time'
  | 'servings'
  | 'ingredients'
  | 'instructions'
  | 'tags'
  | 'notes'
  | 'author'
  | 'source_url'
>;

/**
 * A recipe in Cooklang (cooklang.org): facts above, then a paragraph for each step. An ingredient stands with its amount where a step
 * first names it; those that none names, and all of a list with headings, are listed in a paragraph of their own above the steps.
 */
export function cooklangOf(recipe: CooklangRecipe): string {
  const hasHeadings = recipe.ingredients.some((line) => isHeadingLine(line));
  const { body, order } = hasHeadings ? listed(recipe) : marked(recipe);
  const facts = factsOf(recipe, order).map(([key, value]) => `${key}: ${value}`);
  return ['---', ...facts, '---', '', body.join('\n\n'), ''].join('\n');
}

interface Body {
  body: string[];
  /** The place in the list of each ingredient, in the order of the text. */
  order: number[];
}

function marked({ ingredients, instructions, language }: CooklangRecipe): Body {
  const lines = ingredients.map((line) => markedLine(line, language));
  const { mentions } = linkSteps(ingredients, instructions, language);
  const order: number[] = [];
  const steps = instructions.map((step, index) => {
    const positions = positionsIn(step, mentions[index] ?? [], { lines, placed: order });
    const text = markedStep(step, positions);
    if (text !== null) order.push(...positions.map(({ place }) => place));
    return withoutStart(text ?? stepText(step));
  });
  const left = lines.flatMap((_, place) => (order.includes(place) ? [] : place));
  const list = left.flatMap((place) => lines[place] ?? []).map((line) => markOf(line, null));
  return { body: [...paragraphsOf(list), ...steps], order: [...left, ...order] };
}

/** Words of a step that stand for the ingredient at a place of the list. */
interface Placed {
  start: number;
  end: number;
  place: number;
  line: MarkedLine;
}

/** What a step may mark: each ingredient once, where it is meant alone. */
function positionsIn(
  step: string,
  mentions: readonly Mention[],
  { lines, placed }: { lines: readonly MarkedLine[]; placed: readonly number[] },
): Placed[] {
  const found: Placed[] = [];
  for (const { start, end, lines: meant } of mentions) {
    const [place = -1] = meant;
    const line = lines[place];
    const isTaken = placed.includes(place) || found.some((each) => each.place === place);
    if (meant.length !== 1 || line === undefined || isTaken) continue;
    if (start < (found.at(-1)?.end ?? 0) || !isByItself(step, start, end)) continue;
    if (!isAgain(line, lines)) found.push({ start, end, place, line });
  }
  return found;
}

/** "salt" beside "1 tsp salt": in a step it would be read as the same once more. */
const isAgain = (line: MarkedLine, lines: readonly MarkedLine[]): boolean =>
  line.quantity === '' &&
  line.preparation === '' &&
  lines.some((other) => other !== line && other.name.toLowerCase() === line.name.toLowerCase());

/** `null` where the step would be read as a list of ingredients, or not at all: too long. */
function markedStep(step: string, positions: readonly Placed[]): string | null {
  const parts: string[] = [];
  const between: string[] = [];
  let at = 0;
  for (const { start, end, line } of positions) {
    between.push(step.slice(at, start));
    parts.push(stepText(step.slice(at, start)), markOf(line, step.slice(start, end)));
    at = end;
  }
  between.push(step.slice(at));
  const text = [...parts, stepText(step.slice(at))].join('');
  const isList = !/[\p{L}\d]/u.test(between.join(''));
  return isList || text.length > maxParagraphLength ? null : text;
}

const signs = /[@#~[\]{}(),;:!?|]/;

/** Plain words that touch no letter and no bracket: a mark ends with one itself. */
const isByItself = (step: string, start: number, end: number): boolean =>
  !signs.test(step.slice(start, end)) &&
  !/[\p{L}\d@-]/u.test(step[start - 1] ?? ' ') &&
  !/[\p{L}\d({-]/u.test(step[end] ?? ' ');

/** All ingredients in lists below their headings, then the steps. */
function listed({ ingredients, instructions, language }: CooklangRecipe): Body {
  const body: string[] = [];
  let list: string[] = [];
  const close = () => {
    body.push(...paragraphsOf(list));
    list = [];
  };
  const isHeading = (line: string | undefined) => line === undefined || isHeadingLine(line);
  for (const [place, line] of ingredients.entries()) {
    // A heading with nothing below it is listed as if it were an ingredient.
    if (isHeading(line) && !isHeading(ingredients[place + 1])) {
      close();
      body.push(`> ${stepText(line)}`);
    } else list.push(markOf(markedLine(line, language), null));
  }
  close();
  return {
    body: [...body, ...instructions.map((step) => withoutStart(stepText(step)))],
    order: [],
  };
}

function paragraphsOf(list: readonly string[]): string[] {
  const paragraphs: string[] = [];
  for (const mark of list) {
    const last = paragraphs.at(-1);
    if (last === undefined || last.length + mark.length + 2 > maxParagraphLength)
      paragraphs.push(mark);
    else paragraphs[paragraphs.length - 1] = `${last}, ${mark}`;
  }
  return paragraphs;
}

/** Text of a step in one line, with the times that it waits marked. */
function stepText(text: string): string {
  return toFullWidth(text.replace(/\s+/g, ' '), /[@#~{}]|\[(?=-)|--/g).replace(
    timed,
    (_, count: string, unit: string) => `~{${count}%${unit}}`,
  );
}

/** "for 14 minutes", but neither "32 to 35 minutes" nor "a 5-minute rest". */
const timed =
  /(?<![\p{L}\d.,/–-]|\d (?:to|or|bis|oder|a|o|à|ou|-|–) )(\d{1,3}) (minutes?|hours?|seconds?|minutos?|horas?|segundos?|heures?|secondes?|minuten?|stunden?|sekunden?)(?![\p{L}\d])/giu;

const withoutStart = (step: string): string =>
  step.replace(/^[=>]/, (character) => toFullWidth(character, /./));

const isPlain = /^[\p{L}\d][\p{L}\d ,.()'’/+&-]*$/u;
const quoted = (text: string): string =>
  isPlain.test(text) && !/^(?:true|false|null|yes|no|on|off|~|[\d.]+)$/i.test(text)
    ? text
    : JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029]/g, escaped);

/** What a reader would take for the end of the line, or for nothing. */
const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function factsOf(recipe: CooklangRecipe, order: readonly number[]): [string, string][] {
  const { make_ahead: makeAhead, swap } = recipe.notes;
  const isOrdered = order.every((place, index) => place === index);
  const facts: [string, string | number | null | undefined][] = [
    ['title', quoted(recipe.title)],
    ['description', recipe.description && quoted(recipe.description)],
    ['servings', recipe.servings],
    ['prep time', `${recipe.prep_time} minutes`],
    ['cook time', `${recipe.cook_time} minutes`],
    ['rest time', recipe.rest_time === 0 ? null : `${recipe.rest_time} minutes`],
    ['course', recipe.meal_type],
    ['cuisine', recipe.cuisine],
    ['difficulty', recipe.difficulty],
    ['tags', recipe.tags.length === 0 ? null : `[${recipe.tags.map(inList).join(', ')}]`],
    ['locale', recipe.language],
    ['author', quoted(recipe.author)],
    ['source', recipe.source_url && quoted(recipe.source_url)],
    ['make ahead', makeAhead && quoted(makeAhead)],
    ['swap', swap && quoted(swap)],
    ['ingredient order', isOrdered ? null : order.map((place) => place + 1).join(' ')],
  ];
  return facts.flatMap(([key, value]) => (value ? [[key, String(value)] as [string, string]] : []));
}

/** A tag with a comma would be two. */
const inList = (tag: string): string => quoted(toFullWidth(tag, /[,[\]]/g));
