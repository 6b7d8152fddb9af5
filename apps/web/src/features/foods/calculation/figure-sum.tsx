import type { RecipeCalculation } from '@pomona/contract/foods/calculation';
import type { RecipeFigure } from '@pomona/contract/foods/figures';
import { useFormatter, useTranslations } from 'use-intl';
import { useFigureWords } from '../figures/use-figure-words.ts';
import { LineCell } from './line-cell.tsx';
import { cell, head, SumTable } from './sum-table.tsx';

interface Props {
  calculation: RecipeCalculation;
  name: RecipeFigure;
}

/** One figure from the lines to the serving: grams × what 100 g hold ÷ 100, added up and divided. */
export function FigureSum({ calculation, name }: Props) {
  const t = useTranslations('foods.calculation');
  const words = useFigureWords();
  const figure = calculation.figures.find(({ key }) => key === name);
  if (figure === undefined) return null;
  const { dish, serving, shown } = figure;
  return (
    <>
      <SumTable
        caption={t('caption', { figure: words.name(name) })}
        servings={calculation.servings}
        columns={[t('grams'), t('per100')]}
        result={words.name(name)}
        sum={{ value: precise(dish.value), range: words.range(dish, name) }}
        serving={{ value: precise(serving.value), range: words.range(serving, name) }}
      >
        {calculation.lines.map((line, index) => {
          const part = line.figures[name];
          const grams = line.grams === null ? '–' : words.grams(line.grams);
          const per100 =
            part === undefined || part.per_100_g === null ? '–' : words.exact(part.per_100_g, name);
          const kept = part?.kept;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and two may say the same
            <tr key={index} className="border-hairline border-b align-top">
              <th scope="row" className={head}>
                <LineCell line={line} formula={part && t('formula', { grams, per100 })} />
              </th>
              <td className={`${cell} max-sm:hidden`}>{grams}</td>
              <td className={`${cell} max-sm:hidden`}>
                {part === undefined ? '–' : per100}
                {kept !== undefined && kept.value < 1 && (
                  <span className="block text-muted text-xs">
                    {t('kept', { share: words.percent(kept.value) })}
                  </span>
                )}
              </td>
              <td className={`${cell} font-semibold`}>
                {part === undefined ? '–' : precise(part.value)}
                {part && (
                  <span className="block font-normal text-muted text-xs">
                    {words.range(part, name)}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </SumTable>
      <p className="mt-3 font-semibold">
        {shown === null ? t('notShown') : t('shownAs', { amount: words.amount(shown.value, name) })}
      </p>
      <MissingParts calculation={calculation} figure={figure} />
    </>
  );

  function precise(value: number | null): string {
    return value === null ? '–' : words.precise(value, name);
  }
}

function MissingParts({
  calculation,
  figure,
}: {
  calculation: RecipeCalculation;
  figure: RecipeCalculation['figures'][number];
}) {
  const t = useTranslations('foods.calculation');
  const format = useFormatter();
  const { lines, foods } = figure.missing;
  const texts = lines.flatMap((position) => calculation.lines[position]?.text ?? []);
  return (
    <>
      {texts.length > 0 && (
        <p className="mt-1 text-muted text-sm">{t('missingLines', { list: format.list(texts) })}</p>
      )}
      {foods.length > 0 && (
        <p className="mt-1 text-muted text-sm">
          {t('missingFoods', { list: format.list(foods.map((food) => food.name)) })}
        </p>
      )}
    </>
  );
}
