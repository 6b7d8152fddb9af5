import type { Food } from '@pomona/contract/foods';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { useFigureWords } from '../figures/use-figure-words.ts';
import { useMeasureName } from './use-measure-name.ts';

/** Grams of each household measure, density, and what is not eaten. */
export function FoodMeasures({ food }: { food: Food }) {
  const t = useTranslations('food');
  const words = useFigureWords();
  const measureName = useMeasureName();
  const isNumberFree = useNumberFree();
  if (isNumberFree) return <p className="text-muted text-sm">{t('measuresHidden')}</p>;
  return (
    <div data-figures="">
      {food.measures.length > 0 && (
        <table className="w-full tabular-nums">
          <caption className="sr-only">{t('measures')}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('measure')}</th>
              <th scope="col">{t('grams')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline">
            {food.measures.map(({ measure, grams }) => (
              <tr key={measure}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  {measureName(measure)}
                </th>
                <td className="py-1.5 text-right">{words.grams(grams)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-3 grid gap-1 text-muted text-sm">
        {food.density !== null && <p>{t('density', { grams: words.exactGrams(food.density) })}</p>}
        {food.refuse !== null && <p>{t('refuse', { share: words.percent(food.refuse) })}</p>}
      </div>
    </div>
  );
}
