import { type Language, languages } from '@pomona/food/foods/languages';
import { parseLine } from '@pomona/food/lines/line';
import type { UnitSystem } from '@pomona/food/scaling/conversion';
import { densityOfLine } from '@pomona/food/scaling/conversion-line';
import { convertedText } from '@pomona/food/scaling/conversion-text';
import { scaledLineIn } from '@pomona/food/scaling/scaling-languages';
import { lineInWords } from '@pomona/food/wording/wording';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './read.ts';

const written = [...new Set(readCatalogue().flatMap(({ ingredients }) => ingredients))];
const factors = [
  1 / 8,
  1 / 4,
  1 / 3,
  0.37,
  1 / 2,
  3 / 4,
  1.25,
  1.3,
  1.5,
  5 / 3,
  2,
  2.2,
  3,
  5,
  7,
  12,
];

/** Grams and millilitres. */
const size: Readonly<Record<string, number>> = {
  ...{ g: 1, kg: 1000, oz: 28.3495, lb: 453.592 },
  ...{ ml: 1, l: 1000, tsp: 4.929, tbsp: 14.787, cup: 236.588, pinch: 0.31 },
};
const weights = new Set(['g', 'kg', 'oz', 'lb']);
const pieces = 'pieces';

interface Read {
  amount: number;
  kind: 'grams' | 'ml' | typeof pieces;
}

const pinch =
  /^(?:a pinch|a few drops|una pizca|unas gotas|une pincée|quelques gouttes|einige Tropfen)/;
const number = /^(?:(\d+) (\d)\/(\d)|(\d)\/(\d)|(\d+(?:[.,]\d+)?))(?![\d/])/;

/** The leading amount as written: whole, decimal, a fraction, or several ("1 cup + 2 tbsp", "1 lb 2 oz"). */
function readStart(text: string): Read | null {
  if (pinch.test(text)) return { amount: size.pinch ?? 0, kind: 'ml' };
  const parts: Read[] = [];
  let rest = text.replace(/^≈ /, '');
  for (let match = number.exec(rest); match !== null; match = number.exec(rest)) {
    const after = rest.slice(match[0].length).trimStart();
    const unit = unitOf(after);
    const kind = unit === null ? pieces : weights.has(unit.key) ? 'grams' : 'ml';
    parts.push({ amount: numberIn(match) * (size[unit?.key ?? ''] ?? 1), kind });
    rest = unit === null ? '' : after.slice(unit.word.length).replace(/^(?: \+ | (?=\d+ oz))/, '');
  }
  const [first] = parts;
  return first === undefined
    ? null
    : { amount: parts.reduce((sum, { amount }) => sum + amount, 0), kind: first.kind };
}

function numberIn([, whole, top, bottom, onlyTop, onlyBottom, decimal]: RegExpExecArray): number {
  if (decimal !== undefined) return Number(decimal.replace(',', '.'));
  return Number(whole ?? 0) + Number(top ?? onlyTop) / Number(bottom ?? onlyBottom);
}

const unitWords: readonly (readonly [string, RegExp])[] = [
  ['kg', /^kg(?!\p{L})/u],
  ['g', /^g(?!\p{L})/u],
  ['oz', /^oz(?!\p{L})/u],
  ['lb', /^lb(?!\p{L})/u],
  ['ml', /^ml(?!\p{L})/u],
  ['l', /^(?:l|liters?)(?!\p{L})/u],
  ['tsp', /^(?:tsp|cucharaditas?|c\. à c\.|TL)(?!\p{L})/u],
  ['tbsp', /^(?:tbsp|cucharadas?|c\. à s\.|EL)(?!\p{L})/u],
  ['cup', /^(?:cups?|tazas?|tasses?|Tassen?)(?!\p{L})/u],
];

function unitOf(text: string): { key: string; word: string } | null {
  for (const [key, pattern] of unitWords) {
    const [word] = pattern.exec(text) ?? [];
    if (word !== undefined) return { key, word };
  }
  return null;
}

/** 10 %, or less than the smallest tool: a leaf is not cut, anything else is halved. */
function isClose(exact: Read, shown: Read | null): boolean {
  if (shown === null || shown.amount <= 0) return false;
  const isLittle = exact.amount < 0.65 && exact.kind !== pieces;
  // "1 Prise" is a number of them.
  if (isLittle && (shown.amount === size.pinch || shown.kind === pieces)) return true;
  const smallest = { grams: 1, ml: 0.62, pieces: shown.amount === 1 ? 1 : 0.5 }[exact.kind];
  const off = Math.abs(shown.amount - exact.amount);
  return shown.kind === exact.kind && off <= Math.max(0.1 * exact.amount, smallest) + 1e-6;
}

const foreign = {
  metric: /\d ?(?:oz|lb|cups?|tazas?|tasses?|Tassen?|fl oz|inch)(?!\p{L})|-inch/u,
  us: /\d ?(?:k?g|m?l|[cd]l|liters?|[cm]m)(?!\p{L})/u,
};
const doubled = /^≈? ?([\d./ ]+ \p{L}+) \(≈? ?\1\)/u;
const needless = /(?:eggs?|garlic cloves?) \([^)]*oz\)/;
const manyOunces = /(?<![\d/.])(?:1[6-9]|[2-9]\d|\d{3,})(?: \d\/\d)? ?oz/;

const inLanguage = (line: string, language: Language) =>
  language === 'en' ? line : lineInWords(parseLine(line), language);

/** Every line that begins with an amount, at every factor, with what is wrong with it. */
function wronglyScaled(language: Language): { wrong: string[]; counted: number } {
  const texts = written.map((line) => inLanguage(line, language));
  const scaled = texts.flatMap((text) => {
    const before = readStart(text);
    if (before === null) return [];
    return factors.map((factor) => ({
      text: `${text} × ${factor}`,
      exact: { ...before, amount: before.amount * factor },
      shown: scaledLineIn(text, factor, language),
    }));
  });
  const wrong = scaled
    .filter(
      ({ exact, shown }) =>
        !isClose(exact, readStart(shown)) || /^0(?![.,])/.test(shown) || manyOunces.test(shown),
    )
    .map(({ text, shown }) => `${text}: ${shown}`);
  return { wrong, counted: scaled.length };
}

function wronglyConverted(to: UnitSystem, language: Language): string[] {
  return written.flatMap((line) => {
    const density = densityOfLine(parseLine(line));
    const own = inLanguage(line, language);
    return [1, 0.37, 1.5, 7]
      .map((factor) => convertedText(own, to, { density, factor, language }).text)
      .filter((text) => isForeign(text, to) || doubled.test(text) || manyOunces.test(text))
      .map((text) => `${own}: ${text}`);
  });
}

const isForeign = (text: string, to: UnitSystem) =>
  foreign[to].test(text) || (to === 'us' && needless.test(text));

describe('SCALE-01 SCALE-03 every line of the collection can be measured', () => {
  it.each(languages)('scaled in %s, within 10 % or the smallest tool', (language) => {
    const { wrong, counted } = wronglyScaled(language);
    expect(wrong).toEqual([]);
    expect(counted).toBeGreaterThan(30_000);
  });

  it.each(languages)('in %s, nothing is of the other system or said twice', (language) => {
    expect(wronglyConverted('metric', language)).toEqual([]);
    expect(wronglyConverted('us', language)).toEqual([]);
  });
});
