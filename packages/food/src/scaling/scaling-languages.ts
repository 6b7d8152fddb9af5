import type { Language } from '../foods/languages.ts';
import { withNumberOf } from '../wording/plurals.ts';
import { withNumberIn } from '../wording/wording-plurals.ts';
import { scaledLine } from './scaling.ts';

/** Without a known language, Spanish, French and German are tried before English. */
export function scaledLineIn(text: string, factor: number, language?: Language): string {
  return scaledLine(
    text,
    factor,
    (rest, amount) => withNumberIn(rest, amount, language) ?? withNumberOf(rest, amount),
  );
}
