import type { LineMention, ReadLine } from '@pomona/contract/foods/analysis';
import type { NamedFood } from '@pomona/contract/foods/figures';
import { isUnsure } from '@pomona/contract/foods/line-doubt';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { furtherIn } from '#product/line-segments.ts';
import { ReadWords } from '#product/read-words.tsx';
import { UnreadAdvice } from '#product/unread-advice.tsx';
import { classes } from '#ui/classes.ts';
import { useFigureWords } from '../figures/use-figure-words.ts';

/** Each line with the food that it was read as, its grams, how they were reached, and what is wrong with it. */
export function ReadLines({ lines }: { lines: readonly ReadLine[] }) {
  return (
    <ul className="divide-y divide-hairline border-hairline border-y">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position; two may say the same
        <li key={index} className="py-3">
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { line: ReadLine }) {
  const t = useTranslations('food-analysis');
  const notes = useNotes(line);
  return (
    <>
      <div className="flex items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <ReadWords line={line} className="text-sm leading-relaxed" />
          {line.food && (
            <>
              <span className="sr-only">{`${t('asFood')}: `}</span>
              <FoodLink food={line.food} className="font-semibold" />
            </>
          )}
          <OtherFoods line={line} />
        </div>
        <Weight line={line} />
      </div>
      <UnreadAdvice line={line} className="mt-1" />
      {notes.map(({ text, isLoss }) => (
        <p
          key={text}
          className={classes(
            'mt-1 flex items-start gap-2 text-sm',
            isLoss ? 'text-berry' : 'text-muted',
          )}
        >
          {isLoss && <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
          {text}
        </p>
      ))}
    </>
  );
}

/** The other choices of a line, the further foods that it names, and what it claims. */
function OtherFoods({ line }: { line: ReadLine }) {
  const t = useTranslations('foods.words');
  const format = useFormatter();
  const { seconds, perhaps, claims } = furtherIn(line);
  return (
    <div className="grid text-sm">
      <FoodList
        title={t('either')}
        foods={line.alternatives.map((food) => ({ food, text: food.name }))}
      />
      <FoodList title={t('also')} foods={seconds} />
      <FoodList title={t('maybe')} foods={perhaps} />
      {claims.length > 0 && (
        <p className="text-muted">
          {t('claims')} {format.list(claims)}
        </p>
      )}
    </div>
  );
}

interface ListedFood extends Pick<LineMention, 'food' | 'text'> {
  grams?: number | null;
}

function FoodList({ title, foods }: { title: string; foods: readonly ListedFood[] }) {
  const words = useFigureWords();
  const isNumberFree = useNumberFree();
  if (foods.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-2 text-muted">
      {`${title} `}
      {foods.map(({ food, text, grams }) => (
        <span key={food?.key ?? text}>
          {food === null ? text : <FoodLink food={food} />}
          {grams != null && !isNumberFree && (
            <span className="tabular-nums">{` ≈ ${words.grams(grams)}`}</span>
          )}
        </span>
      ))}
    </p>
  );
}

function FoodLink({ food, className }: { food: NamedFood; className?: string }) {
  return (
    <Link
      to="/foods/$key"
      params={{ key: food.key }}
      className={classes('text-leaf underline-offset-4 hover:underline', className)}
    >
      {food.name}
    </Link>
  );
}

function Weight({ line: { grams, grams_range: range, measured_by: by } }: { line: ReadLine }) {
  const t = useTranslations('food-analysis');
  const ways = useTranslations('foods.measuredBy');
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

interface LineNote {
  text: string;
  isLoss: boolean;
}

function useNotes(line: ReadLine): LineNote[] {
  const t = useTranslations('food-analysis');
  const words = useTranslations('foods.words');
  const format = useFormatter();
  const { food, alternatives } = line;
  const loss = (text: string) => ({ text, isLoss: true });
  if (food === null && line.read_whole) return [loss(words('noFigures'))];
  if (food === null) return line.unread.length > 0 ? [] : [loss(t('unrecognized'))];
  if (line.grams === null) return [loss(t('noWeight'))];
  const others = format.list(alternatives.map(({ name }) => name));
  const notes = [
    ...(line.measured_by === 'assumed' ? [t('assumed')] : []),
    ...(isUnsure(line) ? [t('unsure')] : []),
    ...(alternatives.length > 0 ? [t('alternative', { food: food.name, other: others })] : []),
    ...(line.discarded ? [t('discarded')] : []),
    ...(line.optional ? [t('optional')] : []),
  ];
  return notes.map((text) => ({ text, isLoss: false }));
}
