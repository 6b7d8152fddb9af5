import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export const head = 'py-2.5 pr-3 text-left font-normal';
export const cell = 'py-2.5 pl-3 text-right whitespace-nowrap';

interface Sum {
  value: string;
  range: string;
}

interface Props {
  caption: string;
  servings: number;
  /** Names of the two columns between the line and what it brings; phones show them beneath the line instead. */
  columns: readonly [string, string];
  result: string;
  sum: Sum;
  serving: Sum;
  /** One row for each line. */
  children: ReactNode;
}

/** Lines, their sum, and the sum divided by the servings. */
export function SumTable({ caption, servings, columns, result, sum, serving, children }: Props) {
  const t = useTranslations('foods.calculation');
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-ink border-b-2 text-muted text-sm">
          <th scope="col" className="py-1.5 pr-3 text-left font-medium">
            {t('line')}
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-1.5 pl-3 text-right font-medium max-sm:hidden"
            >
              {column}
            </th>
          ))}
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            {result}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
      <tfoot className="border-ink border-t-2 font-semibold">
        <SumRow name={t('sum')} sum={sum} />
        <SumRow name={t('serving', { count: String(servings) })} sum={serving} />
      </tfoot>
    </table>
  );
}

function SumRow({ name, sum }: { name: string; sum: Sum }) {
  return (
    <tr className="border-hairline border-b align-top last:border-b-0">
      <th scope="row" className={`${head} font-semibold`}>
        {name}
      </th>
      <td className="max-sm:hidden" colSpan={2} />
      <td className={cell}>
        {sum.value}
        <span className="block font-normal text-muted text-xs">{sum.range}</span>
      </td>
    </tr>
  );
}
