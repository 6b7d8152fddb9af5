import type { Language } from '../foods/languages.ts';
import { withNumberOf } from '../wording/plurals.ts';
import { withNumberIn } from '../wording/wording-plurals.ts';
import { type ScalingOptions, scaledLine } from './scaling.ts';

/** Without a known language, Spanish, French and German are tried before English. */
export function scaledLineIn(
  text: string,
  factor: number,
  language?: Language,
  options: Omit<ScalingOptions, 'language' | 'withNumber'> = {},
): string {
  return scaledLine(text, factor, {
    ...options,
    ...(language === undefined ? {} : { language }),
    withNumber: (rest, amount) =>
      withNumberIn(rest, amount, language) ?? withNumberOf(rest, amount),
  });
}
