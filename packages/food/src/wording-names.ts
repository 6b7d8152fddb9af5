import type { Language } from './line-words.ts';
import { withNumberOf } from './plurals.ts';
import type { Food } from './table.ts';
import { withNumberIn } from './wording-plurals.ts';
import { isMany } from './wording-units.ts';

/** Whether pieces of a food are counted ("2 eggs"), so that its name has a plural ("200 g carrots"). */
export function isCounted({ measures, roles }: Food): boolean {
  if (roles.includes('liquid') || roles.includes('oil') || roles.includes('salt')) return false;
  return measures.piece !== undefined || measures.medium !== undefined;
}

/** Units of which one is part of one piece, or a whole one: "1 head cauliflower", "2 slices of lemon". */
const ofOne = new Set(
  'slice loaf head half wedge piece stalk stick leaf sprig clove strip ear fillet inch cm'.split(
    ' ',
  ),
);

/** Beside this measure a heap of pieces is meant: "200 g carrots", but "200 g bread". */
function isHeap({ measures, roles }: Food, unit: string): boolean {
  const isBread = measures.slice !== undefined && roles.includes('starch');
  return !ofOne.has(unit) && !isBread;
}

/**
 * The name of a food as a line shows it, in the first words of the table: in the number of its pieces, or of a heap
 * of them beside a measure.
 */
export function shownName(
  food: Food,
  { amount, unit }: { amount: number; unit: string | null },
  language: Language,
): string {
  const name = food.names[language][0] ?? food.names.en[0] ?? food.key;
  if (!isCounted(food)) return name;
  const isPlural = unit === null ? isMany(amount, language) : isHeap(food, unit);
  const number = isPlural ? 2 : 1;
  if (language === 'en') return withNumberOf(name, number);
  return withNumberIn(name, number, language) ?? name;
}
