import type { CalculatedLine, RecipeCalculation } from '@pomona/contract/foods/calculation';
import { useFormatter, useTranslations } from 'use-intl';
import { useFigureWords } from '../figures/use-figure-words.ts';
import { LineCell } from './line-cell.tsx';
import { cell, head, SumTable } from './sum-table.tsx';

type OpenRange = RecipeCalculation['glycemic_load']['dish'];

/** The glycaemic load from the lines to the serving: carbohydrate without fibre × index ÷ 100. */
export function LoadSum({ calculation }: { calculation: RecipeCalculation }) {
  const t = useTranslations('foods');
  const format = useFormatter();
  const words = useFigureWords();
  const { dish, serving, shown } = calculation.glycemic_load;
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const sumOf = (range: OpenRange) => ({
    value: range.value === null ? '–' : number(range.value),
    range:
      range.high === null
        ? t('facts.rangeOpen', { low: number(range.low) })
        : t('facts.range', { low: number(range.low), high: number(range.high) }),
  });
  return (
    <>
      <SumTable
        caption={t('calculation.caption', { figure: t('load.heading') })}
        servings={calculation.servings}
        columns={[t('calculation.availableCarbs'), t('calculation.index')]}
        result={t('calculation.load')}
        sum={sumOf(dish)}
        serving={sumOf(serving)}
      >
        {calculation.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and two may say the same
          <tr key={index} className="border-hairline border-b align-top">
            <th scope="row" className={head}>
              <LineCell line={line} formula={formulaOf(line)} />
            </th>
            <td className={`${cell} max-sm:hidden`}>{carbsOf(line)}</td>
            <td className={`${cell} max-sm:hidden`}>
              <Index line={line} />
            </td>
            <td className={`${cell} font-semibold`}>
              {line.glycemic_load === null ? '–' : number(line.glycemic_load.load.value ?? 0)}
              {line.glycemic_load && (
                <span className="block font-normal text-muted text-xs">
                  {sumOf(line.glycemic_load.load).range}
                </span>
              )}
            </td>
          </tr>
        ))}
      </SumTable>
      <p className="mt-3 font-semibold">
        {shown === null
          ? t('load.unknown')
          : t('calculation.shownAs', { amount: format.number(shown.value) })}
      </p>
    </>
  );

  function carbsOf({ glycemic_load: part }: CalculatedLine): string {
    return part === null || part.available.value === null
      ? '–'
      : words.precise(part.available.value, 'carbs');
  }

  function formulaOf(line: CalculatedLine): string | undefined {
    const part = line.glycemic_load;
    if (part === null || part.index.kind === 'needless') return undefined;
    return t('calculation.loadFormula', { carbs: carbsOf(line), index: number(part.index.value) });
  }
}

function Index({ line }: { line: CalculatedLine }) {
  const t = useTranslations('foods.calculation');
  const format = useFormatter();
  const index = line.glycemic_load?.index;
  if (index === undefined || index.kind === 'needless') return '–';
  return (
    <>
      {format.number(index.value, { maximumFractionDigits: 1 })}
      <span className="ml-auto block max-w-48 whitespace-normal text-muted text-xs">
        {index.kind === 'none' && t('noIndex')}
        {index.kind === 'untested' && t('untested')}
        {index.source !== undefined && index.source}
        {index.is_estimate && ` (${t('estimate')})`}
      </span>
    </>
  );
}
