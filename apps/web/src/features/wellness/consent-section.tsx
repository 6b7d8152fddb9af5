import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-message.ts';
import { zoneHere } from './days.ts';
import { consentQuery } from './queries.ts';
import { useConsentChange } from './use-meal-changes.ts';

/** When the member agreed to have health data kept, and the way to take it back. Nothing where they have not. */
export function ConsentSection() {
  const t = useTranslations('wellness.consent');
  const format = useFormatter();
  const { data: consent } = useQuery(consentQuery(useApi()));
  const change = useConsentChange();
  const [isAsking, setIsAsking] = useState(false);
  if (!consent?.is_given || consent.given_at === null) return null;
  const date = format.dateTime(new Date(consent.given_at), {
    dateStyle: 'long',
    timeZone: zoneHere(),
  });
  const withdraw = () =>
    change.mutate('withdraw', {
      onSuccess() {
        setIsAsking(false);
        showToast({ title: t('withdrawn'), tone: 'success' });
      },
    });
  return (
    <section aria-label={t('label')} className="border-hairline border-t pt-6 text-muted text-sm">
      <p className="max-w-prose">{t('given', { date })}</p>
      <Button
        variant="quiet"
        size="small"
        className="mt-2 -ml-3.5"
        onClick={() => setIsAsking(true)}
      >
        {t('withdraw')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('withdrawTitle')}
        description={t('withdrawText')}
        closeLabel={t('close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" loading={change.isPending} onClick={withdraw}>
              {t('withdrawErase')}
            </Button>
          </>
        }
      />
    </section>
  );
}
