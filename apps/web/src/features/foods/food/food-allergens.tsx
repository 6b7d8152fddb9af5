import type { Food } from '@pomona/contract/foods';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';

/** Which of the listed allergens belong to a food, and how it stands with gluten. */
export function FoodAllergens({ food }: { food: Food }) {
  const t = useTranslations('foods');
  const allergens = useTranslations('figures.allergens.name');
  const format = useFormatter();
  const names = food.allergen_details.map((allergen) => allergens(allergen));
  const isFree = food.gluten === 'none';
  const Icon = isFree ? CircleCheck : TriangleAlert;
  return (
    <div className="grid gap-2">
      <p>{names.length === 0 ? t('food.noAllergens') : format.list(names)}</p>
      <p className="flex items-start gap-2 text-sm">
        <Icon
          aria-hidden="true"
          strokeWidth={1.75}
          className={`mt-0.5 size-4.5 shrink-0 ${isFree ? 'text-leaf' : 'text-honey-ink'}`}
        />
        {t(`food.gluten.${food.gluten}`)}
      </p>
    </div>
  );
}
