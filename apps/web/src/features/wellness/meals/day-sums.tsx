import { type MealDay, type MealFigureKey, mealFigureKeys } from '@pomona/contract/wellness/meals';
import type { MealRanges } from '@pomona/contract/wellness/ranges';
import { shownFigure } from '@pomona/food/figures/rounding';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { NutritionTile } from '#product/nutrition-tile.tsx';
import { RangeWords } from './ranges/range-words.tsx';

type Words = (figure: MealFigureKey) => ReactNode;

const units = { calories: 'kcal', protein: 'g', fiber: 'g', glycemic_load: '' } as const;

/** What the day's meals add up to. A sum that lacks a meal is "at least"; one that no meal knows is a dash. */
interface Props {
  sums: MealDay['sums'];
  ranges?: MealRanges;
  isToday?: boolean;
}

export function DaySums({ sums, ranges = {}, isToday = false }: Props) {
  const t = useTranslations('wellness.day');
  const words = (figure: MealFigureKey) => <RangeWords {...{ figure, sums, ranges, isToday }} />;
  if (useNumberFree()) return <WordsOnly ranges={ranges} words={words} />;
  const isLacking = mealFigureKeys.some((key) => sums[key]?.is_complete !== true);
  return (
    <div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {mealFigureKeys.map((key) => (
          <Tile key={key} figure={key} sum={sums[key]} words={words(key)} />
        ))}
      </div>
      {isLacking && <p className="mt-3 text-muted text-sm">{t('atLeastNote')}</p>}
    </div>
  );
}

/** For who reads no figures. */
function WordsOnly({ ranges, words }: { ranges: MealRanges; words: Words }) {
  const t = useTranslations('wellness.figure');
  const set = mealFigureKeys.filter((key) => ranges[key] !== undefined);
  if (set.length === 0) return null;
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {set.map((key) => (
        <div key={key}>
          <dt className="font-semibold">{t(key)}</dt>
          <dd>{words(key)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TileProps {
  figure: MealFigureKey;
  sum: MealDay['sums'][MealFigureKey];
  words: ReactNode;
}

function Tile({ figure, sum, words }: TileProps) {
  const t = useTranslations('wellness.figure');
  const format = useFormatter();
  if (sum === undefined) return <NutritionTile label={t(figure)} value="–" note={words} />;
  const unit = units[figure];
  const shown = format.number(
    figure === 'glycemic_load'
      ? Math.round(sum.value)
      : shownFigure(sum.value, unit === 'kcal' ? 'kcal' : 'g'),
  );
  return (
    <NutritionTile
      label={t(figure)}
      value={`${sum.is_complete ? '≈' : '≥'} ${shown}`}
      {...(unit && { unit })}
      note={words}
    />
  );
}
