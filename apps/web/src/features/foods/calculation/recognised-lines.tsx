import type { CalculatedLine } from '@pomona/contract/foods/calculation';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { useFigureWords } from '../figures/use-figure-words.ts';

/** Each line with the food that it was recognised as. */
export function RecognisedLines({ lines }: { lines: readonly CalculatedLine[] }) {
  return (
    <ul className="divide-y divide-hairline border-hairline border-y">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name the same line twice; positions are stable
        <li key={index} className="py-2.5">
          <span>{line.text}</span>
          {line.within !== null && <Within line={line.within} />}
          <Recognised line={line} />
        </li>
      ))}
    </ul>
  );
}

function Within({ line }: { line: string }) {
  const t = useTranslations('foods.calculation');
  return <span className="ml-2 text-muted text-sm">{t('within', { line })}</span>;
}

function Recognised({ line: { food, alternative, grams } }: { line: CalculatedLine }) {
  const t = useTranslations('foods.calculation');
  const words = useFigureWords();
  const isNumberFree = useNumberFree();
  if (food === null) return <span className="block text-berry text-sm">{t('notRecognized')}</span>;
  const foods = alternative === null ? [food] : [food, alternative];
  return (
    <span className="flex flex-wrap gap-x-4 text-sm">
      {foods.map(({ key, name }) => (
        <Link
          key={key}
          to="/foods/$key"
          params={{ key }}
          className="wide-target text-leaf underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      ))}
      {grams !== null && !isNumberFree && (
        <span className="text-muted tabular-nums">{`≈ ${words.grams(grams)}`}</span>
      )}
    </span>
  );
}
