import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** The link was revoked, or never was one. */
export function SharedRecipeGone() {
  const t = useTranslations('recipe-sharing.page');
  return (
    <EmptyState
      headingLevel={1}
      title={t('goneTitle')}
      action={
        <Button asChild>
          <Link to="/recipes">{t('browse')}</Link>
        </Button>
      }
    >
      {t('goneText')}
    </EmptyState>
  );
}
