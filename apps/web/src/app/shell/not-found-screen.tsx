import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyPlate } from '#ui/feedback/empty-plate.tsx';

/** For every address at which nothing is (NAV-09). */
export function NotFoundScreen() {
  const translate = useTranslations('shell');
  return (
    <div className="page-width grid justify-items-center gap-5 py-section text-center">
      <EmptyPlate className="w-60" />
      <h1 tabIndex={-1} className="text-4xl">
        {translate('notFoundTitle')}
      </h1>
      <p className="max-w-130 text-lg text-muted">{translate('notFoundText')}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to="/recipes">{translate('browseRecipes')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/">{translate('backHome')}</Link>
        </Button>
      </div>
    </div>
  );
}
