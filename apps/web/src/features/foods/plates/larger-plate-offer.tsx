import type { Recipe } from '@pomona/contract/recipes';
import { smallMealBelow } from '@pomona/food/figures/plate-sizes';
import { Salad } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { Button } from '#ui/button.tsx';

/** Fetched when it is opened: few meals are small. */
const LargerPlateDialog = lazyPart(
  async () => (await import('./larger-plate-dialog.tsx')).LargerPlateDialog,
);

interface Props {
  recipe: Recipe;
  /** Cooks for so many servings. */
  onServings: (servings: number) => void;
}

const isSmallMeal = ({ meal_type: meal, nutrition: { calories = 0 } }: Recipe) =>
  (meal === 'Lunch' || meal === 'Dinner') && calories > 0 && calories < smallMealBelow;

/** A small lunch or dinner is offered as a larger plate; nothing for any other dish, and nothing without numbers. */
export function LargerPlateOffer({ recipe, onServings }: Props) {
  const t = useTranslations('foods.plates');
  const isNumberFree = useNumberFree();
  const [isOpen, setIsOpen] = useState<boolean>();
  if (isNumberFree || !isSmallMeal(recipe)) return null;
  return (
    <div
      data-figures=""
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface p-4 print:hidden"
    >
      <p className="max-w-prose text-sm">{t('offer')}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => setIsOpen(true)}
        icon={<Salad aria-hidden="true" className="size-4" />}
      >
        {t('open')}
      </Button>
      {isOpen !== undefined && (
        <LargerPlateDialog
          recipe={recipe}
          onServings={onServings}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </div>
  );
}
