import type { RecipeCalculation } from '@pomona/contract/foods/calculation';
import { type RecipeFigure, recipeFigures } from '@pomona/contract/foods/figures';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { Select } from '#ui/form/select.tsx';
import { useFigureWords } from '../figures/use-figure-words.ts';
import { FigureSum } from './figure-sum.tsx';
import { LoadSum } from './load-sum.tsx';

const load = 'glycemic_load';
type Choice = RecipeFigure | typeof load;

/** "Show the calculation": pick a figure and follow it from the lines to the serving. */
export function Calculation({ calculation }: { calculation: RecipeCalculation }) {
  const t = useTranslations('foods.calculation');
  const words = useFigureWords();
  const [choice, setChoice] = useState<Choice>('calories');
  const isNumberFree = useNumberFree();
  if (isNumberFree) return <p className="text-muted">{t('hidden')}</p>;
  const options = [
    ...recipeFigures.map((name) => ({ value: name as string, label: words.name(name) })),
    { value: load, label: t('load') },
  ];
  return (
    <div className="grid gap-5">
      <Select
        label={t('pick')}
        hint={t('lead')}
        value={choice}
        onChange={(event) => setChoice(choiceOf(event.target.value))}
        options={options}
        fieldClassName="max-w-90"
      />
      <div>
        {choice === load ? (
          <LoadSum calculation={calculation} />
        ) : (
          <FigureSum calculation={calculation} name={choice} />
        )}
      </div>
    </div>
  );
}

function choiceOf(text: string): Choice {
  return recipeFigures.find((name) => name === text) ?? load;
}
