import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { Gauge, type GaugeTone } from '#ui/figures/gauge.tsx';
import { Surface } from '#ui/surface.tsx';

/** Classes per serving: low up to 10, medium 11–19, high from 20 (Atkinson et al., Diabetes Care 2008). */
const lowUpTo = 10;
const highFrom = 20;
const gaugeEnd = 30;

function classOf(load: number): {
  words: 'glycemicLow' | 'glycemicMedium' | 'glycemicHigh';
  tone: GaugeTone;
} {
  if (load <= lowUpTo) return { words: 'glycemicLow', tone: 'leaf' };
  return load < highFrom
    ? { words: 'glycemicMedium', tone: 'honey' }
    : { words: 'glycemicHigh', tone: 'berry' };
}

interface Props {
  load: number | undefined;
  /** Shows the range. */
  range: ReactNode;
}

/** The glycaemic load of one serving with its class, its range and its meaning, or that it is unknown. */
export function GlycemicLoad({ load, range }: Props) {
  const t = useTranslations('recipe-detail.nutrition');
  const format = useFormatter();
  const isNumberFree = useNumberFree();
  const whole = load === undefined ? undefined : Math.round(load);
  const known = whole === undefined ? undefined : { whole, ...classOf(whole) };
  return (
    <Surface
      tone="sunken"
      className="flex flex-col items-center gap-x-8 gap-y-3 sm:flex-row sm:items-center"
    >
      {known && !isNumberFree && (
        <div data-figures="" className="shrink-0">
          <Gauge
            value={known.whole}
            max={gaugeEnd}
            marks={[lowUpTo, highFrom]}
            label={t('glycemicLoad')}
            display={format.number(known.whole)}
            valueText={`${format.number(known.whole)}, ${t(known.words)}`}
            tone={known.tone}
          />
        </div>
      )}
      <div className="max-sm:text-center">
        <h3 className="font-semibold text-base">
          {t('glycemicLoad')}
          {known && <>: {t(known.words)}</>}
        </h3>
        <div className="mt-1 grid max-w-prose gap-1 text-muted text-sm">
          {!isNumberFree && range}
          <p>{t(known ? 'glycemicNote' : 'glycemicUnknown')}</p>
          {known && !isNumberFree && <p data-figures="">{t('glycemicBounds')}</p>}
        </div>
      </div>
    </Surface>
  );
}
