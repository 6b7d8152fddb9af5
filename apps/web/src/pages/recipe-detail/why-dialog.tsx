import type { Recipe } from '@pomona/contract/recipes';
import type { DietType } from '@pomona/food/labels/diets';
import { useTranslations } from 'use-intl';
import { WhyLabelsPanel } from '#features/foods/panels/why-labels-panel.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface Props {
  recipe: Pick<Recipe, 'id' | 'title' | 'language'>;
  /** The label that was pressed; `null` where somebody wants to see all. */
  opened: DietType | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** "Why this label": all 13 with the figure or food that decides each (REC-05, DETAIL-09). */
export function WhyDialog({ recipe, opened, isOpen, onOpenChange }: Props) {
  const t = useTranslations();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('foods.labels.heading')}
      description={<span lang={recipe.language}>{recipe.title}</span>}
      closeLabel={t('recipe-detail.explain.close')}
      className="max-w-180"
    >
      <WhyLabelsPanel recipeId={recipe.id} opened={opened} />
    </Dialog>
  );
}
