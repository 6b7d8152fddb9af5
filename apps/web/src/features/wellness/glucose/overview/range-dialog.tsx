import {
  type GlucoseUnit,
  glucoseValue,
  maxRangeMgDl,
  mgDlOf,
  minRangeMgDl,
  suggestedRangeMgDl,
} from '@pomona/contract/wellness/glucose';
import { changeTracking, type Tracking } from '@pomona/contract/wellness/tracking';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useConsented } from '../../measuring/use-consented.tsx';
import { useGlucoseText } from '../use-glucose-text.ts';

type Range = Tracking['glucose_range'];

interface Props {
  range: Range;
  unit: GlucoseUnit;
  onClose: () => void;
}

/** The range agreed with the care team; the consensus is only a suggestion to be confirmed. */
export function RangeDialog({ range, unit, onClose }: Props) {
  const t = useTranslations('wellness-diary.glucose.range');
  const api = useApi();
  const formId = useId();
  const shown = useGlucoseText(unit);
  const textOf = (mgDl: number | undefined) =>
    mgDl === undefined
      ? ''
      : String(Number(glucoseValue(mgDl, unit).toFixed(unit === 'mg/dL' ? 0 : 1)));
  const [low, setLow] = useState(textOf(range?.low));
  const [high, setHigh] = useState(textOf(range?.high));
  const [isWrong, setWrong] = useState(false);
  const save = useConsented(
    (chosen: Range) => api.call(changeTracking, { body: { glucose_range: chosen } }),
    onClose,
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const mgDl = (text: string) => mgDlOf(Number(text.replace(',', '.')), unit);
    const chosen = { low: mgDl(low), high: mgDl(high) };
    const isRange =
      chosen.low >= minRangeMgDl && chosen.high <= maxRangeMgDl && chosen.low < chosen.high;
    setWrong(!isRange);
    if (isRange) save.send(chosen);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      footer={
        <>
          {range !== null && (
            <Button variant="secondary" onClick={() => save.send(null)}>
              {t('remove')}
            </Button>
          )}
          <Button type="submit" form={formId} loading={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4" noValidate>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('from', { unit })}
            inputMode="decimal"
            autoComplete="off"
            value={low}
            onChange={({ target }) => setLow(target.value)}
          />
          <TextField
            label={t('to', { unit })}
            inputMode="decimal"
            autoComplete="off"
            value={high}
            onChange={({ target }) => setHigh(target.value)}
          />
        </div>
        {isWrong && (
          <p role="alert" className="font-medium text-berry text-sm">
            {t('wrong', { low: shown.number(minRangeMgDl), high: shown.value(maxRangeMgDl) })}
          </p>
        )}
        <div className="grid justify-items-start gap-2 text-muted text-sm">
          <p>
            {t('suggestion', {
              ...{ low: shown.number(suggestedRangeMgDl.low) },
              high: shown.value(suggestedRangeMgDl.high),
            })}{' '}
            <cite>Battelino et al., Diabetes Care 2019;42:1593–1603</cite>
          </p>
          <Button
            variant="quiet"
            size="small"
            className="-ml-3.5"
            onClick={() => {
              setLow(textOf(suggestedRangeMgDl.low));
              setHigh(textOf(suggestedRangeMgDl.high));
            }}
          >
            {t('use')}
          </Button>
        </div>
      </form>
      {save.consent}
    </Dialog>
  );
}
