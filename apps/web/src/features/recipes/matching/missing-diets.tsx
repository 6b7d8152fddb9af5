import type { RecipeCard } from '@pomona/contract/recipes';
import type { DietType } from '@pomona/food/labels/diets';
import { useTranslations } from 'use-intl';
import { MissingNote } from './missing-note.tsx';

interface Props {
  recipe: Pick<RecipeCard, 'diet_types'>;
  /** The chosen diets, of which a dish has one at least. */
  diets: readonly DietType[];
}

/** Which of the chosen diets a dish does not keep to (LIST-10). */
export function MissingDiets({ recipe, diets }: Props) {
  const t = useTranslations('recipes.diet');
  const missing = diets.filter((diet) => !recipe.diet_types.includes(diet));
  return <MissingNote missing={missing.map((diet) => t(diet))} />;
}
