import type { Measure } from '../amounts/quantity.ts';
import type { Language } from '../foods/languages.ts';
import type { ParsedLine } from '../lines/line.ts';
import { foodByKey } from '../table/table.ts';
import { shownName } from './wording-names.ts';
import { amountText, unitWord } from './wording-units.ts';

/** What is said of an amount and a food, before it has words. */
export interface Wording {
  /** Added up: "1 cup + 2 tbsp"; empty where no amount is known. */
  measures: readonly (Omit<Measure, 'unit'> & { unit: string | null })[];
  /** What one can or packet holds. */
  each: { amount: number; unit: string } | null;
  /** In the language, in the number that the measures ask for; see `shownName`. */
  name: string;
}

/** "2 tbsp olive oil", "2 cucharadas de aceite de oliva", "2 c. à s. d’huile d’olive", "1 Dose (400 g) Kichererbsen". */
export function wordedLine({ measures, each, name }: Wording, language: Language): string {
  const amounts = measures.map((measure) => measureText(measure, language)).join(' + ');
  const content = each === null ? '' : ` (${plainText(each, language)})`;
  const last = measures.at(-1);
  if (last === undefined) return name;
  const isCount = last.unit === null;
  return `${amounts}${content} ${isCount ? name : ofName(name, language)}`;
}

/** An amount with its unit; of a range both ends. */
export function measureText(
  { amount, amountMax, unit }: Wording['measures'][number],
  language: Language,
): string {
  const max = amountMax ?? amount;
  const to = max === amount ? '' : `–${amountText(max, unit, language)}`;
  const number = `${amountText(amount, unit, language)}${to}`;
  return unit === null ? number : `${number} ${unitWord(unit, max, language)}`;
}

const plainText = ({ amount, unit }: { amount: number; unit: string }, language: Language) =>
  measureText({ amount, amountMax: null, unit }, language);

/** Letters that take an elision in French, which y does not ("de yaourt"); the h of "haricot", "hareng" and "homard" is not mute. */
export const elided =
  /^(?:[aeiouàâäéèêëîïôöùûüœæ]|h(?!ar[ei]|auts?(?![a-zé])|omard|ach|ampe|oumous|ummus|oisin))/i;

/** The food behind a measure: "of" in the Romance languages, nothing in the Germanic ones. */
function ofName(name: string, language: Language): string {
  if (language === 'es') return `de ${name}`;
  if (language === 'fr') return elided.test(name) ? `d’${name}` : `de ${name}`;
  return name;
}

/** A line in the words of a language, its food by the name that the table shows; the text itself where none is known. */
export function lineInWords(line: ParsedLine, language: Language): string {
  const food = line.food === null ? undefined : foodByKey(line.food.key);
  if (food === undefined) return line.text;
  const { amount, amountMax, each } = line;
  const isPiece = line.unit === 'piece' && each === null;
  const plain = food.names[language][0] ?? '';
  const unit = isPiece || isInName(plain, line.unit, language) ? null : line.unit;
  const measures = amount === null ? [] : [{ amount, amountMax, unit }];
  const name = shownName(food, { amount: amountMax ?? amount ?? 1, unit }, language);
  return wordedLine({ measures, each, name }, language);
}

/** "bay leaf", "feuille de laurier", "Lorbeerblatt": the name says what is counted. */
function isInName(name: string, unit: string | null, language: Language): boolean {
  if (unit === null) return false;
  const lower = name.toLowerCase();
  return [1, 2].some((amount) => {
    const word = unitWord(unit, amount, language).toLowerCase();
    return lower.startsWith(`${word} `) || (word.length > 3 && lower.endsWith(word));
  });
}
