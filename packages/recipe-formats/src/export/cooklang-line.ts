import type { Language } from '@pomona/contract/languages';
import { leadingUnit } from '@pomona/food/amounts/units';
import { toFullWidth } from '../cooklang/escaping.ts';

/** An ingredient in Cooklang: "@name{quantity%unit}(preparation)"; a note stands before the preparation: "note; preparation". */
export interface MarkedLine {
  name: string;
  quantity: string;
  unit: string;
  preparation: string;
}

const number =
  /^(?:\d+(?:[.,]\d+)?(?: \d+\/\d+)?|\d+\/\d+|[½¼¾⅓⅔⅛])(?:-(?:\d+(?:[.,]\d+)?|\d+\/\d+))?(?= )/;
const bracketed = /^\([^()]{1,60}\) (?=\S)/;

/** Splits a line so that a reader of Cooklang joins the same: "quantity unit name, preparation". */
export function markedLine(line: string, language: Language): MarkedLine {
  const quantity = number.exec(line)?.[0] ?? '';
  const behind = quantity === '' ? line : line.slice(quantity.length + 1);
  const unit = quantity === '' ? '' : unitIn(behind, language);
  const rest = unit === '' ? behind : behind.slice(unit.length + 1);
  const [, head = rest, note = '', preparation = ''] =
    /^([^(),]*?[^\s(),])(?: \(([^\s();](?:[^();]*[^\s();])?)\))?(?:, (.+))?$/.exec(rest) ?? [];
  return {
    name: head,
    quantity,
    unit,
    preparation: `${note === '' ? '' : `${note}; `}${toFullWidth(preparation, /;/g)}`.trimEnd(),
  };
}

/** The words of the unit, and a second measure in brackets behind them or in their place. */
function unitIn(text: string, language: Language): string {
  const before = bracketed.exec(text)?.[0] ?? '';
  const read = leadingUnit(text.slice(before.length), language);
  const isUnit = read !== null && read.rest !== '';
  const end = isUnit ? text.length - read.rest.length : before.length;
  const after = isUnit ? (bracketed.exec(text.slice(end))?.[0] ?? '') : '';
  return text.slice(0, end + after.length).trimEnd();
}

/** What ends a name or begins something else, a point at its end, and what stands for more than itself at its start. */
const inName = /[@#~[\]{}(),;:!?|]|\.$|^[-&.]|--/g;
/** "@leek{1}(150 g; sliced)"; `shown` is the word of the step that stands for it. */
export function markOf(
  { name, quantity, unit, preparation }: MarkedLine,
  shown: string | null,
): string {
  const alias = shown === null || shown === name ? '' : `|${toFullWidth(shown, inName)}`;
  const measure = unit === '' ? '' : `%${toFullWidth(unit, /[{}%[\]]|--/g)}`;
  const prepared = preparation === '' ? '' : `(${toFullWidth(preparation, /[()@#~{}[\]]|--/g)})`;
  return `@${toFullWidth(name, inName)}${alias}{${quantity}${measure}}${prepared}`;
}
