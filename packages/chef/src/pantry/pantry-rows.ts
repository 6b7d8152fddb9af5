import { cuisines } from '@pomona/food/labels/diets';
import { cues, cuts, slots, techniques } from '../dish.ts';
import { type CookingWay, type PantryFood, tastes } from './pantry-food.ts';

/**
 * One food a line: key | slots | least, usual and most grams | unit and step | cut when raw | ways | minutes of cutting
 * | tastes | cuisines | `common`, `sweet`, `rare`. A way: technique, cut, minutes, `@` degrees, cue. Lines with `#` are headings.
 */
export function readPantryRows(text: string): readonly PantryFood[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readRow);
}

function readRow(line: string): PantryFood {
  const cells = line.split('|').map((cell) => cell.trim());
  const [key = '', slot = '', grams = '', amount = '', raw = '', ways = ''] = cells;
  const [prep = '', taste = '', cuisine = '', flags = ''] = cells.slice(6);
  const [min, usual, max] = wordsOf(grams).map(numberOf);
  const [unit = '', step = ''] = wordsOf(amount);
  if (min === undefined || usual === undefined || max === undefined)
    throw new Error(`grams: ${line}`);
  return {
    key,
    slots: wordsOf(slot).map((word) => oneOf(slots, word)),
    servingGrams: { min, usual, max },
    unit: unit === 'piece' ? null : unit,
    step: numberOf(step),
    raw: raw === '-' ? null : oneOf(cuts, raw),
    ways: ways === '' ? [] : ways.split(';').map(readWay),
    prepMinutes: numberOf(prep),
    tastes: wordsOf(taste).map((word) => oneOf(tastes, word)),
    cuisines: wordsOf(cuisine).map((word) => oneOf(cuisines, word)),
    isSweetDish: flags.includes('sweet'),
    isCommon: flags.includes('common'),
    isRare: flags.includes('rare'),
  };
}

function readWay(text: string): CookingWay {
  const [technique = '', cut = '', time = '', cue = ''] = wordsOf(text);
  const [minutes = '', celsius] = time.split('@');
  return {
    technique: oneOf(techniques, technique),
    cut: oneOf(cuts, cut),
    minutes: numberOf(minutes),
    ...(celsius === undefined ? {} : { celsius: numberOf(celsius) }),
    cue: oneOf(cues, cue),
  };
}

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

function numberOf(text: string): number {
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) throw new Error(`no number: "${text}"`);
  return number;
}

function oneOf<T extends string>(known: readonly T[], word: string): T {
  const found = known.find((one) => one === word);
  if (found === undefined) throw new Error(`unknown word: "${word}"`);
  return found;
}
