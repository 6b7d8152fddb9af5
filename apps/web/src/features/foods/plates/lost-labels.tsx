import type { DetailedAllergen } from '@pomona/food/foods/allergens';
import type { DietType } from '@pomona/food/labels/diets';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';

interface Props {
  labels: readonly DietType[];
  /** In the plate and not in the dish. */
  allergens?: readonly DetailedAllergen[];
}

/** Which labels of a serving the plate has no more, and which allergens it brings. */
export function LostLabels({ labels, allergens = [] }: Props) {
  const t = useTranslations('foods.plates');
  const words = useTranslations('recipes');
  const { list } = useFormatter();
  // Wheat is a kind of gluten, as on the recipe itself.
  const brought = new Set(allergens.map((one) => (one === 'wheat' ? 'gluten' : one)));
  const Icon = labels.length === 0 ? CircleCheck : CircleMinus;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex items-start gap-1.5">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-4 shrink-0 ${labels.length === 0 ? 'text-leaf' : 'text-honey-ink'}`}
        />
        {labels.length === 0
          ? t('keepsAll')
          : t('loses', { list: list(labels.map((diet) => words(`diet.${diet}`))) })}
      </p>
      {brought.size > 0 && (
        <p>{t('brings', { list: list([...brought].map((one) => words(`allergen.${one}`))) })}</p>
      )}
    </div>
  );
}
