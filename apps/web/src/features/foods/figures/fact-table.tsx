import { dailyValues } from '@pomona/food/foods/nutrients';
import { useTranslations } from 'use-intl';
import { classes } from '#ui/classes.ts';
import { type FactRow, factRows, micronutrientRows } from './fact-rows.ts';
import { type FigureName, useFigureWords } from './use-figure-words.ts';

/** A figure as it is shown: `amount` and `range` in words, and its share of a day. */
export interface ShownFact {
  amount: string;
  range?: string | undefined;
  /** Fraction of the daily value; absent where there is none. */
  daily?: number | undefined;
}

interface Props {
  /** What the figures are for: "100 g", "per serving". */
  caption: string;
  /** `undefined` where the figure is not known. */
  factOf: (name: FigureName) => ShownFact | undefined;
}

/** Figures like those of the Nutrition Facts label, as a real table. */
export function FactTable({ caption, factOf }: Props) {
  const t = useTranslations('foods.facts');
  const energy = factOf('calories');
  const words = useFigureWords();
  return (
    <table className="w-full tabular-nums max-[22rem]:text-sm">
      <caption className="sr-only">{`${t('heading')}: ${caption}`}</caption>
      <thead>
        <tr className="border-ink border-b-8">
          <th scope="col" className="pb-1 text-left font-medium text-muted text-sm">
            <span className="sr-only">{t('figure')}</span>
          </th>
          <th
            scope="col"
            className="pb-1 pl-2 text-right align-bottom font-medium text-muted text-sm max-[22rem]:text-xs min-[22rem]:pl-3"
          >
            {caption}
          </th>
          <th
            scope="col"
            className="pb-1 pl-2 text-right align-bottom font-medium text-muted text-sm leading-tight max-[22rem]:w-12 max-[22rem]:text-xs min-[22rem]:w-16 min-[22rem]:pl-3"
          >
            {t('dailyValue')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-ink border-b-4">
          <th scope="row" className="py-1 text-left font-bold text-lg min-[22rem]:text-xl">
            {words.name('calories')}
          </th>
          <td className="whitespace-nowrap py-1 pl-2 text-right min-[22rem]:pl-3">
            <span
              className={
                energy === undefined
                  ? 'text-muted'
                  : 'font-bold font-display text-base min-[22rem]:text-2xl sm:text-3xl'
              }
            >
              {energy?.amount ?? t('unknown')}
            </span>
            <Range of={energy} />
          </td>
          <td className="pl-3 text-right font-semibold">{percentOf(energy, words.percent)}</td>
        </tr>
        {factRows.map((row) => (
          <Row key={row.name} row={row} fact={factOf(row.name)} />
        ))}
      </tbody>
      <tbody className="border-ink border-t-8">
        {micronutrientRows.map((row) => (
          <Row key={row.name} row={row} fact={factOf(row.name)} />
        ))}
      </tbody>
    </table>
  );
}

const indents = {
  0: 'font-semibold',
  1: 'pl-2 min-[22rem]:pl-4 font-normal',
  2: 'pl-4 min-[22rem]:pl-7 font-normal',
} as const;

function Row({ row, fact }: { row: FactRow; fact: ShownFact | undefined }) {
  const t = useTranslations('foods.facts');
  const words = useFigureWords();
  if (fact === undefined && !row.isCore) return null;
  return (
    <tr className="border-hairline border-b last:border-b-0">
      <th
        scope="row"
        className={classes('wrap-anywhere hyphens-auto py-1.5 text-left', indents[row.depth])}
      >
        {words.name(row.name)}
      </th>
      <td
        className={classes(
          'py-1.5 pl-2 text-right min-[22rem]:pl-3',
          fact === undefined ? 'text-muted' : 'whitespace-nowrap',
        )}
      >
        {fact?.amount ?? t('unknown')}
        <Range of={fact} />
      </td>
      <td className="py-1.5 pl-3 text-right font-semibold">{percentOf(fact, words.percent)}</td>
    </tr>
  );
}

function Range({ of: fact }: { of: ShownFact | undefined }) {
  if (fact?.range === undefined) return null;
  return <span className="block font-normal font-sans text-muted text-xs">{fact.range}</span>;
}

function percentOf(fact: ShownFact | undefined, percent: (share: number) => string): string {
  return fact?.daily === undefined ? '–' : percent(fact.daily);
}

/** What a figure is of a day; `undefined` for figures without a daily value. */
export function dailyShare(name: FigureName, value: number): number | undefined {
  const daily = name === 'net_carbs' ? undefined : dailyValues[name];
  return daily === undefined ? undefined : value / daily;
}
