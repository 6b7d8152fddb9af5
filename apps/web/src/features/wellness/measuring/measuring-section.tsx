import { changeTracking, type TrackingChange } from '@pomona/contract/wellness/tracking';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { trackingQuery } from './queries.ts';
import { useConsented } from './use-consented.tsx';

/** For those who measure: glucose and a cycle log, each off until it is chosen (WELL-14). */
export function MeasuringSection() {
  const t = useTranslations('wellness-diary.glucose.measuring');
  const api = useApi();
  const headingId = useId();
  const { data: tracking } = useQuery(trackingQuery(api));
  const change = useConsented((body: TrackingChange) => api.call(changeTracking, { body }));
  if (tracking === undefined) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="font-semibold text-base">
        {t('title')}
      </h2>
      <div className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {(['glucose', 'cycle'] as const).map((kind) => (
          <CheckboxField
            key={kind}
            label={t(`${kind}.label`)}
            hint={t(`${kind}.hint`)}
            checked={tracking[kind]}
            onChange={({ target }) => change.send({ [kind]: target.checked })}
          />
        ))}
      </div>
      {change.consent}
    </section>
  );
}
