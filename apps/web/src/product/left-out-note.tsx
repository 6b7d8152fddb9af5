import { minCoverage } from '@pomona/food/figures/coverage';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { classes } from '#ui/classes.ts';

interface Props {
  leftOut: readonly string[];
  /** Share (0–1) of the weight that is known. */
  coverage: number;
  isNumberFree: boolean;
  /** On paper the figures stand without ranges. */
  isOnPaper?: boolean;
  className?: string;
  /** The ranges of the figures that it stands beside. */
  children?: ReactNode;
}

/** What figures leave out, or why there are none and which lines they wait for (REC-12). */
export function LeftOutNote({
  leftOut,
  coverage,
  isNumberFree,
  isOnPaper = false,
  ...props
}: Props) {
  const t = useTranslations('recipes.figures');
  const format = useFormatter();
  if (leftOut.length === 0) return null;
  const list = format.list(leftOut.map((text) => t('quoted', { text })));
  const share = (value: number) => format.number(value, { style: 'percent' });
  const isHidden = coverage < minCoverage;
  return (
    <div className={classes('flex items-start gap-2 text-sm', props.className)}>
      <CircleHelp
        aria-hidden="true"
        className="mt-0.5 size-4 shrink-0 text-honey-ink print:hidden"
      />
      <div className="hyphenate min-w-0">
        <p>
          {isHidden &&
            (isNumberFree
              ? t('hiddenWords', { list })
              : t('hidden', {
                  known: share(belowLeast(coverage)),
                  least: share(minCoverage),
                  list,
                }))}
          {!isHidden &&
            (isNumberFree || isOnPaper ? t('withoutWords', { list }) : t('without', { list }))}
        </p>
        {!isHidden && props.children}
      </div>
    </div>
  );
}

/** Rounded up it would read as enough. */
const belowLeast = (coverage: number) => Math.min(coverage, minCoverage - 0.01);
