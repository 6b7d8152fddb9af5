import type { Language } from '@pomona/contract/languages';
import { leadingUnit } from '@pomona/food/units';

/** An ingredient as Cooklang tells it: "@name{quantity%unit}(preparation)". */
export interface MarkedLine {
  name: string;
  quantity: string;
  unit: string;
  preparation: string;
}

const number =
  /^(?:\d+(?:[.,]\d+)?(?: \d+\/\d+)?|\d+\/\d+|[½¼¾⅓⅔⅛])(?:-(?:\d+(?:[.,]\d+)?|\d+\/\d+))?(?= )/;
const bracketed = /^\([^()]{1,60}\) (?=\S)/;

/** Takes a line apart, so that a reader of Cooklang puts the same together: "quantity unit name, preparation". */
export function markedLine(line: string, language: Language): MarkedLine {
  const quantity = number.exec(line)?.[0] ?? '';
  const behind = quantity === '' ? line : line.slice(quantity.length + 1);
  const unit = quantity === '' ? '' : unitIn(behind, language);
  const rest = unit === '' ? behind : behind.slice(unit.length + 1);
  const [, head = rest, note = '', preparation = ''] =
    /^([^(),]+?)(?: \(([^();]+)\))?(?:, (.+))?$/.exec(rest) ?? [];
  return {
    name: head,
    quantity,
    unit,
    preparation: note === '' ? preparation : `${note}; ${preparation}`.trimEnd(),
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

/** Signs that Cooklang reads are written in full width, each where it would be read. */
export const wide = (text: string, signs: RegExp): string =>
  text.replace(signs, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** "@leek{1}(150 g; sliced)"; `shown` is the word of the step that stands for it. */
export function markOf(
  { name, quantity, unit, preparation }: MarkedLine,
  shown: string | null,
): string {
  const plainName = wide(name, /[@#~[\]{}(),;:!?|]|\.$/g).replace(/--/g, '––');
  const alias =
    shown === null || shown === name ? '' : `|${wide(shown, /[@#~[\]{}(),;:!?|]|\.$/g)}`;
  const amount = wide(quantity, /[{}%]/g);
  const measure = unit === '' ? '' : `%${wide(unit, /[{}%]/g)}`;
  const prepared =
    preparation === '' ? '' : `(${wide(preparation, /[()@#~{}]/g).replace(/--/g, '––')})`;
  return `@${plainName}${alias}{${amount}${measure}}${prepared}`;
}
