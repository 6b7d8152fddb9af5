import type { FoundAllergen } from '@pomona/contract/foods/labels';
import { type DetailedAllergen, namedAllergens } from '@pomona/food/foods/allergens';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useAllergenWords } from '#product/use-allergen-words.ts';

/** What an analysis or the labels of a recipe tell of its allergens. */
interface AllergenFacts {
  allergen_foods: readonly FoundAllergen[];
  may_contain_foods: readonly FoundAllergen[];
  is_read_whole: boolean;
}

/** Which foods bring which allergens; what is not certain says so. Never "safe": only what was found (REC-10). */
export function AllergenFoods({ facts }: { facts: AllergenFacts }) {
  const t = useTranslations('foods.allergens');
  const words = useTranslations('recipes.allergens');
  const { allergen_foods: sure, may_contain_foods: open } = facts;
  const openId = useId();
  const hasFound = sure.length + open.length > 0;
  return (
    <>
      {sure.length > 0 && <FoundList found={sure} />}
      {open.length > 0 && (
        <section aria-labelledby={openId} className="mt-3">
          <p id={openId} className="text-muted text-sm">
            {t('open')}
          </p>
          <FoundList found={open} />
        </section>
      )}
      {!hasFound && facts.is_read_whole && <p>{words('none')}</p>}
      {!facts.is_read_whole && <p className="mt-3 first:mt-0">{words('unreadMore')}</p>}
      {hasFound && <p className="mt-3 text-muted text-sm">{t('note')}</p>}
    </>
  );
}

/** The wheat of US law is a kind of gluten here, and has no line of its own. */
function FoundList({ found }: { found: readonly FoundAllergen[] }) {
  const words = useAllergenWords();
  const known = (allergen: DetailedAllergen) => found.some((one) => one.allergen === allergen);
  const isShown = ({ allergen }: FoundAllergen) => allergen !== 'wheat' || !known('gluten');
  return (
    <dl className="divide-y divide-hairline">
      {found.filter(isShown).map((one) => {
        const kinds = one.foods.flatMap((food) => food.kinds);
        const detailed: DetailedAllergen[] =
          one.allergen === 'gluten' && known('wheat') ? ['gluten', 'wheat'] : [one.allergen];
        const { contains } = namedAllergens({ detailed, mayContain: [], kinds });
        return (
          <div key={one.allergen} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2">
            <dt className="font-semibold">{words.list(contains)}</dt>
            <dd className="text-muted">
              <Foods found={one} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Foods({ found }: { found: FoundAllergen }) {
  const t = useTranslations('foods.allergens');
  const format = useFormatter();
  const named = (isCertain: boolean) =>
    format.list(
      found.foods.filter((food) => food.is_certain === isCertain).map(({ name }) => name),
    );
  const [certain, possible] = [named(true), named(false)];
  const parts = [certain, possible === '' ? '' : t('perhaps', { foods: possible })];
  return parts.filter(Boolean).join('; ');
}
