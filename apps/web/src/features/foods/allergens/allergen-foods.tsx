import type { FoundAllergen } from '@pomona/contract/food-labels';
import { useFormatter, useTranslations } from 'use-intl';

/** Which foods bring which allergens; what is not certain says so. Never "safe": only what was found. */
export function AllergenFoods({ allergens }: { allergens: readonly FoundAllergen[] }) {
  const t = useTranslations('figures.allergens');
  if (allergens.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <dl className="divide-y divide-hairline">
        {allergens.map((found) => (
          <div
            key={found.allergen}
            className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2"
          >
            <dt className="font-semibold">{t(`name.${found.allergen}`)}</dt>
            <dd className="text-muted">
              <Foods found={found} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-sm">{t('note')}</p>
    </>
  );
}

function Foods({ found }: { found: FoundAllergen }) {
  const t = useTranslations('figures.allergens');
  const format = useFormatter();
  const named = (isCertain: boolean) =>
    format.list(
      found.foods.filter((food) => food.is_certain === isCertain).map(({ name }) => name),
    );
  const [certain, possible] = [named(true), named(false)];
  const parts = [certain, possible === '' ? '' : t('perhaps', { foods: possible })];
  return parts.filter(Boolean).join('; ');
}
