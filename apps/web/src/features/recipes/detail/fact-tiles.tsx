import type { Recipe } from '@pomona/contract/recipes';
import { shownFigure } from '@pomona/food/rounding';
import { ChefHat, Clock, CookingPot, Flame, type LucideIcon, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Minutes, servings, calories and difficulty at a glance (DETAIL-03). */
export function FactTiles({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe.detail');
  const shared = useTranslations('recipes');
  const facts: { label: string; value: string; Icon: LucideIcon }[] = [
    { label: t('prep'), value: String(recipe.prep_time), Icon: Clock },
    { label: t('cook'), value: String(recipe.cook_time), Icon: CookingPot },
    { label: t('servings'), value: String(recipe.servings), Icon: Users },
    {
      label: t('calories'),
      value: String(shownFigure(recipe.nutrition.calories, 'kcal')),
      Icon: Flame,
    },
    { label: t('difficulty'), value: shared(`difficulty.${recipe.difficulty}`), Icon: ChefHat },
  ];
  return (
    <dl className="mt-7 grid print:hidden grid-cols-6 gap-px overflow-hidden rounded-card border border-hairline bg-hairline xl:grid-cols-5">
      {facts.map(({ label, value, Icon }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-3 py-3.5 col-span-2 nth-[n+4]:col-span-3 sm:px-4 xl:col-span-1 xl:px-1.5 xl:nth-[n+4]:col-span-1 xl:text-center"
        >
          <dt className="text-muted text-sm leading-tight max-[22.5rem]:text-xs hyphenate">
            {label}
          </dt>
          <dd className="flex items-center gap-2 font-display font-semibold text-xl tabular-nums xl:flex-col xl:gap-1.5">
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 text-leaf" />
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
