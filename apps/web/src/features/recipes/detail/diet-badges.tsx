import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { DietBadge } from '#product/diet-badge.tsx';

/** The labels that the recipe has earned, without their reasons, which its own page shows. */
export function DietBadges({ recipe }: { recipe: Pick<Recipe, 'diet_types'> }) {
  const t = useTranslations('recipe-detail.page');
  const diets = useTranslations('recipes.diet');
  if (recipe.diet_types.length === 0) return null;
  return (
    <ul aria-label={t('labels')} className="mt-5 flex flex-wrap gap-1.5 print:hidden">
      {recipe.diet_types.map((diet) => (
        <li key={diet}>
          <DietBadge diet={diet}>{diets(diet)}</DietBadge>
        </li>
      ))}
    </ul>
  );
}
