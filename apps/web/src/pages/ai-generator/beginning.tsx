import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** Before anything was cooked. On phones the form is all there is. */
export function Beginning() {
  const t = useTranslations('chef.beginning');
  return (
    <div className="rounded-card border border-hairline border-dashed px-6 max-lg:hidden">
      <EmptyState title={t('title')} className="py-20">
        {t('text')}
      </EmptyState>
    </div>
  );
}
