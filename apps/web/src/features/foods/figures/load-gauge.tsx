import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { Gauge, type GaugeTone } from '#ui/figures/gauge.tsx';

/** Classes of one serving: low up to 10, high from 20 (Foster-Powell et al., Am J Clin Nutr 2002). */
const lowUpTo = 10;
const highFrom = 20;
const gaugeEnd = 30;

export interface Load {
  /** `null`: too much of the carbohydrate has no published index. */
  value: number | null;
  low: number;
  high: number | null;
}

type LoadClass = 'low' | 'medium' | 'high';

const tones: Record<LoadClass, GaugeTone> = { low: 'leaf', medium: 'honey', high: 'berry' };

function classOf(load: number): LoadClass {
  if (load <= lowUpTo) return 'low';
  return load < highFrom ? 'medium' : 'high';
}

/** The glycaemic load of one serving with its range and its meaning, or that it is unknown. */
export function LoadGauge({ load }: { load: Load }) {
  const t = useTranslations('foods.load');
  const format = useFormatter();
  const isNumberFree = useNumberFree();
  if (load.value === null) {
    return (
      <div>
        <h3 className="font-semibold text-base">{t('heading')}</h3>
        <p className="mt-1 max-w-prose text-muted text-sm">{t('unknown')}</p>
      </div>
    );
  }
  const value = Math.round(load.value);
  const meaning = t(classOf(value));
  const ends = {
    low: format.number(Math.floor(load.low)),
    high: format.number(Math.ceil(load.high ?? 0)),
  };
  const rangeText = load.high === null ? t('rangeOpen', ends) : t('range', ends);
  return (
    <div className="flex flex-col items-center gap-x-8 gap-y-3 sm:flex-row">
      {!isNumberFree && (
        <Gauge
          className="shrink-0"
          value={value}
          max={gaugeEnd}
          marks={[lowUpTo, highFrom]}
          label={t('heading')}
          display={format.number(value)}
          valueText={`${format.number(value)}, ${meaning}`}
          tone={tones[classOf(value)]}
        />
      )}
      <div className="max-sm:text-center">
        <h3 className="font-semibold text-base">
          {t('heading')}: {meaning}
        </h3>
        <p className="mt-1 max-w-prose text-muted text-sm">
          {isNumberFree ? t('words') : rangeText}
        </p>
      </div>
    </div>
  );
}
