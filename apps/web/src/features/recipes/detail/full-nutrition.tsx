import type { Nutrition, Recipe } from '@pomona/contract/recipes';
import { dailyValues, type NutrientKey, nutrientUnits } from '@pomona/food/nutrients';
import { shownFigure } from '@pomona/food/rounding';
import { useFormatter, useTranslations } from 'use-intl';
import { FigureSources } from './figure-sources.tsx';

interface Props {
  recipe: Recipe;
  factor: number;
}

/** The order of the Nutrition Facts label (21 CFR 101.9(d)); indented rows are parts of the row above. */
const rows: readonly { key: NutrientKey; isPart?: true }[] = [
  { key: 'fat' },
  { key: 'saturated_fat', isPart: true },
  { key: 'omega3', isPart: true },
  { key: 'cholesterol' },
  { key: 'sodium' },
  { key: 'carbs' },
  { key: 'fiber', isPart: true },
  { key: 'sugars', isPart: true },
  { key: 'added_sugars', isPart: true },
  { key: 'protein' },
  { key: 'calcium' },
  { key: 'iron' },
  { key: 'potassium' },
  { key: 'magnesium' },
];

/** Everything that is known about the dish, its share of a day, and where it comes from. */
export function FullNutrition({ recipe, factor }: Props) {
  const t = useTranslations('recipe.nutrition');
  const format = useFormatter();
  const { nutrition, ingredients } = recipe;
  return (
    <details className="group rounded-card border border-hairline bg-surface">
      <summary className="flex min-h-13 items-center justify-between gap-3 px-5 py-3 font-semibold text-leaf">
        {t('full')}
        <span aria-hidden="true" className="text-xl transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid gap-x-12 gap-y-6 px-5 pb-5 lg:grid-cols-[3fr_2fr]">
        <div>
          <table className="w-full tabular-nums">
            <thead>
              <tr className="border-ink border-b-4 text-muted text-sm">
                <th scope="col" className="pb-1 text-left font-medium">
                  <span className="sr-only">{t('heading')}</span>
                </th>
                <th scope="col" className="pb-1 text-right font-medium">
                  {factor === 1 ? t('perServing') : t('wholeDish')}
                </th>
                <th scope="col" className="pb-1 text-right font-medium">
                  {t('dailyValue')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, isPart }) => (
                <Row key={key} name={key} isPart={isPart} nutrition={nutrition} factor={factor} />
              ))}
            </tbody>
          </table>
          <p className="mt-3 text-muted text-sm">{t('dailyValueNote')}</p>
        </div>
        <div>
          <FigureSources sources={recipe.sources} />
          {nutrition.coverage !== undefined && (
            <p className="mt-3 text-muted text-sm">
              {t('source', {
                count: ingredients.length,
                coverage: format.number(nutrition.coverage, { style: 'percent' }),
              })}
            </p>
          )}
        </div>
      </div>
    </details>
  );
}

interface RowProps {
  name: NutrientKey;
  isPart: true | undefined;
  nutrition: Nutrition;
  factor: number;
}

function Row({ name, isPart, nutrition, factor }: RowProps) {
  const t = useTranslations('recipe.nutrition');
  const format = useFormatter();
  const known = nutrition[name];
  const amount = known === undefined ? undefined : known * factor;
  const unit = nutrientUnits[name];
  const daily = dailyValues[name];
  return (
    <tr className="border-hairline border-b">
      <th
        scope="row"
        className={`py-1.5 text-left ${isPart ? 'pl-5 font-normal' : 'font-semibold'}`}
      >
        {t(name)}
      </th>
      <td className="py-1.5 text-right">
        {amount === undefined
          ? t('unknown')
          : `${format.number(shownFigure(amount, unit))} ${unit}`}
      </td>
      <td className="py-1.5 text-right">
        {amount === undefined || daily === undefined
          ? '–'
          : format.number(amount / daily, { style: 'percent' })}
      </td>
    </tr>
  );
}
