import {
  minHalfDays,
  type VisitFigure,
  type VisitQuantity,
  type VisitSummary,
} from '@pomona/contract/wellness/visit-summary';
import { useTranslations } from 'use-intl';
import { useFigureWords } from './use-figure-words.ts';

const groups = [
  ['feeling', ['energy', 'mood', 'cravings', 'stress', 'sleep', 'sleep_hours']],
  ['moving', ['active_minutes']],
  ['eating', ['calories', 'protein', 'fiber', 'glycemic_load']],
] as const satisfies readonly (readonly [string, readonly VisitQuantity[]])[];

const cell = 'py-1 pl-3 text-right align-baseline tabular-nums';

/** Each quantity with how often it was logged, its middle, its range and its trend. */
export function FigureTable({ summary }: { summary: VisitSummary }) {
  const t = useTranslations('visit-summary.table');
  const figures = new Map(summary.figures.map((figure) => [figure.quantity, figure]));
  return (
    <section className="break-inside-avoid">
      <h3 className="font-semibold">{t('title')}</h3>
      <div className="-mx-2 overflow-x-auto px-2">
        <table className="mt-2 w-full text-sm">
          <thead className="border-outline border-b align-bottom text-muted text-xs">
            <tr>
              <th scope="col" className="py-1 text-left font-normal">
                {t('what')}
              </th>
              {(['days', 'median', 'lowestHighest', 'halves'] as const).map((column) => (
                <th key={column} scope="col" className="py-1 pl-3 text-right font-normal">
                  {t(column, { span: summary.entries.length })}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(([group, quantities]) => (
            <tbody key={group} className="border-hairline border-b last:border-b-0">
              {quantities.map((quantity) => (
                <Row key={quantity} quantity={quantity} figure={figures.get(quantity)} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="mt-2 text-muted text-xs">{t('note', { days: minHalfDays })}</p>
    </section>
  );
}

interface RowProps {
  quantity: VisitQuantity;
  figure: VisitFigure | undefined;
}

function Row({ quantity, figure }: RowProps) {
  const t = useTranslations('visit-summary');
  const { shown, range } = useFigureWords();
  const name = (
    <th scope="row" className="py-1 text-left align-baseline font-normal">
      {t(`quantities.${quantity}`)}
    </th>
  );
  if (figure === undefined)
    return (
      <tr>
        {name}
        <td colSpan={4} className={`${cell} text-muted`}>
          {t('table.notLogged')}
        </td>
      </tr>
    );
  const { days, median, lowest, highest, halves } = figure;
  return (
    <tr>
      {name}
      <td className={cell}>{days}</td>
      <td className={`${cell} font-semibold`}>{shown(quantity, median)}</td>
      <td className={cell}>{range(quantity, lowest, highest)}</td>
      <td className={cell}>
        {halves === null ? (
          <span className="text-muted">{t('table.notEnough')}</span>
        ) : (
          t('table.change', {
            first: shown(quantity, halves.first),
            second: shown(quantity, halves.second),
          })
        )}
      </td>
    </tr>
  );
}
