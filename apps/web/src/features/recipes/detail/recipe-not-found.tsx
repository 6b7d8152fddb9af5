import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** There is no such recipe (DETAIL-01). */
export function RecipeNotFound() {
  const t = useTranslations('recipe-detail.page');
  return (
    <EmptyState
      headingLevel={1}
      title={t('notFoundTitle')}
      action={
        <Button asChild>
          <Link to="/recipes">{t('browse')}</Link>
        </Button>
      }
    >
      {t('notFoundText')}
    </EmptyState>
  );
}
