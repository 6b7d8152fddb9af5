import type { RecipeCard } from '@pomona/contract/recipes';
import { useFormatter, useTranslations } from 'use-intl';
import { durationParts } from './duration-parts.ts';

/** The facts of a recipe in the reader's language. */
export function useRecipeWords() {
  const t = useTranslations('recipes');
  const format = useFormatter();
  const stars = (rating: number) =>
    format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const minutes = (count: number) => {
    const parts = durationParts(count).map((part) => t(`card.${part.unit}`, { count: part.count }));
    // A line ends between the parts, never between a number and its unit.
    return parts.length < 2
      ? parts.join('')
      : parts.map((part) => part.replaceAll(' ', '\u00a0')).join(' ');
  };
  return {
    minutes,
    /** "+ 8 h resting"; none where nothing is waited for. */
    resting: ({ rest_time }: Pick<RecipeCard, 'rest_time'>) =>
      rest_time === 0 ? null : t('card.resting', { time: minutes(rest_time) }),
    servings: (count: number) => t('card.servings', { count }),
    calories: (count: number) =>
      t('card.calories', { count: format.number(Math.round(count / 5) * 5) }),
    stars,
    rating: ({ rating, review_count }: Pick<RecipeCard, 'rating' | 'review_count'>) =>
      `${t('card.rating', { rating: stars(rating) })}, ${t('card.reviews', { count: review_count })}`,
  };
}
