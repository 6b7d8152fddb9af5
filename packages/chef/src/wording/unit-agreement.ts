import type { Language } from '@pomona/food/foods/languages';
import { isMany, unitWord } from '@pomona/food/wording/wording-units';
import type { DishPart } from '../dish.ts';
import { type Agreement, agreementOf } from './nouns/nouns.ts';

/** What is cut is counted in these: "2 dientes de ajo, muy picados". */
const countedUnits = new Set(
  'clove slice can jar stalk stick fillet head ear ball block'.split(' '),
);

/** What stands behind the comma agrees with the counted unit, but with a food in the plural ("1 lata de garbanzos, lavados"). */
export function unitAgreement(
  line: string,
  own: Agreement,
  { amount: { value, unit }, language }: { amount: DishPart['amount']; language: Language },
): Agreement {
  const isRomance = language === 'es' || language === 'fr';
  if (!isRomance || own.isPlural || unit === null || !countedUnits.has(unit)) return own;
  const word =
    / (\p{L}+) /u.exec(line.replace(/^[\d\s/,.]+/, ' '))?.[1] ?? unitWord(unit, value, language);
  const { gender } = agreementOf(word, language);
  return gender === null ? own : { gender, isPlural: isMany(value, language) };
}
