import { parseIngredient } from 'parse-ingredient';
import { unitWords } from '../packages/food/src/amounts/units.ts';
import { analyseRecipe } from '../packages/food/src/analysis/analysis.ts';
import { parseLine } from '../packages/food/src/lines/line.ts';
import { findFood, foodByKey } from '../packages/food/src/table/table.ts';
import {
  type ExpectedLine,
  type ExpectedRecipe,
  expectedLines,
  expectedRecipes,
  type LineLanguage,
  type LineReading,
  lineLanguages,
  mistakesOf,
  type RightParts,
  rightPartsOf,
  unknownFood,
} from './expected-lines.ts';

const aim = 0.95;
const rounds = 5;

type Reader = (line: ExpectedLine) => LineReading;

/** Pomona, told the language of the page as its own services are. */
function readByPomona({ text, language }: ExpectedLine): LineReading {
  const { amount, amountMax, unit, food, heading } = parseLine(text, { language });
  return { amount, amountMax, unit, food: food?.key ?? null, heading };
}

/** Its own ids, where they differ from ours; sizes are no units here. */
const unitKeys: Readonly<Record<string, string | null>> = {
  ...{ gram: 'g', kilogram: 'kg', milligram: 'mg', ounce: 'oz', pound: 'lb', milliliter: 'ml' },
  ...{ deciliter: 'dl', liter: 'l', 'fluid ounce': 'fl-oz', tablespoon: 'tbsp', teaspoon: 'tsp' },
  ...{ small: null, medium: null, large: null, piece: null, dozen: null, centimeter: 'cm' },
  ...{ bag: 'packet', box: 'packet', carton: 'packet', container: 'packet', pack: 'packet' },
  ...{ package: 'packet' },
};

/** All words of our units that the library lacks, so that it is no worse off in any language. */
const additionalUOMs = Object.fromEntries(
  unitWords.map(({ unit, words }) => [
    `pomona-${unit.key}`,
    { short: words[0] ?? '', plural: words[1] ?? words[0] ?? '', alternates: [...words] },
  ]),
);

/** The options that the library has for languages, filled in as its handbook shows. */
const languageOptions = {
  en: { leadingQuantityPrefixes: ['about', 'approx.', 'up to'] },
  es: {
    decimalSeparator: ',',
    rangeSeparators: ['to', 'or', 'a', 'o'],
    descriptionStripPrefixes: ['de la', 'de los', 'del', 'de'],
    trailingQuantityContext: ['de'],
    leadingQuantityPrefixes: ['unos', 'unas'],
    groupHeaderPatterns: ['For', /^Para\s/iu],
  },
  fr: {
    decimalSeparator: ',',
    rangeSeparators: ['to', 'or', 'à', 'ou'],
    descriptionStripPrefixes: [/de\s+la\s+/iu, /de\s+l['’]/iu, /d['’]/iu, 'des', 'du', 'de'],
    trailingQuantityContext: ['de'],
    leadingQuantityPrefixes: ['environ'],
    groupHeaderPatterns: ['For', /^Pour\s/iu],
  },
  de: {
    decimalSeparator: ',',
    rangeSeparators: ['to', 'or', 'bis', 'oder'],
    trailingQuantityContext: ['von'],
    leadingQuantityPrefixes: ['ca.', 'etwa'],
    groupHeaderPatterns: ['For', 'Für'],
  },
} as const;

const optionsBy = Object.fromEntries(
  lineLanguages.map((language) => [language, { additionalUOMs, ...languageOptions[language] }]),
);

/** The library knows no foods: its description goes through our table, whole and without brackets and commas. */
function readByLibrary({ text, language }: ExpectedLine): LineReading {
  const [read] = parseIngredient(text, optionsBy[language] as object);
  if (read === undefined) {
    return { heading: false, amount: null, amountMax: null, unit: null, food: null };
  }
  const { quantity, quantity2, unitOfMeasureID: id, description, isGroupHeader } = read;
  const [first = ''] = description.replace(/\([^()]*\)/g, ' ').split(',');
  const food = findFood(description) ?? findFood(first);
  const dozens = id === 'dozen' ? 12 : 1;
  return {
    heading: isGroupHeader,
    amount: quantity === null ? null : quantity * dozens,
    amountMax: quantity2,
    unit: id === null ? null : id in unitKeys ? (unitKeys[id] ?? null) : id.replace('pomona-', ''),
    food: food?.key ?? null,
  };
}

/** Share of the lines that are right in amount, unit and food. */
function shareRight(lines: readonly ExpectedLine[], read: Reader): number {
  return lines.filter((line) => mistakesOf(line, read(line)).length === 0).length / lines.length;
}

