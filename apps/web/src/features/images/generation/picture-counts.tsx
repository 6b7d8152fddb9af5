import type { GenerationStatus } from '@pomona/contract/images';
import { useFormatter, useTranslations } from 'use-intl';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';

/** The counts and the bar of IMG-05. */
export function PictureCounts({ status }: { status: GenerationStatus }) {
  const t = useTranslations('images');
  const format = useFormatter();
  const { total_recipes: total, with_images: done, without_images: missing } = status;
  const percentage = format.number(status.completion_percentage / 100, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const counts = { total, with: done, without: missing };
  return (
    <div className="rounded-card border border-hairline bg-surface p-5">
      <dl className="grid grid-cols-3 gap-4">
        {(['total', 'with', 'without'] as const).map((name) => (
          <div key={name}>
            <dt className="text-muted text-sm">{t(`counts.${name}`)}</dt>
            <dd className="font-display text-3xl tabular-nums">{format.number(counts[name])}</dd>
          </div>
        ))}
      </dl>
      <ProgressBar
        className="mt-5"
        label={t('progress')}
        value={status.completion_percentage}
        valueText={t('progressText', { done, total })}
      />
      <p className="mt-2 text-muted text-sm">{t('complete', { percentage })}</p>
    </div>
  );
}
