import type { FoodAnalysis } from '@pomona/contract/foods/analysis';
import { minCoverage } from '@pomona/food/figures/coverage';
import { CircleHelp } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { gapOf } from './line-gap.ts';
import { useGapWords } from './use-gap-words.ts';

interface Props {
  analysis: FoodAnalysis;
  /** Leads to the line, to mend it. */
  onLine: (text: string) => void;
}

/** The lines that the figures leave out or wait for, each with its reason (REC-12). */
export function BlankLines({ analysis: { lines, coverage }, onLine }: Props) {
  const t = useTranslations('recipe-form.gap');
  const format = useFormatter();
  const words = useGapWords();
  const gaps = lines.flatMap((line) => {
    const gap = gapOf(line);
    return gap === null ? [] : [{ text: line.text, gap }];
  });
  if (gaps.length === 0) return null;
  const share = (value: number) => format.number(value, { style: 'percent' });
  const isHidden = coverage < minCoverage;
  return (
    <div className="mt-3 flex items-start gap-2 text-sm">
      <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-honey-ink" />
      <div className="hyphenate min-w-0">
        <p>
          {isHidden
            ? t('hidden', {
                // Rounded up it would read as enough.
                known: share(Math.min(coverage, minCoverage - 0.01)),
                least: share(minCoverage),
              })
            : t('partly')}
        </p>
        <ul className="mt-2 grid gap-2">
          {gaps.map(({ text, gap }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            <li key={position}>
              <button
                type="button"
                onClick={() => onLine(text)}
                className="wide-target text-left font-semibold text-leaf underline underline-offset-4"
              >
                {text}
              </button>
              <span className="block text-muted">{words(gap)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
