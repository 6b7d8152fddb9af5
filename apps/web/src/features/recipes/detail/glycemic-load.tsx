import { useFormatter, useTranslations } from 'use-intl';
import { Gauge, type GaugeTone } from '#ui/gauge.tsx';
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

/** The glycaemic load of one serving with its meaning, or that it cannot be told. */
export function GlycemicLoad({ load }: { load: number | undefined }) {
  const t = useTranslations('recipe.nutrition');
  const format = useFormatter();
  const whole = load === undefined ? undefined : Math.round(load);
  return (
    <Surface
      tone="sunken"
      className="flex flex-col items-center gap-x-8 gap-y-3 sm:flex-row sm:items-center"
    >
      {whole !== undefined && (
        <Gauge
          className="shrink-0"
          value={whole}
          max={gaugeEnd}
          marks={[lowUpTo, highFrom]}
          label={t('glycemicLoad')}
          display={format.number(whole)}
          valueText={`${format.number(whole)}, ${t(classOf(whole).words)}`}
          tone={classOf(whole).tone}
        />
      )}
      <div className="max-sm:text-center">
        <h3 className="font-semibold text-base">
          {t('glycemicLoad')}
          {whole !== undefined && <>: {t(classOf(whole).words)}</>}
        </h3>
        <p className="mt-1 max-w-prose text-muted text-sm">
          {whole === undefined ? t('glycemicUnknown') : t('glycemicNote')}
        </p>
      </div>
    </Surface>
  );
}
