import type { FigureWithRange } from '@pomona/contract/foods/figures';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { dailyShare, FactTable, type ShownFact } from './fact-table.tsx';
import { StandOuts } from './stand-outs.tsx';
import { type FigureName, useFigureWords } from './use-figure-words.ts';

export type DishFigures = Partial<Record<FigureName, FigureWithRange>>;

interface Props {
  /** Of one serving; what is unknown is absent. */
  figures: DishFigures;
  servings: number;
  /** Share (0–1) of the weight that was recognised. */
  coverage?: number;
  /** The figures leave something out: the ranges are shown unasked (REC-12). */
  isIncomplete?: boolean;
  /** Where the page around it says for what the figures are; without it the reader chooses here. */
  basis?: Basis;
}

type Basis = 'perServing' | 'wholeDish';

/** Everything known about a dish, of a serving or the whole, with its share of a day and, on demand, its ranges. */
export function NutritionFacts(props: Props) {
  const { figures, servings, coverage, basis: given, isIncomplete = false } = props;
  const t = useTranslations('foods.facts');
  const [chosen, setChosen] = useState<Basis>('perServing');
  const [asksRanges, setAsksRanges] = useState<boolean>();
  const hasRanges = asksRanges ?? isIncomplete;
  const words = useFigureWords();
  const isNumberFree = useNumberFree();
  if (isNumberFree) return <StandOuts figures={valuesOf(figures)} />;

  const basis = given ?? chosen;
  const factor = basis === 'perServing' ? 1 : servings;
  function factOf(name: FigureName): ShownFact | undefined {
    const figure = figures[name];
    if (figure === undefined) return undefined;
    const value = figure.value * factor;
    const high = figure.high === null ? null : figure.high * factor;
    return {
      amount: words.amount(value, name),
      range: hasRanges ? words.range({ low: figure.low * factor, high }, name) : undefined,
      daily: dailyShare(name, value),
    };
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {given === undefined && (
          <SegmentedControl<Basis>
            label={t('basis')}
            value={chosen}
            onChange={setChosen}
            segments={[
              { value: 'perServing', label: t('perServing') },
              { value: 'wholeDish', label: t('wholeDish') },
            ]}
          />
        )}
        <RangeSwitch isOn={hasRanges} onChange={setAsksRanges} />
      </div>
      <p className="text-muted text-sm">{t('servings', { count: servings })}</p>
      <FactTable caption={t(basis)} factOf={factOf} />
      <div className="grid gap-1 text-muted text-sm">
        {hasRanges && <p>{t('rangeNote')}</p>}
        <p>{t('dailyNote')}</p>
        {coverage !== undefined && <p>{t('coverage', { coverage: words.percent(coverage) })}</p>}
      </div>
    </div>
  );
}

function RangeSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const t = useTranslations('foods.facts');
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-2.5 font-medium text-sm">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-leaf"
      />
      {t('showRanges')}
    </label>
  );
}

function valuesOf(figures: DishFigures): Partial<Record<FigureName, number>> {
  return Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value]));
}
