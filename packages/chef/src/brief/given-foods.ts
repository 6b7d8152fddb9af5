import type { Language } from '@pomona/food/foods/languages';
import { folded } from '@pomona/food/foods/names';
import { type ParsedLine, parseLine } from '@pomona/food/lines/line';
import { type Food, foodByKey, matchFood, searchFoods } from '@pomona/food/table/table';
import type { GivenFood, LeftOutReason } from '../brief.ts';
import { harmfulPhrases, inedibleWords } from './inedible-words-data.ts';
import { isInstruction } from './instructing-words-data.ts';
import { ordinaryNames } from './ordinary-names-data.ts';

/** Below it a corrected misspelling is a guess. */
const minConfidence = 0.5;
const maxWords = 8;
/** Of one request, after lists were split. */
const maxFoods = 60;
/** The same words are read again for each change that is tried. */
const maxRemembered = 500;

/** What was typed, one food each: "tomatoes, onions and rice" is three. */
export function givenFoods(
  typed: readonly string[],
  language: Language,
  reasonAgainst: (food: Food) => LeftOutReason | null,
): GivenFood[] {
  const texts = new Set(typed.flatMap((text) => splitFoods(text, language)));
  return [...texts].slice(0, maxFoods).map((text) => givenFood(text, language, reasonAgainst));
}

function givenFood(
  text: string,
  language: Language,
  reasonAgainst: (food: Food) => LeftOutReason | null,
): GivenFood {
  if (isInedible(text)) return { text, food: null, leftOut: { kind: 'not_food' } };
  const food = recognised(text, language);
  return { text, food, leftOut: food === null ? null : reasonAgainst(food) };
}

export function isInedible(text: string): boolean {
  const plain = folded(text);
  const words = plain.split(' ');
  // "dog" is none, "hot dog" is; "glass noodles" are food.
  const isNamed = matchFood(text)?.by === 'exact';
  return (
    harmfulPhrases.some((phrase) => phrase.test(plain)) ||
    (!isNamed && words.some((word) => inedibleWords.has(word)))
  );
}

const remembered = new Map<string, Food | null>();

/** The food of a typed line; ambiguous names have their usual meaning. */
export function recognised(text: string, language: Language): Food | null {
  const key = `${language} ${text}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= maxRemembered) remembered.clear();
  const food = read(text, language);
  remembered.set(key, food);
  return food;
}

function read(text: string, language: Language): Food | null {
  if (text.split(/\s+/).length > maxWords || hasForeignSigns(text) || isInstruction(text))
    return null;
  const ordinary = ordinaryNames[language].get(folded(text));
  if (ordinary !== undefined) return foodByKey(ordinary) ?? null;
  const line = parseLine(text, { language });
  if (line.mentions.length === 0 && line.food === null) return nearest(text, language);
  const named = line.food === null ? null : foodByKey(line.food.key);
  if (named != null) return named;
  const match = matchFood(text, { language });
  return match?.food ?? match?.candidates[0] ?? mentionedFood(line) ?? null;
}

const hasForeignSigns = (text: string) => /[<>{}[\]\\|]|https?:|www\./i.test(text);

function mentionedFood({ mentions }: ParsedLine): Food | undefined {
  const [first] = mentions.flatMap(({ food, isCertain }) => (isCertain && food ? [food.key] : []));
  return first === undefined ? undefined : foodByKey(first);
}

function nearest(text: string, language: Language): Food | null {
  const match = matchFood(text, { language });
  if (match !== null)
    return match.food === null
      ? (match.candidates[0] ?? null)
      : match.confidence >= minConfidence
        ? match.food
        : null;
  const words = folded(text).split(' ');
  // The start of a name that is being typed: "zucch".
  if (words.length > 2 || text.length < 4) return null;
  const [found] = searchFoods(text, { limit: 1, language });
  return found?.food ?? null;
}

const conjunction = /\s(?:and|y|e|et|und|&|\+)\s/i;

function splitFoods(text: string, language: Language): string[] {
  const pieces = text
    .split(/[,;\n•]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const foods: string[] = [];
  for (const piece of pieces) {
    // "chicken, boneless": what describes belongs to the food before it.
    if (foods.length > 0 && describes(piece, language)) foods.push(`${foods.pop()}, ${piece}`);
    else foods.push(...splitPair(piece, language));
  }
  return foods;
}

function describes(text: string, language: Language): boolean {
  const { food, mentions, unread } = parseLine(text, { language });
  return food === null && mentions.length === 0 && unread.length === 0;
}

/** "rice and beans", but not "mac and cheese", which is one dish. */
function splitPair(text: string, language: Language): string[] {
  const sides = text.split(conjunction);
  if (sides.length < 2 || sides.length > 4) return [text];
  if (matchFood(text, { language })?.by === 'exact') return [text];
  const isPair = sides.every((side) => parseLine(side, { language }).food !== null);
  const whole = parseLine(text, { language });
  const isDish = whole.mentions.length === 1 && whole.food === null;
  return isPair && !isDish ? sides.map((side) => side.trim()) : [text];
}
