import type { Recipe } from '@pomona/contract/recipes';
import { shownFigure } from '@pomona/food/figures/rounding';
import { ChefHat, Clock, CookingPot, Flame, type LucideIcon, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { isInMinutes } from '#product/duration-parts.ts';
import { useRecipeWords } from '#product/use-recipe-words.ts';

interface Fact {
  label: string;
  value: string;
  Icon: LucideIcon;
  /** Hidden in number-free mode. */
  isFigure?: true;
}

const styles = {
  five: 'col-span-2 nth-[n+4]:col-span-3 xl:nth-[n+4]:col-span-1',
  four: 'col-span-3',
};

/** Minutes, servings, calories and difficulty at a glance (DETAIL-03). */
export function FactTiles({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe-detail.page');
  const shared = useTranslations('recipes');
  const words = useRecipeWords();
  const isNumberFree = useNumberFree();
  /** A number of minutes; above two hours a time in words, and the tile says only what it is for. */
  const timed = (minutes: number, inMinutes: string, label: string) =>
    isInMinutes(minutes)
      ? { label: inMinutes, value: String(minutes) }
      : { label, value: words.minutes(minutes) };
  const { calories } = recipe.nutrition;
  const facts: Fact[] = [
    { ...timed(recipe.prep_time, t('prep'), t('prepTime')), Icon: Clock },
    { ...timed(recipe.cook_time, t('cook'), t('cookTime')), Icon: CookingPot },
    { label: t('servings'), value: String(recipe.servings), Icon: Users },
    {
      label: t('calories'),
      value: calories === undefined ? '–' : String(shownFigure(calories, 'kcal')),
      Icon: Flame,
      isFigure: true,
    },
    { label: t('difficulty'), value: shared(`difficulty.${recipe.difficulty}`), Icon: ChefHat },
  ];
  return (
    <dl
      className={`mt-6 grid print:hidden grid-cols-6 gap-px overflow-hidden rounded-card border border-hairline bg-hairline ${isNumberFree ? 'xl:grid-cols-4' : 'xl:grid-cols-5'}`}
    >
      {facts
        .filter(({ isFigure }) => !(isFigure && isNumberFree))
        .map(({ label, value, Icon, isFigure }) => (
          <div
            key={label}
            data-figures={isFigure && ''}
            className={`flex flex-col-reverse justify-end gap-0.5 bg-surface px-3 py-3.5 sm:px-4 xl:col-span-1 xl:px-1.5 xl:text-center ${isNumberFree ? styles.four : styles.five}`}
          >
            <dt className="text-muted text-sm leading-tight max-[22.5rem]:text-xs hyphenate">
              {label}
            </dt>
            <dd className="flex items-center gap-2 font-display font-semibold text-xl tabular-nums xl:flex-col xl:gap-1.5">
              <Icon aria-hidden="true" className="size-5 text-leaf" />
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
