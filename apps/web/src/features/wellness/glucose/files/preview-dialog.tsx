import type { GlucoseFilePreview } from '@pomona/contract/wellness/glucose-files';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { formatNames } from './format-names.ts';
import type { FileChoice, ShownFile } from './use-file-import.tsx';

interface Props {
  file: ShownFile;
  isReading: boolean;
  isStoring: boolean;
  onChange: (choice: FileChoice) => void;
  onStore: (file: ShownFile) => void;
  onClose: () => void;
}

/** What a file holds before anything is stored: readings, duplicates, what is not read and why. */
export function PreviewDialog(props: Props) {
  const { file, isReading, isStoring, onChange, onStore, onClose } = props;
  const t = useTranslations('wellness-diary.glucose.files');
  const { preview, choice } = file;
  const isReady = preview.date_order !== null && preview.readings > 0 && !preview.imported_at;
  const zones = [...new Set([preview.time_zone, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatNames[preview.format]}
      description={preview.device ?? t('previewLead')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            loading={isStoring}
            disabled={!isReady || isReading}
            onClick={() => onStore(file)}
          >
            {t('store')}
          </Button>
        </>
      }
    >
      <div aria-busy={isReading || undefined} className="grid gap-4">
        {(preview.date_order === null || preview.is_date_order_chosen) && (
          <Select
            label={t('order', { sample: preview.sample_time ?? '' })}
            hint={t('orderHint')}
            value={choice.date_order ?? ''}
            options={[
              { value: '', label: t('orderNone'), disabled: true },
              { value: 'dmy', label: t('dmy') },
              { value: 'mdy', label: t('mdy') },
            ]}
            onChange={({ target }) =>
              onChange({ ...choice, date_order: target.value === 'mdy' ? 'mdy' : 'dmy' })
            }
          />
        )}
        <Select
          label={t('zone')}
          hint={t('zoneHint')}
          value={choice.time_zone}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={({ target }) => onChange({ ...choice, time_zone: target.value })}
        />
        <Found preview={preview} />
      </div>
    </Dialog>
  );
}

function Found({ preview }: { preview: GlucoseFilePreview }) {
  const t = useTranslations('wellness-diary.glucose.files');
  const format = useFormatter();
  const { first_at: first, last_at: last, time_zone: timeZone, imported_at: imported } = preview;
  const timeOf = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <div aria-live="polite" className="grid gap-1">
      {imported !== null && (
        <p className="font-semibold">{t('known', { date: timeOf(imported) })}</p>
      )}
      {preview.date_order !== null && (
        <p className="font-semibold">
          {t('found', { readings: preview.readings, unit: preview.unit })}
        </p>
      )}
      {first !== null && last !== null && (
        <p>{t('span', { from: timeOf(first), to: timeOf(last) })}</p>
      )}
      {preview.duplicates > 0 && <p>{t('duplicates', { readings: preview.duplicates })}</p>}
      {preview.gaps > 0 && <p>{t('gaps', { gaps: preview.gaps })}</p>}
      <ul className="text-muted text-sm">
        {preview.skipped.map(({ reason, rows, line }) => (
          <li key={reason}>{t(`skipped.${reason}`, { rows, line })}</li>
        ))}
      </ul>
    </div>
  );
}
