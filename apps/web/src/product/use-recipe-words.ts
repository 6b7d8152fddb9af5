import type { RecipeCard } from '@pomona/contract/recipes';
import { totalMinutes } from '@pomona/contract/recipes/total-time';
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
    /** "15 min prep" and "75 min in all", where that is more. */
    times: (recipe: Pick<RecipeCard, 'prep_time' | 'cook_time' | 'rest_time'>) => {
      const [prep, total] = [recipe.prep_time, totalMinutes(recipe)];
      const prepared = t('card.prep', { time: minutes(prep) });
      return total === prep ? [prepared] : [prepared, t('card.inAll', { time: minutes(total) })];
    },
    servings: (count: number) => t('card.servings', { count }),
    calories: (count: number) =>
      t('card.calories', { count: format.number(Math.round(count / 5) * 5) }),
    stars,
    rating: ({ rating, review_count }: Pick<RecipeCard, 'rating' | 'review_count'>) =>
      `${t('card.rating', { rating: stars(rating) })}, ${t('card.reviews', { count: review_count })}`,
  };
}
