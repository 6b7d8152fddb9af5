import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { installationQuery } from '#platform/api/installation.ts';
import { useApi } from '#platform/services.tsx';

/** Which language model reads what is entered, where the installation has one. */
export function ModelNote() {
  const t = useTranslations('chef.form');
  const format = useFormatter();
  const { data } = useQuery(installationQuery(useApi()));
  const models = data?.chef.models ?? [];
  if (models.length === 0) return null;
  return (
    <p className="flex items-start gap-2 text-muted text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sky" />
      <span className="hyphenate min-w-0">{t('model', { name: format.list(models) })}</span>
    </p>
  );
}
