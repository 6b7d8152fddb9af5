import type { ShoppingItem } from '@pomona/contract/shopping';
import { useTranslations } from 'use-intl';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { remainingIn } from './list-parts.ts';

/** How far the shopping has come (SHOP-02). */
export function ListStatus({ items }: { items: readonly ShoppingItem[] }) {
  const t = useTranslations('shopping.list');
  const remaining = remainingIn(items);
  const done = items.length - remaining;
  const figures = [
    { label: t('remaining'), value: remaining },
    { label: t('completed'), value: done },
    { label: t('total'), value: items.length },
  ];
  return (
    <div>
      <dl className="grid grid-cols-3 divide-x divide-hairline rounded-card border border-hairline bg-surface">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end px-2 py-3.5 text-center">
            <dt className="hyphenate text-muted text-xs sm:text-sm">{label}</dt>
            <dd className="font-display font-semibold text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ProgressBar
        className="mt-3"
        value={done}
        max={Math.max(items.length, 1)}
        label={t('completed')}
        valueText={t('progress', { done, total: items.length })}
      />
    </div>
  );
}
