import { Link } from '@tanstack/react-router';
import { PenLine, Sparkles, SquareArrowDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

/** The ways to a recipe that is not in the collection yet: made to order, written, brought along (LIST-13, FOOD-03, FOOD-04). */
export function MemberActions() {
  const t = useTranslations('recipe-list.page');
  return (
    <>
      <Button asChild variant="secondary" className="max-sm:w-full">
        <Link to="/ai-generator">
          <Sparkles aria-hidden="true" className="size-5" />
          {t('generate')}
        </Link>
      </Button>
      <OwnWays />
    </>
  );
}

/** On a phone both stand in one row. */
const besideEachOther = 'max-sm:flex-auto max-sm:gap-1.5 max-sm:px-2 max-sm:text-sm';

function OwnWays() {
  const t = useTranslations('recipe-list.add');
  return (
    <div className="flex gap-3 max-sm:w-full max-sm:gap-2">
      <Button asChild variant="secondary" className={besideEachOther}>
        <Link to="/recipes/new">
          <PenLine aria-hidden="true" className="size-5 max-sm:size-4" />
          {t('write')}
        </Link>
      </Button>
      <Button asChild variant="secondary" className={besideEachOther}>
        <Link to="/recipes/import">
          <SquareArrowDown aria-hidden="true" className="size-5 max-sm:size-4" />
          {t('import')}
        </Link>
      </Button>
    </div>
  );
}
