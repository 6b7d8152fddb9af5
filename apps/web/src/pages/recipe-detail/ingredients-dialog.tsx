import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { IngredientsPanel } from '#features/foods/panels/ingredients-panel.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface Props {
  recipe: Pick<Recipe, 'id' | 'title' | 'language'>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What each line was recognised as, with the way to its food, and which foods bring which allergens (DETAIL-09). */
export function IngredientsDialog({ recipe, isOpen, onOpenChange }: Props) {
  const t = useTranslations('recipe-detail.explain');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('ingredients')}
      description={<span lang={recipe.language}>{recipe.title}</span>}
      closeLabel={t('close')}
      className="max-w-150"
    >
      <IngredientsPanel recipeId={recipe.id} />
    </Dialog>
  );
}
