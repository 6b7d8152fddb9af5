import type { GeneratedRecipe } from '@pomona/contract/chef/recipes';
import { shownFigure } from '@pomona/food/figures/rounding';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { useRecipeWords } from '#product/use-recipe-words.ts';

/** Preparation, time in all, servings and energy at a glance (GEN-04). */
export function RecipeFacts({ recipe }: { recipe: GeneratedRecipe }) {
  const t = useTranslations('chef.facts');
  const words = useRecipeWords();
  const isNumberFree = useNumberFree();
  const total = recipe.prep_time + recipe.cook_time + recipe.rest_time;
  const { calories } = recipe;
  const facts = [
    { label: t('prep'), value: words.minutes(recipe.prep_time) },
    { label: t('total'), value: words.minutes(total) },
    { label: t('servings'), value: String(recipe.servings) },
    ...(isNumberFree
      ? []
      : [
          {
            label: t('calories'),
            value: calories === undefined ? '–' : `≈ ${shownFigure(calories, 'kcal')}`,
          },
        ]),
  ];
  return (
    <dl className="grid auto-cols-fr grid-cols-2 gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-flow-col sm:grid-cols-none">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-surface px-4 py-3">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-display font-semibold text-xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
