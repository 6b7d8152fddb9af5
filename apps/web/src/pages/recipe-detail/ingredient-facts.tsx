import type { Recipe } from '@pomona/contract/recipes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { AllergenLine } from '#product/allergen-line.tsx';

/** Fetched when it is opened. */
const IngredientsDialog = lazyPart(
  async () => (await import('./ingredients-dialog.tsx')).IngredientsDialog,
);

/** The allergens of the dish, and the way to what each line was recognised as and which food brings an allergen. */
export function IngredientFacts({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe-detail.explain');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <AllergenLine recipe={recipe} />
      <button
        type="button"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
        className="wide-target mt-2 font-semibold text-leaf text-sm underline-offset-4 hover:underline print:hidden"
      >
        {t('ingredients')}
      </button>
      {wasOpened && <IngredientsDialog recipe={recipe} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