/** Microseconds a line in the fastest of some rounds, after one to warm up. */
function timePerLine(lines: readonly ExpectedLine[], read: Reader): number {
  const times = Array.from({ length: rounds + 1 }, () => {
    const started = performance.now();
    for (const line of lines) read(line);
    return performance.now() - started;
  });
  return (Math.min(...times.slice(1)) * 1000) / lines.length;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Ingredient lines of our own with answers written by hand; beside the library `parse-ingredient`. */
export async function measureLines(): Promise<void> {
  compare('lines', (language) => expectedLines(language));
  compare('lines written when the grammar stood', (language) => expectedLines(language, true));
  compare('lines of whole recipes', (language) =>
    expectedRecipes(language).flatMap(({ lines }) => lines),
  );
  printRecipes();
}

function compare(title: string, linesOf: (language: LineLanguage) => ExpectedLine[]): void {
  const readers = { Pomona: readByPomona, 'parse-ingredient': readByLibrary };
  const by = new Map(lineLanguages.map((language) => [language, linesOf(language)]));
  const all = [...by.values()].flat();
  console.log(`\n${title}: ${all.length}, amount, unit and food all right`);
  for (const [name, read] of Object.entries(readers)) {
    const shares = [...by].map(
      ([language, lines]) => `${language} ${percent(shareRight(lines, read))}`,
    );
    const aimed = read === readByPomona ? ` (aim ${percent(aim)})` : '';
    console.log(`  ${name} ${percent(shareRight(all, read))}${aimed}: ${shares.join(', ')}`);
    console.log(`    ${timePerLine(all, read).toFixed(1)} µs a line, foods looked up`);
  }
  for (const line of all) {
    const mistakes = mistakesOf(line, readByPomona(line));
    if (mistakes.length > 0) console.log(`  wrong: ${line.text} (${mistakes.join(', ')})`);
  }
}

/** Energy, protein, carbohydrates and fibre: what every card of a recipe shows. */
const shownFigures = ['calories', 'protein', 'carbs', 'fiber'] as const;

const shareOf = <Item>(items: readonly Item[], isSo: (item: Item) => boolean) =>
  percent(items.filter(isSo).length / items.length);

function printRecipes(): void {
  const all = lineLanguages.flatMap(expectedRecipes);
  console.log(`\nwhole recipes: ${all.length}, read by Pomona`);
  printMissingFoods(all.flatMap(({ lines }) => lines));
  printSome('all', all);
  for (const language of lineLanguages) {
    printSome(
      language,
      all.filter((recipe) => recipe.language === language),
    );
  }
}

/** Answers that no reader can give, for the table lacks the food: a slip in the answer, or a food to come. */
function printMissingFoods(lines: readonly ExpectedLine[]): void {
  const keys = lines.flatMap(({ foods }) => foods.filter((key) => key !== unknownFood));
  const lacking = [...new Set(keys)].filter((key) => foodByKey(key) === undefined);
  if (lacking.length > 0) console.log(`  foods that the table lacks: ${lacking.sort().join(', ')}`);
}

function printSome(name: string, recipes: readonly ExpectedRecipe[]): void {
  const lines = recipes.flatMap((recipe) => recipe.lines);
  const parts = lines
    .filter(({ heading }) => !heading)
    .map((line) => rightPartsOf(line, readByPomona(line)));
  const rightIn = (part: keyof RightParts) => `${part} ${shareOf(parts, (right) => right[part])}`;
  console.log(`  ${name}: ${recipes.length} recipes, ${lines.length} lines`);
  console.log(`    right: ${rightIn('amount')}, ${rightIn('unit')}, ${rightIn('food')}`);
  const linesRead = shareOf(lines, isReadWhole);
  const recipesRead = shareOf(recipes, (recipe) => recipe.lines.every(isReadWhole));
  console.log(`    read whole: ${linesRead} of the lines, ${recipesRead} of the recipes`);
  console.log(`    with figures: ${shareOf(recipes, hasFigures)} of the recipes`);
  const mistaken = lines.filter(isMisread);
  console.log(`    read whole, yet wrong: ${shareOf(lines, isMisread)} of the lines`);
  if (name !== 'all') return;
  for (const line of mistaken) console.log(`      ${line.text} (${readByPomona(line).food})`);
}

/** The worst: a line that counts as read, while its food is another one. */
const isMisread = (line: ExpectedLine) =>
  !line.heading && isReadWhole(line) && !rightPartsOf(line, readByPomona(line)).food;

function isReadWhole({ text, language }: ExpectedLine): boolean {
  const read = parseLine(text, { language });
  return read.heading || read.isReadWhole;
}

function hasFigures({ lines, servings, mealType, language }: ExpectedRecipe): boolean {
  const texts = lines.map(({ text }) => text);
  const { nutrition } = analyseRecipe({ lines: texts, servings, mealType, language });
  return shownFigures.every((key) => nutrition[key] !== undefined);
}
