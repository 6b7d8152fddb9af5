import type { Recipe } from '@pomona/contract/recipes';
import { totalMinutes } from '@pomona/contract/recipes/total-time';
import { shownFigure } from '@pomona/food/figures/rounding';
import {
  AlarmClock,
  ChefHat,
  Clock,
  CookingPot,
  Flame,
  Hourglass,
  type LucideIcon,
  Users,
} from 'lucide-react';
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

/** Of twelve columns. On a phone four times stand two by two, as do hours: "9 h 50 min" is too wide for a third. */
const widths = {
  minutes: 'col-span-4',
  hours: 'col-span-6 nth-3:col-span-12 sm:col-span-4 sm:nth-3:col-span-4',
  four: 'col-span-6 sm:col-span-3',
  facts:
    'col-span-4 nth-last-3:col-span-3 last:col-span-5 sm:col-span-4 sm:last:col-span-4 sm:nth-last-3:col-span-4',
  two: 'col-span-6',
};

/** The times with their sum, servings, calories and difficulty at a glance (DETAIL-03, REC-11). */
export function FactTiles({ recipe }: { recipe: Recipe }) {
  const isNumberFree = useNumberFree();
  const times = useTimes(recipe);
  const facts = useFacts(recipe).filter(({ isFigure }) => !(isFigure && isNumberFree));
  return (
    <dl className="mt-6 grid print:hidden grid-cols-12 gap-px overflow-hidden rounded-card border border-hairline bg-hairline">
      {times.map((fact) => (
        <Tile key={fact.label} {...fact} width={widthOfTimes(recipe)} />
      ))}
      {facts.map((fact) => (
        <Tile key={fact.label} {...fact} width={facts.length > 2 ? widths.facts : widths.two} />
      ))}
    </dl>
  );
}

function widthOfTimes(recipe: Recipe): string {
  if (recipe.rest_time > 0) return widths.four;
  return isInMinutes(totalMinutes(recipe)) ? widths.minutes : widths.hours;
}

function useTimes(recipe: Recipe): Fact[] {
  const t = useTranslations('recipe-detail.page');
  const words = useRecipeWords();
  /** A number of minutes; above two hours a time in words, and the tile says only what it is for. */
  const timed = (minutes: number, inMinutes: string, label: string) =>
    isInMinutes(minutes)
      ? { label: inMinutes, value: String(minutes) }
      : { label, value: words.minutes(minutes) };
  const rest = { ...timed(recipe.rest_time, t('rest'), t('restTime')), Icon: Hourglass };
  return [
    { ...timed(recipe.prep_time, t('prep'), t('prepTime')), Icon: Clock },
    { ...timed(recipe.cook_time, t('cook'), t('cookTime')), Icon: CookingPot },
    ...(recipe.rest_time === 0 ? [] : [rest]),
    { ...timed(totalMinutes(recipe), t('total'), t('totalTime')), Icon: AlarmClock },
  ];
}

function useFacts({ servings, difficulty, nutrition: { calories } }: Recipe): Fact[] {
  const t = useTranslations('recipe-detail.page');
  const shared = useTranslations('recipes');
  return [
    { label: t('servings'), value: String(servings), Icon: Users },
    {
      label: t('calories'),
      value: calories === undefined ? '–' : String(shownFigure(calories, 'kcal')),
      Icon: Flame,
      isFigure: true,
    },
    { label: t('difficulty'), value: shared(`difficulty.${difficulty}`), Icon: ChefHat },
  ];
}

function Tile({ label, value, Icon, isFigure, width }: Fact & { width: string }) {
  return (
    <div
      data-figures={isFigure && ''}
      className={`flex flex-col-reverse justify-end gap-0.5 bg-surface px-3 py-3.5 max-[22.5rem]:px-2.5 sm:px-4 ${width}`}
    >
      <dt className="text-muted text-sm leading-tight max-[22.5rem]:text-xs hyphenate">{label}</dt>
      <dd className="flex items-center gap-2 font-display font-semibold text-xl tabular-nums">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-leaf max-[22.5rem]:hidden" />
        {value}
      </dd>
    </div>
  );
}
