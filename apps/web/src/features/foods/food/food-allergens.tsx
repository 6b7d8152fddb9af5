import type { Food } from '@pomona/contract/foods';
import { namedAllergens } from '@pomona/food/foods/allergens';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAllergenWords } from '#product/use-allergen-words.ts';

/** Which of the listed allergens belong to a food, which may be in it, and whether it contains gluten. */
export function FoodAllergens({ food }: { food: Food }) {
  const t = useTranslations('food');
  const allergens = useTranslations('recipes.allergens');
  const words = useAllergenWords();
  const { contains, mayContain } = namedAllergens({
    detailed: food.allergen_details,
    mayContain: food.may_contain,
    kinds: food.allergen_kinds,
  });
  const isFree = food.gluten === 'none';
  const Icon = isFree ? CircleCheck : TriangleAlert;
  return (
    <div className="grid gap-2">
      {contains.length > 0 && <p>{allergens('contains', { list: words.list(contains) })}</p>}
      {mayContain.length > 0 && <p>{allergens('mayContain', { list: words.list(mayContain) })}</p>}
      {contains.length + mayContain.length === 0 && <p>{t('noAllergens')}</p>}
      <p className="flex items-start gap-2 text-sm">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-4.5 shrink-0 ${isFree ? 'text-leaf' : 'text-honey-ink'}`}
        />
        {t(`gluten.${food.gluten}`)}
      </p>
    </div>
  );
}
