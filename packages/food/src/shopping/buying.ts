import { type Quantity, readAloneAmount, readHead } from '../amounts/line-head.ts';
import type { Language } from '../foods/languages.ts';
import { type ParsedLine, parseLine } from '../lines/line.ts';
import { cleanedText, withoutNotes } from '../lines/text-cleanup.ts';
import { measureText } from '../wording/wording.ts';
import type { MergedFood } from './merging.ts';

export interface Bought {
  /** The words without the amount: "cherry tomatoes", "kitchen paper". */
  name: string;
  line: ParsedLine;
}

/** Parses a line of a shopping list: "2 kg tomatoes", "milk 2 l", "kitchen paper". Never throws. */
export function boughtLine(text: string, language?: Language): Bought {
  const line = parseLine(text, language === undefined ? {} : { language });
  if (line.heading || line.amount === null) return { name: text.trim(), line };
  const cleaned = cleanedText(text);
  const [head = '', ...others] = withoutNotes(cleaned).split(/,(?!\d)/);
  const { name, nameWithUnit, size, quantities } = readHead(head.trim(), language);
  const own = size !== null && quantities[0]?.unit == null ? nameWithUnit : name;
  // "500 g" and "7up" have no name beside the number.
  if (own.trim().length < 2 || isOneWord(head))
    return { name: text.trim(), line: withoutAmount(line) };
  const notes = line.notes.map((note) => ` (${note})`).join('');
  const rest = others.map((part) => `, ${part.trim()}`).join('');
  return { name: `${own.trim()}${notes}${rest}`, line };
}

/** The number belongs to the name. */
const withoutAmount = (line: ParsedLine): ParsedLine => ({
  ...line,
  ...{ amount: null, amountMax: null, unit: null, each: null },
});

/** "7up": number and letters in one, and no unit between. */
const isOneWord = (head: string) => /^\d+\p{L}+$/u.test(head.trim());

/** The parts of a merged amount as text: "1 can (400 g) + 200 g"; empty without parts. */
export function partsText(parts: MergedFood['parts'], language: Language): string {
  return parts
    .map(({ each, ...measure }) => {
      const content =
        each === null ? '' : ` (${measureText({ ...each, amountMax: null }, language)})`;
      return `${measureText(measure, language)}${content}`;
    })
    .join(' + ');
}

type Amount = Pick<ParsedLine, 'amount' | 'amountMax' | 'unit' | 'each'>;

/** Parses a quantity part by part; `null` for parts that are no amount ("a bag"). */
export function amountsOfQuantity(
  quantity: string,
): readonly { text: string; amount: Amount | null }[] {
  return quantity.split(' + ').map((text) => ({ text, amount: amountOfPart(text.trim()) }));
}

function amountOfPart(text: string): Amount | null {
  const [, outer = text, inner] = /^(.+?) \((.+)\)$/.exec(text) ?? [];
  const main = quantityOf(outer);
  const each = inner === undefined ? undefined : quantityOf(inner);
  if (main === undefined || (inner !== undefined && each?.unit == null)) return null;
  const { amount, amountMax, unit } = main;
  return {
    amount,
    amountMax: amountMax > amount ? amountMax : null,
    unit: unit?.key ?? null,
    each: each?.unit == null ? null : { amount: each.amount, unit: each.unit.key },
  };
}

const probe = 'basilikum';

/** Some units are recognised only before a food ("2 c. à s."). */
function quantityOf(text: string): Quantity | undefined {
  const alone = readAloneAmount(text)?.quantities[0];
  if (alone !== undefined) return alone;
  const { quantities, name } = readHead(cleanedText(`${text} de ${probe}`));
  return name === probe && quantities.length === 1 ? quantities[0] : undefined;
}
