import type { Recipe } from '@pomona/contract/recipes';
import { totalMinutes } from '@pomona/contract/recipes/total-time';
import { useTranslations } from 'use-intl';
import { useRecipeWords } from '#product/use-recipe-words.ts';
import { factSeparator } from './fact-separator.ts';

interface Props {
  recipe: Recipe;
  servings: number;
}

/** Servings, times, difficulty and labels as one line of a printed sheet. */
export function PrintFacts({ recipe, servings }: Props) {
  const t = useTranslations('recipe-detail');
  const shared = useTranslations('recipes');
  const words = useRecipeWords();
  const facts = [
    words.servings(servings),
    t('print.prep', { minutes: words.minutes(recipe.prep_time) }),
    t('print.cook', { minutes: words.minutes(recipe.cook_time) }),
    ...(recipe.rest_time === 0
      ? []
      : [t('print.rest', { minutes: words.minutes(recipe.rest_time) })]),
    t('print.total', { minutes: words.minutes(totalMinutes(recipe)) }),
    shared(`difficulty.${recipe.difficulty}`),
    ...recipe.diet_types.map((diet) => shared(`diet.${diet}`)),
  ];
  return <p className="text-sm">{facts.join(factSeparator)}</p>;
}
