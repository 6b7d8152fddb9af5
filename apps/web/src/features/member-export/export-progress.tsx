import { useFormatter, useTranslations } from 'use-intl';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';

/** While the archive is being made, on this page or without it. */
export function ExportProgress({ progress }: { progress: number }) {
  const t = useTranslations('settings.export');
  const percent = useFormatter().number(progress, { style: 'percent' });
  return (
    <div className="grid max-w-110 gap-3">
      <p className="flex justify-between gap-4 font-semibold">
        <span role="status">{t('preparing')}</span>
        <span className="tabular-nums">{percent}</span>
      </p>
      <ProgressBar value={progress} max={1} label={t('preparing')} valueText={percent} />
      <p className="text-muted text-sm">{t('preparingHint')}</p>
    </div>
  );
}
