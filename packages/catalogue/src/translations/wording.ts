import type { Problem } from './finding.ts';
import type { RecipeTranslation } from './translation.ts';

/** English words that no cook of another language writes; none is a word of German, Spanish or French. */
const english =
  /(?<![\p{L}'’-])(?:the|with|without|and|until|then|into|about|each|your|from|over|which|when|while|heat|stir|add|chopped|sliced|diced|minced|peeled|drained|rinsed|ground|cooked|dried|fresh|frozen|canned|cups?|tbsp|tsp|teaspoons?|tablespoons?|ounces?|pounds?|pinch|cloves?|salt|pepper|water|oil|flour|sugar|eggs?|onions?|garlic|chicken|beef|beans|lentils|milk|(?<!cottage )cheese|bread|rice|leaves|juice|lemon|oven|skillet|saucepan)(?![\p{L}'’-])/giu;

const american =
  /°F|\b\d+(?:[.,/]\d+)?[ -]?(?:oz|lb|inch(?:es)?|cups?|pulgadas?|pouces?|Zoll)\b/giu;
const decimalPoint = /(?<![\d.])\d+\.\d{1,2}(?![\d.])/g;
const spacing = / [,.)]|[,;](?=\p{L})|\( |!|—| - /gu;
const sentence = /^[\p{Lu}\d¿«„“"].*[.?»“”"]$/u;

/** Nothing English and nothing American is left, and sentences are whole. */
export function wrongWording(translation: RecipeTranslation): Problem[] {
  return [
    ...textsOf(translation).flatMap(([name, text]) => wordsIn(name, text)),
    ...sentencesOf(translation)
      .filter(([, text]) => !sentence.test(text))
      .map(([name]) => ({
        rule: 'sentences' as const,
        message: `${name} is not a whole sentence`,
      })),
  ];
}

function wordsIn(name: string, text: string): Problem[] {
  const plain = text.replace(/„[^“]*“|«[^»]*»|“[^”]*”/g, '');
  const found = (pattern: RegExp, of = text) => [...of.matchAll(pattern)].map(([word]) => word);
  const left = found(english, plain);
  return [
    ...left.map((word) => `${name}: "${word}" is English`),
    ...found(american).map((word) => `${name}: "${word}" is not metric`),
    ...found(decimalPoint).map((word) => `${name}: "${word}" needs a decimal comma`),
    ...found(spacing).map((word) => `${name}: "${word}" is no punctuation of a recipe`),
  ].map((message) => ({ rule: 'words', message }));
}

type NamedText = readonly [name: string, text: string];

function sentencesOf({ description, instructions, notes = {} }: RecipeTranslation): NamedText[] {
  return [
    ['description', description],
    ...instructions.map((text, position): NamedText => [`step ${position + 1}`, text]),
    ...Object.entries(notes).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, text] as const],
    ),
  ];
}

function textsOf(translation: RecipeTranslation): NamedText[] {
  return [
    ['title', translation.title],
    ...translation.ingredients.map((text, position): NamedText => [`line ${position + 1}`, text]),
    ...sentencesOf(translation),
  ];
}
