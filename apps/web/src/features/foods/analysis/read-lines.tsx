import type { ReadLine } from '@pomona/contract/food-analysis';
import { isUnsure } from '@pomona/contract/line-doubt';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/number-free.ts';
import { classes } from '#ui/classes.ts';
import { useFigureWords } from '../figures/use-figure-words.ts';

/** Each line with the food that it was read as, its grams, how they were reached, and what is wrong with it. */
export function ReadLines({ lines }: { lines: readonly ReadLine[] }) {
  return (
    <ul className="divide-y divide-hairline border-hairline border-y">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; two may say the same
        <li key={index} className="py-3">
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { line: ReadLine }) {
  const t = useTranslations('foods.analyse');
  const notes = useNotes(line);
  const isLost = line.food === null || line.grams === null;
  return (
    <>
      <div className="flex items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="hyphenate text-sm">{line.text}</p>
          {line.food && (
            <Link
              to="/foods/$key"
              params={{ key: line.food.key }}
              className="font-semibold text-leaf underline-offset-4 hover:underline"
            >
              <span className="sr-only">{`${t('asFood')}: `}</span>
              {line.food.name}
            </Link>
          )}
        </div>
        <Weight line={line} />
      </div>
      {notes.map((note) => (
        <p
          key={note}
          className={classes(
            'mt-1 flex items-start gap-2 text-sm',
            isLost ? 'text-berry' : 'text-muted',
          )}
        >
          {isLost && (
            <TriangleAlert
              aria-hidden="true"
              strokeWidth={1.75}
              className="mt-0.5 size-4 shrink-0"
            />
          )}
          {note}
        </p>
      ))}
    </>
  );
}

function Weight({ line: { grams, grams_range: range, measured_by: by } }: { line: ReadLine }) {
  const t = useTranslations('foods.analyse');
  const ways = useTranslations('figures.measuredBy');
  const words = useFigureWords();
  const isNumberFree = useNumberFree();
  if (grams === null || isNumberFree) return null;
  const low = words.plainGrams(range?.low ?? grams);
  const high = words.grams(range?.high ?? grams);
  return (
    <p className="shrink-0 text-right tabular-nums">
      <span className="font-semibold">{words.grams(grams)}</span>
      <span className="block text-muted text-xs">{t('gramsRange', { low, high })}</span>
      {by !== null && by !== 'assumed' && (
        <span className="block text-muted text-xs">{ways(by)}</span>
      )}
    </p>
  );
}

function useNotes(line: ReadLine): string[] {
  const t = useTranslations('foods.analyse');
  const { food, alternative } = line;
  if (food === null) return [t('unrecognized')];
  if (line.grams === null) return [t('noWeight')];
  return [
    ...(line.measured_by === 'assumed' ? [t('assumed')] : []),
    ...(isUnsure(line) ? [t('unsure')] : []),
    ...(alternative ? [t('alternative', { food: food.name, other: alternative.name })] : []),
    ...(line.discarded ? [t('discarded')] : []),
    ...(line.optional ? [t('optional')] : []),
  ];
}
