import { readFileSync } from 'node:fs';

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
  /** Keys of the food table. */
  foods: string[];
}

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

/** What a reading got wrong of a line; nothing where amount, unit and food are all right. */
export function mistakesOf(expected: ExpectedLine, read: LineReading): string[] {
  if (expected.heading || read.heading) {
    return expected.heading === read.heading ? [] : ['heading'];
  }
  const unit = read.unit === 'piece' ? null : read.unit;
  const isAmount =
    expected.amounts.some((amount) => isClose(amount, read.amount)) &&
    isClose(expected.amountMax, read.amountMax);
  return [
    ...(isAmount ? [] : [`amount ${read.amount}–${read.amountMax}`]),
    ...(expected.units.includes(unit) ? [] : [`unit ${unit}`]),
    ...(read.food !== null && expected.foods.includes(read.food) ? [] : [`food ${read.food}`]),
  ];
}

/** Equal to the third decimal, as far as "1/3" is written in decimals. */
function isClose(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) <= 0.002;
}
