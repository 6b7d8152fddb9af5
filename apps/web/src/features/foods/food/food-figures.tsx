import type { Food } from '@pomona/contract/foods';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { Select } from '#ui/form/select.tsx';
import { dailyShare, FactTable, type ShownFact } from '../figures/fact-table.tsx';
import { StandOuts } from '../figures/stand-outs.tsx';
import { type FigureName, useFigureWords } from '../figures/use-figure-words.ts';
import { useMeasureName } from './use-measure-name.ts';

const hundredGrams = { measure: '', grams: 100 };

/** Every figure of a food, for 100 g or for one household measure. */
export function FoodFigures({ food }: { food: Food }) {
  const t = useTranslations('food');
  const facts = useTranslations('foods.facts');
  const words = useFigureWords();
  const measureName = useMeasureName();
  const [chosen, setChosen] = useState('');
  const isNumberFree = useNumberFree();
  if (isNumberFree) return <StandOuts figures={food.per_100_g} />;

  const basis = food.measures.find(({ measure }) => measure === chosen) ?? hundredGrams;
  const factor = basis.grams / 100;
  const nameOf = ({ measure, grams }: typeof basis) =>
    measure === ''
      ? t('per100')
      : t('measureOf', { measure: measureName(measure), grams: words.grams(grams) });
  function factOf(name: FigureName): ShownFact | undefined {
    const known = knownFigure(food, name);
    if (known === undefined) return maxOf(name);
    const value = known * factor;
    const isMost = name === 'added_sugars' && food.added_sugars_at_most && value > 0;
    return {
      amount: isMost
        ? facts('atMost', { amount: words.exact(value, name) })
        : words.exact(value, name),
      daily: dailyShare(name, value),
    };
  }
  function maxOf(name: FigureName): ShownFact | undefined {
    const max = name === 'net_carbs' ? undefined : food.at_most[name];
    return max === undefined
      ? undefined
      : { amount: facts('atMost', { amount: words.exact(max * factor, name) }) };
  }
  return (
    <div data-figures="" className="grid gap-4">
      {food.measures.length > 0 && (
        <Select
          label={t('basis')}
          value={basis.measure}
          onChange={(event) => setChosen(event.target.value)}
          options={[hundredGrams, ...food.measures].map((one) => ({
            value: one.measure,
            label: nameOf(one),
          }))}
        />
      )}
      <FactTable caption={nameOf(basis)} factOf={factOf} />
      <p className="text-muted text-sm">
        {t('edible')} {facts('dailyNote')}
      </p>
    </div>
  );
}

/** Carbohydrate without fibre is worked out where both are known. */
function knownFigure({ per_100_g: figures }: Food, name: FigureName): number | undefined {
  if (name !== 'net_carbs') return figures[name];
  const { carbs, fiber } = figures;
  return carbs === undefined || fiber === undefined ? undefined : Math.max(0, carbs - fiber);
}
