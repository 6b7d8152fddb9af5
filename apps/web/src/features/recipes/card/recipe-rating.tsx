import type { RecipeCard } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { useRecipeWords } from '#product/use-recipe-words.ts';
import { StarRating } from '#ui/figures/star-rating.tsx';

interface Props {
  recipe: Pick<RecipeCard, 'rating' | 'review_count'>;
  size?: 'compact' | 'medium';
}

/** The mean of the reviews and how many there are; or that there are none. */
export function RecipeRating({ recipe, size = 'compact' }: Props) {
  const t = useTranslations('recipes.card');
  const words = useRecipeWords();
  if (recipe.review_count === 0)
    return <span className="text-muted text-sm">{t('noReviews')}</span>;
  return (
    <StarRating
      value={recipe.rating}
      label={words.rating(recipe)}
      display={words.stars(recipe.rating)}
      count={`(${recipe.review_count})`}
      size={size}
    />
  );
}
