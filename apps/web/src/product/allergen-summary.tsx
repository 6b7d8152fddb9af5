import {
  type AllergenKind,
  type DetailedAllergen,
  namedAllergens,
} from '@pomona/food/foods/allergens';
import { useTranslations } from 'use-intl';
import { useAllergenWords } from './use-allergen-words.ts';

/** The allergens of a recipe or an analysis. */
export interface AllergenFacts {
  allergen_details: readonly DetailedAllergen[];
  may_contain: readonly DetailedAllergen[];
  allergen_kinds: readonly AllergenKind[];
  is_read_whole: boolean;
}

/**
 * What a dish contains and what it may contain. That nothing was found is shown only where every line was read whole;
 * else, that something may be missing (REC-10).
 */
export function AllergenSummary({ facts }: { facts: AllergenFacts }) {
  const t = useTranslations('recipes.allergens');
  const words = useAllergenWords();
  const { contains, mayContain } = namedAllergens({
    detailed: facts.allergen_details,
    mayContain: facts.may_contain,
    kinds: facts.allergen_kinds,
  });
  const isNothingFound = contains.length + mayContain.length === 0;
  return (
    <>
      {contains.length > 0 && <p>{t('contains', { list: words.list(contains) })}</p>}
      {mayContain.length > 0 && <p>{t('mayContain', { list: words.list(mayContain) })}</p>}
      {facts.is_read_whole ? isNothingFound && <p>{t('none')}</p> : <p>{t('unreadMore')}</p>}
    </>
  );
}
