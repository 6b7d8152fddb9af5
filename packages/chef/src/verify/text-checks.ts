import type { RecipeAnalysis } from '@pomona/food/analysis/analysis';
import { detailedAllergens } from '@pomona/food/foods/allergens';
import type { Trait } from '@pomona/food/foods/food-row';
import { folded, stem } from '@pomona/food/foods/names';
import { comparisons } from '@pomona/food/steps/step-words';
import { type LinkedSteps, linkSteps } from '@pomona/food/steps/steps';
import { type Food, foodByKey } from '@pomona/food/table/table';
import { allTraits, excludedTraits } from '../brief/allowed-foods.ts';
import type { ExclusionTest } from '../brief/excluded-foods.ts';
import type { Brief } from '../brief.ts';
import type { RecipeRequest } from '../request.ts';
import type { WrittenRecipe } from '../written-recipe.ts';
import type { Problem } from './problem.ts';
import { mentionsInText, type TextMention } from './text-mentions.ts';

/** What the lines hold, against which the words of the other texts are compared. */
interface Listed {
  keys: ReadonlySet<string>;
  words: ReadonlySet<string>;
  traits: ReadonlySet<Trait>;
}

interface Place {
  /** `null`: title, description, tags or notes. */
  step: number | null;
  isLinked: (mention: TextMention) => boolean;
  /** The finished dish ("flip the waffles"), or what it is compared with. */
  isDish: (mention: TextMention) => boolean;
}

/** Foods in title, description, steps, tags and notes that no line has; what excluded contents they bring. */
export function textProblems(
  recipe: WrittenRecipe,
  analysis: RecipeAnalysis,
  { request }: Pick<Brief, 'request'>,
  { notes, isExcluded }: { notes: string; isExcluded: ExclusionTest },
): Problem[] {
  const { language, instructions, ingredients } = recipe;
  const listed = listedIn(analysis);
  const links = linkSteps(ingredients, instructions, language);
  const forbidden = forbiddenTraits(request);
  const check = (text: string, place: Place) =>
    mentionsInText(text, language).flatMap((mention) =>
      mentionProblems(mention, place, { listed, forbidden, isExcluded }),
    );
  const about = [recipe.title, recipe.description, ...recipe.tags, notes];
  return [
    ...about.flatMap((text) => check(text, aboutDish)),
    ...instructions.flatMap((text, step) =>
      check(text, { step, isLinked: linkedIn(links, step), isDish: dishIn(recipe.title, text) }),
    ),
    ...unusedLines(links),
  ];
}

function forbiddenTraits(request: RecipeRequest): Set<Trait> {
  const forbidden = excludedTraits(request.diets);
  for (const allergen of request.allergens) forbidden.add(allergen);
  return forbidden;
}

function listedIn({ lines }: RecipeAnalysis): Listed {
  const mentions = lines.flatMap((line) => line.mentions);
  const keys = mentions.flatMap(({ food }) => food?.key ?? []);
  const foods = keys.flatMap((key) => foodByKey(key) ?? []);
  const names = foods.flatMap(({ names: all }) => Object.values(all).flat());
  const texts = [...lines.map(({ text }) => text), ...names];
  return {
    keys: new Set(keys),
    words: new Set(texts.flatMap((text) => folded(text).split(' ')).map(stem)),
    traits: new Set(mentions.flatMap((mention) => [...allTraits(mention)])),
  };
}

const aboutDish: Place = { step: null, isLinked: () => false, isDish: () => false };

function dishIn(title: string, step: string): Place['isDish'] {
  const words = new Set(folded(title).split(' ').map(stem));
  const compared = [...step.matchAll(comparisons.en)].map(({ 0: text, index }) => ({
    start: index,
    end: index + (text.split(/ (?:and|then|with|add) /)[0] ?? '').length,
  }));
  return (mention) =>
    mention.words.every((word) => words.has(word)) ||
    compared.some(({ start, end }) => mention.start >= start && mention.end <= end);
}

function linkedIn(links: LinkedSteps, step: number) {
  const ranges = links.mentions[step] ?? [];
  return (mention: TextMention) =>
    ranges.some(({ start, end }) => start < mention.end && end > mention.start);
}

interface Against {
  listed: Listed;
  forbidden: ReadonlySet<Trait>;
  isExcluded: ExclusionTest;
}

function mentionProblems(
  mention: TextMention,
  { step, isLinked, isDish }: Place,
  { listed, forbidden, isExcluded }: Against,
): Problem[] {
  const { food, certain, text } = mention;
  if (food !== null && (listed.keys.has(food.key) || isPartOfListed(food, listed))) return [];
  const brought = [...certain].filter((trait) => !listed.traits.has(trait));
  const isNamed = mention.words.every((word) => listed.words.has(word));
  if (isNamed && mention.isReference) return [];
  const hidden = brought.filter((trait) => forbidden.has(trait));
  const allergen = detailedAllergens.find((one) => hidden.includes(one));
  if (allergen !== undefined) return [{ kind: 'allergen', line: null, allergen, text }];
  if (hidden.length > 0) return [{ kind: 'unlisted_food', step, food: text }];
  if (food === null || isLinked(mention)) return [];
  if (isExcluded(food) && !isNamed) return [{ kind: 'unlisted_food', step, food: text }];
  if (isNamed) return [];
  // A title may call a dish by a name; a step that names a food must have it in a line.
  if (step === null || isDish(mention)) return [];
  return [{ kind: 'unlisted_food', step, food: text }];
}

/** Tap water needs no line, and a yolk is of the egg. */
function isPartOfListed({ key }: Food, { keys }: Listed): boolean {
  if (/^(?:water|ice)(?:-|$)/.test(key)) return true;
  return /^egg-(?:yolk|white)/.test(key) && keys.has('egg');
}

const unusedLines = ({ unnamed }: LinkedSteps): Problem[] =>
  unnamed.map((line) => ({ kind: 'unused_line', line }));
