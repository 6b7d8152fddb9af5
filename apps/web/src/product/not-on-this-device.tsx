import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSessionState } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** In place of a page that needs the network and was not opened before; it comes by itself when the server is back. */
export function NotOnThisDevice() {
  const t = useTranslations('shell');
  const isMember = useSessionState().status === 'signed-in';
  return (
    <EmptyState
      headingLevel={1}
      title={t('notHereTitle')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to="/recipes">{t('browseRecipes')}</Link>
          </Button>
          {isMember && (
            <Button asChild variant="secondary">
              <Link to="/shopping-list">{t('shoppingList')}</Link>
            </Button>
          )}
        </div>
      }
    >
      {t('notHereText')}
    </EmptyState>
  );
}
