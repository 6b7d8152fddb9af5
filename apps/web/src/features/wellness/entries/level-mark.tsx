import type { SymptomType } from '@pomona/contract/wellness';
import { useFormatter, useTranslations } from 'use-intl';
import { classes } from '#ui/classes.ts';
import { type LevelTone, levelTone } from './level-tone.ts';

const dots: Record<LevelTone, string> = { good: 'bg-leaf', fair: 'bg-honey', hard: 'bg-berry' };

/** A level with its word, never by colour alone (WELL-05). */
export function LevelMark({ type, level }: { type: SymptomType; level: number }) {
  const t = useTranslations('wellness-diary');
  const format = useFormatter();
  const tone = levelTone(type, level);
  return (
    <span className="inline-flex items-baseline gap-2">
      <span
        aria-hidden="true"
        className={classes(
          'size-2.5 shrink-0 forced-color-adjust-none self-center rounded-full',
          dots[tone],
        )}
      />
      <span className="font-semibold tabular-nums">
        {t('level', { level: format.number(level, { maximumFractionDigits: 1 }) })}
      </span>
      <span className="text-muted text-sm">{t(`tones.${tone}`)}</span>
    </span>
  );
}
