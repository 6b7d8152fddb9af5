import type { GlucoseUnit } from '@pomona/contract/wellness/glucose';
import type { GlucoseTimeShare } from '@pomona/contract/wellness/glucose-summary';
import type { Tracking } from '@pomona/contract/wellness/tracking';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { useGlucoseText } from '../use-glucose-text.ts';
import { RangeDialog } from './range-dialog.tsx';

interface Props {
  share: GlucoseTimeShare | null;
  range: Tracking['glucose_range'];
  unit: GlucoseUnit;
}

/** Time in the range that the member set with their care team; no judgement without one. */
export function TimeInRange({ share, range, unit }: Props) {
  const t = useTranslations('wellness-diary.glucose.range');
  const [isOpen, setOpen] = useState(false);
  const { number, value } = useGlucoseText(unit);
  return (
    <Surface asChild>
      <section className="grid content-start justify-items-start gap-3">
        <h3 className="text-xl">{t('title')}</h3>
        {range === null || share === null ? (
          <p>{t('none')}</p>
        ) : (
          <>
            <p>{t('yours', { low: number(range.low), high: value(range.high) })}</p>
            <Shares share={share} />
          </>
        )}
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t(range === null ? 'set' : 'change')}
        </Button>
        {isOpen && <RangeDialog range={range} unit={unit} onClose={() => setOpen(false)} />}
      </section>
    </Surface>
  );
}

const parts = ['below', 'within', 'above', 'unknown'] as const;
const tones = {
  below: 'bg-outline',
  within: 'bg-leaf',
  above: 'bg-ink',
  unknown: 'bg-sunken',
} as const;

function Shares({ share }: { share: GlucoseTimeShare }) {
  const t = useTranslations('wellness-diary.glucose.range');
  const format = useFormatter();
  const total = parts.reduce((sum, part) => sum + share[part], 0);
  const { single } = share;
  const readings = single.below + single.within + single.above;
  return (
    <>
      {total > 0 && (
        <>
          <div
            aria-hidden="true"
            className="flex h-4 w-full overflow-hidden rounded-full border border-hairline forced-color-adjust-none"
          >
            {parts.map((part) => (
              <span
                key={part}
                style={{ width: `${(share[part] / total) * 100}%` }}
                className={tones[part]}
              />
            ))}
          </div>
          <dl className="grid w-full gap-1">
            {parts.map((part) => (
              <div key={part} className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className={`size-3 rounded-full border border-hairline forced-color-adjust-none ${tones[part]}`}
                />
                <dt className="flex-1">{t(part)}</dt>
                <dd className="font-semibold tabular-nums">
                  {format.number(share[part] / total, { style: 'percent' })}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {readings > 0 && <p>{t('single', { ...single, readings })}</p>}
      {total === 0 && readings === 0 && <p className="text-muted">{t('noReadings')}</p>}
      <p className="text-muted text-sm">{t('method')}</p>
    </>
  );
}
