import { choicesAmong, type DetailedAllergen } from '@pomona/food/foods/allergens';
import { TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSessionState } from '#platform/services.tsx';

interface Props {
  contains: readonly DetailedAllergen[] | undefined;
  mayContain: readonly DetailedAllergen[] | undefined;
}

/** Which of the reader's allergens a food holds; where it holds none, which it may hold (PROF-07). */
export function ClashLine({ contains = [], mayContain = [] }: Props) {
  const t = useTranslations('recipes.clash');
  const names = useTranslations('recipes.allergen');
  const format = useFormatter();
  const session = useSessionState();
  const avoided = session.status === 'signed-in' ? session.user.preferences.allergens : [];
  const contained = choicesAmong(avoided, contains);
  const isSure = contained.length > 0;
  const found = isSure ? contained : choicesAmong(avoided, mayContain);
  if (found.length === 0) return null;
  const list = format.list(found.map((allergen) => names(allergen)));
  return (
    <span className="mt-0.5 flex items-center gap-1 font-semibold text-xs">
      <TriangleAlert
        aria-hidden="true"
        className={`size-3.5 shrink-0 ${isSure ? 'text-berry' : 'text-honey-ink'}`}
      />
      {isSure ? t('mark', { list }) : t('markMay', { list })}
    </span>
  );
}
