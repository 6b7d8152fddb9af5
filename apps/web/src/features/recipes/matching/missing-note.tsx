import { useFormatter, useTranslations } from 'use-intl';

/** What a dish does not meet of what was chosen. */
export function MissingNote({ missing }: { missing: readonly string[] }) {
  const t = useTranslations('recipe-list.near');
  const { list } = useFormatter();
  if (missing.length === 0) return null;
  return (
    <p className="font-semibold text-honey-ink text-sm">
      {t('misses', { list: list(missing, { type: 'unit' }) })}
    </p>
  );
}
