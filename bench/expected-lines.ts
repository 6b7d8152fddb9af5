import { readFileSync } from 'node:fs';
import type { MealType } from '../packages/food/src/labels/diets.ts';

export const lineLanguages = ['en', 'es', 'fr', 'de'] as const;
export type LineLanguage = (typeof lineLanguages)[number];

/** What a cook means by a line, written by hand. Of several amounts, units or foods, each is right. */
export interface ExpectedLine {
  language: LineLanguage;
  text: string;
  /** "For the sauce:" is no ingredient. */
  heading: boolean;
  amounts: (number | null)[];
  /** The longer end of a range. */
  amountMax: number | null;
  /** Keys of `units.ts`; `null` for plain pieces. */
  units: (string | null)[];
  /** Keys of the food table; `unknownFood` where no food of the table is right. */
  foods: string[];
}

/** The ingredient list of a whole recipe. */
export interface ExpectedRecipe {
  title: string;
  language: LineLanguage;
  servings: number;
  mealType: MealType;
  lines: ExpectedLine[];
}

/** Stands for "the table has no such food": right is to name none. */
export const unknownFood = '?';

/** What a reader made of a line, in the same terms. */
export interface LineReading {
  heading: boolean;
  amount: number | null;
  amountMax: number | null;
  unit: string | null;
  food: string | null;
}

/**
 * The lines of `bench/lines/<language>.txt` and, written when the grammar stood, `<language>-later.txt`:
 * `text => amount unit food`, `-` for none, `|` between right answers.
 */
export function expectedLines(language: LineLanguage, isLater = false): ExpectedLine[] {
  const file = new URL(`lines/${language}${isLater ? '-later' : ''}.txt`, import.meta.url);
  const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return rows.map((row) => expectedLine(language, row));
}

/**
 * The recipes of `bench/lines/recipes-<language>.txt`, parted by empty lines: `# title | servings 4 | Dinner`, then
 * lines as above.
 */
export function expectedRecipes(language: LineLanguage): ExpectedRecipe[] {
  const file = new URL(`lines/recipes-${language}.txt`, import.meta.url);
  const blocks = readFileSync(file, 'utf8').trim().split('\n\n');
  return blocks.map((block) => expectedRecipe(language, block));
}

function expectedRecipe(language: LineLanguage, block: string): ExpectedRecipe {
  const [head = '', ...rows] = block.split('\n');
  const [title = '', servings = '', mealType = ''] = head.replace(/^# /, '').split(' | ');
  return {
    title,
    language,
    servings: Number(servings.replace('servings ', '')),
    // The files name meal types only.
    mealType: mealType as MealType,
    lines: rows.map((row) => expectedLine(language, row)),
  };
}

function expectedLine(language: LineLanguage, row: string): ExpectedLine {
  const [text = '', answer = ''] = row.split(' => ');
  const line = { language, text, heading: answer === 'heading' };
  if (line.heading) return { ...line, amounts: [null], amountMax: null, units: [null], foods: [] };
  const [amount = '', unit = '', food = ''] = answer.split(' ');
  const [from = '', to] = /^\d.*-\d/.test(amount) ? amount.split('-') : [amount];
  return {
    ...line,
    amounts: from.split('|').map((one) => (one === '-' ? null : Number(one))),
    amountMax: to === undefined ? null : Number(to),
    units: unit.split('|').map((one) => (one === '-' ? null : one)),
    foods: food.split('|'),
  };
}

export interface RightParts {
  amount: boolean;
  unit: boolean;
  food: boolean;
}

/** Which parts of an ingredient line a reading got right; none where it took the line for a heading. */
export function rightPartsOf(expected: ExpectedLine, read: LineReading): RightParts {
  if (read.heading) return { amount: false, unit: false, food: false };
  const unit = read.unit === 'piece' ? null : read.unit;
  return {
    amount:
      expected.amounts.some((amount) => isClose(amount, read.amount)) &&
      isClose(expected.amountMax, read.amountMax),
    unit: expected.units.includes(unit),
    food: expected.foods.includes(read.food ?? unknownFood),
  };
}

/** What a reading got wrong of a line; nothing where amount, unit and food are all right. */
export function mistakesOf(expected: ExpectedLine, read: LineReading): string[] {
  if (expected.heading || read.heading) {
    return expected.heading === read.heading ? [] : ['heading'];
  }
  const right = rightPartsOf(expected, read);
  return [
    ...(right.amount ? [] : [`amount ${read.amount}–${read.amountMax}`]),
    ...(right.unit ? [] : [`unit ${read.unit}`]),
    ...(right.food ? [] : [`food ${read.food}`]),
  ];
}

/** Equal to the third decimal, as far as "1/3" is written in decimals. */
function isClose(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) <= 0.002;
}
