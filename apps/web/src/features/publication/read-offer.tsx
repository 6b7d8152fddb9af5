import type { Recipe } from '@pomona/contract/recipes';
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTexts } from '#platform/language/use-texts.ts';
import { RecipeBar } from '#product/recipe-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useReadingOffer } from './read-offers.ts';

/** Above an offered recipe that an administrator reads: that it waits for them, and where they decide (REC-07). */
export function ReadOffer({ recipe, readerId }: { recipe: Recipe; readerId: string }) {
  const hasTexts = useTexts('publication');
  useReadingOffer(recipe, readerId);
  return hasTexts && <Note />;
}

function Note() {
  const t = useTranslations('publication.reading');
  return (
    <RecipeBar label={t('label')} Sign={Hourglass} title={t('title')} text={t('text')}>
      <Button asChild variant="secondary" size="small">
        <Link to="/admin">{t('back')}</Link>
      </Button>
    </RecipeBar>
  );
}
