import type { Recipe } from '@pomona/contract/recipes';
import { parseLine } from '@pomona/food/line';
import { linkSteps } from '@pomona/food/steps';
import { markedLine, markOf, wide } from './cooklang-line.ts';

/** What of a recipe is written down. */
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
  const hasHeadings = recipe.ingredients.some((line) => parseLine(line).heading);
  const { body, order } = hasHeadings ? listed(recipe) : marked(recipe);
  const facts = factsOf(recipe, order).map(([key, value]) => `${key}: ${value}`);
  return ['---', ...facts, '---', '', body.join('\n\n'), ''].join('\n');
}

interface Body {
  body: string[];
  /** The place in the list of each ingredient, in the order of the text. */
  order: number[];
}

/** Ingredients in the steps. */
function marked({ ingredients, instructions, language }: CooklangRecipe): Body {
  const lines = ingredients.map((line) => markedLine(line, language));
  const { mentions } = linkSteps(ingredients, instructions, language);
  const placed = new Set<number>();
  const order: number[] = [];
  const steps = instructions.map((step, index) => {
    const parts: string[] = [];
    let at = 0;
    for (const { start, end, lines: meant } of mentions[index] ?? []) {
      const [place = -1] = meant;
      const line = lines[place];
      if (
        meant.length !== 1 ||
        line === undefined ||
        placed.has(place) ||
        start < at ||
        !isByItself(step, start, end)
      )
        continue;
      placed.add(place);
      order.push(place);
      parts.push(stepText(step.slice(at, start)), markOf(line, step.slice(start, end)));
      at = end;
    }
    return withoutStart([...parts, stepText(step.slice(at))].join(''));
  });
  const left = lines.flatMap((_, place) => (placed.has(place) ? [] : place));
  const list = left.flatMap((place) => {
    const line = lines[place];
    return line === undefined ? [] : markOf(line, null);
  });
  return {
    body: [...(list.length === 0 ? [] : [list.join(', ')]), ...steps],
    order: [...left, ...order],
  };
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
    if (list.length > 0) body.push(list.join(', '));
    list = [];
  };
  for (const line of ingredients) {
    if (parseLine(line).heading) {
      close();
      body.push(`> ${stepText(line).replace(/:*$/, ':')}`);
    } else list.push(markOf(markedLine(line, language), null));
  }
  close();
  return {
    body: [...body, ...instructions.map((step) => withoutStart(stepText(step)))],
    order: [],
  };
}

/** Text of a step in one line, with the times that it waits marked. */
function stepText(text: string): string {
  return wide(text.replace(/\s+/g, ' ').replace(/--/g, '––'), /[@#~{}]/g)
    .replace(/\[-/g, '［-')
    .replace(timed, (_, count: string, unit: string) => `~{${count}%${unit}}`);
}

/** "for 14 minutes", but neither "32 to 35 minutes" nor "a 5-minute rest". */
const timed =
  /(?<![\p{L}\d.,/–-]|\d (?:to|or|bis|oder|a|o|à|ou|-|–) )(\d{1,3}) (minutes?|hours?|seconds?|minutos?|horas?|segundos?|heures?|secondes?|minuten?|stunden?|sekunden?)(?![\p{L}\d])/giu;

const withoutStart = (step: string): string => step.replace(/^[=>]/, (sign) => wide(sign, /./));

const isPlain = /^[\p{L}\d][\p{L}\d ,.()'’/+&-]*$/u;
const quoted = (text: string): string =>
  isPlain.test(text) && !/^(?:true|false|null|yes|no|on|off|~|[\d.]+)$/i.test(text)
    ? text
    : JSON.stringify(text);

function factsOf(recipe: CooklangRecipe, order: readonly number[]): [string, string][] {
  const { make_ahead: makeAhead, swap } = recipe.notes;
  const isOrdered = order.every((place, index) => place === index);
  const facts: [string, string | number | null | undefined][] = [
    ['title', quoted(recipe.title)],
    ['description', recipe.description && quoted(recipe.description)],
    ['servings', recipe.servings],
    ['prep time', `${recipe.prep_time} minutes`],
    ['cook time', `${recipe.cook_time} minutes`],
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
const inList = (tag: string): string => quoted(wide(tag, /[,[\]]/g));
