import type { Recipe } from '@pomona/contract/recipes';
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTexts } from '#platform/use-texts.ts';
import { Button } from '#ui/button.tsx';
import { useReadingOffer } from './read-offers.ts';

/** Above an offered recipe that an administrator reads: that it waits for them, and where they decide (REC-07). */
export function ReadOffer({ recipe, readerId }: { recipe: Recipe; readerId: string }) {
  const canBeSaid = useTexts('offers');
  useReadingOffer(recipe, readerId);
  return canBeSaid && <Note />;
}

function Note() {
  const t = useTranslations('offers.reading');
  return (
    <section
      aria-label={t('label')}
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface py-3 pr-3 pl-4 print:hidden"
    >
      <div className="flex min-w-60 flex-1 items-start gap-3">
        <Hourglass
          aria-hidden="true"
          strokeWidth={1.75}
          className="mt-0.5 size-5 shrink-0 text-leaf"
        />
        <div>
          <p className="font-semibold">{t('title')}</p>
          <p className="text-muted text-sm">{t('text')}</p>
        </div>
      </div>
      <Button asChild variant="secondary" size="small">
        <Link to="/admin">{t('back')}</Link>
      </Button>
    </section>
  );
}
