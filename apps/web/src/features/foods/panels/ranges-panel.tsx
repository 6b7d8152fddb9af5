import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { useFigureWords } from '../figures/use-figure-words.ts';
import { figuresWithRange, recipeRangesQuery } from '../queries.ts';

interface Props {
  recipeId: string;
  /** Of a serving 1, of the whole dish its servings. */
  factor: number;
}

/** The ranges of the four main figures. Renders nothing until it is known. */
export function RangesPanel({ recipeId, factor }: Props) {
  const words = useFigureWords();
  const { data } = useQuery(recipeRangesQuery(useApi(), useLocale(), recipeId));
  const shown = figuresWithRange.flatMap((name) => {
    const figure = data?.figures.find(({ key }) => key === name);
    return figure === undefined || figure.shown === null ? [] : [{ name, range: figure.serving }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted tabular-nums">
      {shown.map(({ name, range: { low, high } }) => (
        <li key={name}>
          {words.name(name)}{' '}
          {words.range({ low: low * factor, high: high === null ? null : high * factor }, name)}
        </li>
      ))}
    </ul>
  );
}
