import { Link } from '@tanstack/react-router';
import { PenLine, Sparkles, SquareArrowDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTexts } from '#platform/use-texts.ts';
import { Button } from '#ui/button.tsx';

/** The ways to a recipe that is not in the collection yet: made to order, written, brought along (LIST-13, FOOD-03, FOOD-04). */
export function MemberActions() {
  const t = useTranslations('collection.list');
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/ai-generator">
          <Sparkles aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {t('generate')}
        </Link>
      </Button>
      {useTexts('personal') && <OwnWays />}
    </>
  );
}

function OwnWays() {
  const t = useTranslations('personal.add');
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/recipes/new">
          <PenLine aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {t('write')}
        </Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/recipes/import">
          <SquareArrowDown aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {t('import')}
        </Link>
      </Button>
    </>
  );
}
