import type { RecipeCard } from '@pomona/contract/recipes';
import type { DietType } from '@pomona/food/labels/diets';
import { useTranslations } from 'use-intl';
import { MissingNote } from './missing-note.tsx';

interface Props {
  recipe: Pick<RecipeCard, 'diet_types' | 'likely_diet_types'>;
  /** The chosen diets, of which a dish has one at least. */
  diets: readonly DietType[];
}

/** Which of the chosen diets a dish does not keep to, not even likely (LIST-10). */
export function MissingDiets({ recipe, diets }: Props) {
  const t = useTranslations('recipes.diet');
  const met: readonly DietType[] = [...recipe.diet_types, ...recipe.likely_diet_types];
  const missing = diets.filter((diet) => !met.includes(diet));
  return <MissingNote missing={missing.map((diet) => t(diet))} />;
}
