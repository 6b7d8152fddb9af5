import {
  type AllergenKind,
  type DetailedAllergen,
  namedAllergens,
} from '@pomona/food/foods/allergens';
import { useTranslations } from 'use-intl';
import { useAllergenWords } from './use-allergen-words.ts';

/** What a recipe or an analysis tells of its allergens. */
export interface ToldAllergens {
  allergen_details: readonly DetailedAllergen[];
  may_contain: readonly DetailedAllergen[];
  allergen_kinds: readonly AllergenKind[];
  is_read_whole: boolean;
}

/**
 * What a dish contains and what it may contain. That nothing was found is said only where every line was read whole;
 * else, that something may be missing (REC-10).
 */
export function AllergenSummary({ told }: { told: ToldAllergens }) {
  const t = useTranslations('recipes.allergens');
  const words = useAllergenWords();
  const { contains, mayContain } = namedAllergens({
    detailed: told.allergen_details,
    mayContain: told.may_contain,
    kinds: told.allergen_kinds,
  });
  const isNothingFound = contains.length + mayContain.length === 0;
  return (
    <>
      {contains.length > 0 && <p>{t('contains', { list: words.list(contains) })}</p>}
      {mayContain.length > 0 && <p>{t('mayContain', { list: words.list(mayContain) })}</p>}
      {told.is_read_whole ? isNothingFound && <p>{t('none')}</p> : <p>{t('unreadMore')}</p>}
    </>
  );
}
