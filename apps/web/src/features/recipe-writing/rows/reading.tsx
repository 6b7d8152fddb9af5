import type { ReadLine } from '@pomona/contract/foods/analysis';
import { isUnsure } from '@pomona/contract/foods/line-doubt';
import type { Language } from '@pomona/contract/languages';
import { Check, ChevronDown, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { furtherIn } from '#product/line-segments.ts';
import { ReadWords } from '#product/read-words.tsx';
import { UnreadAdvice } from '#product/unread-advice.tsx';
import { classes } from '#ui/classes.ts';
import { gapOf } from './line-gap.ts';
import { Proposals } from './proposals.tsx';
import { useGapWords } from './use-gap-words.ts';

interface Props {
  /** `undefined` until the line is read. */
  line: ReadLine | undefined;
  /** The words of the line that name its food. */
  name: string;
  language: Language;
  onPick: (food: string) => void;
}

/** What a line was read as: its food and grams, what is wrong with it, and other foods it may mean. */
export function Reading({ line, name, language, onPick }: Props) {
  const t = useTranslations('recipe-form.reading');
  const note = useNote(line);
  const [isConfirming, setIsConfirming] = useState(false);
  if (line === undefined) return null;
  const isLost = line.food === null;
  const isOpen = isLost || isUnsure(line) || isConfirming;
  return (
    <>
      {(isConfirming || needsWords(line)) && (
        <ReadWords line={line} className="text-muted text-sm" />
      )}
      {line.food && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm sm:justify-end">
          <Check aria-hidden="true" strokeWidth={2.25} className="size-4 shrink-0 text-leaf" />
          <span className="sr-only">{t('readAs')}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsConfirming(!isConfirming)}
            title={t('otherFood')}
            className="wide-target font-semibold text-leaf underline-offset-4 hover:underline"
          >
            {line.food.name}
            <ChevronDown
              aria-hidden="true"
              className={classes(
                'ml-0.5 inline size-4 align-[-0.2em] transition-transform',
                isOpen && 'rotate-180',
              )}
            />
          </button>
          <Grams line={line} />
        </p>
      )}
      <Further line={line} />
      <UnreadAdvice line={line} className="mt-1 text-left" />
      {note && (
        <p className={classes('text-sm', note.isLoss ? 'text-berry' : 'text-muted')}>
          {note.isLoss && (
            <TriangleAlert aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.2em]" />
          )}
          {note.text}
        </p>
      )}
      {isOpen && (
        <Proposals
          name={name}
          unread={line.unread}
          language={language}
          taken={line.food?.key ?? null}
          onPick={(food) => {
            setIsConfirming(false);
            onPick(food);
          }}
        />
      )}
    </>
  );
}

/** Words that are not read, a claim, or foods beside the one that stands below. */
const needsWords = ({ words, mentions, unread }: ReadLine) =>
  unread.length > 0 || mentions.length > 1 || words.some(({ role }) => role === 'claim');

const isCounted = ({ grams, measured_by: by }: ReadLine) => grams !== null && by !== 'assumed';

/** The other choices of a line and the further foods that it names. */
function Further({ line }: { line: ReadLine }) {
  const t = useTranslations('foods.words');
  const format = useFormatter();
  const { seconds, perhaps, claims } = furtherIn(line);
  const named = (foods: typeof seconds) => foods.map(({ food, text }) => food?.name ?? text);
  const parts = [
    // Where nothing worse is to say, the note names the other choices.
    ['either', isCounted(line) ? [] : line.alternatives.map(({ name }) => name)],
    ['also', named(seconds)],
    ['maybe', named(perhaps)],
    ['claims', claims],
  ] as const;
  return parts.map(
    ([title, foods]) =>
      foods.length > 0 && (
        <p key={title} className="text-muted text-sm">
          {t(title)} <span className="text-ink">{format.list(foods)}</span>
        </p>
      ),
  );
}

function Grams({ line: { grams } }: { line: ReadLine }) {
  const format = useFormatter();
  const isNumberFree = useNumberFree();
  if (grams === null || isNumberFree) return null;
  const shown = format.number(grams, { maximumFractionDigits: grams < 10 ? 1 : 0 });
  return <span className="text-muted tabular-nums">{shown} g</span>;
}

/** The one thing to know about a line; the worst first. */
function useNote(line: ReadLine | undefined): { text: string; isLoss: boolean } | null {
  const t = useTranslations('recipe-form.reading');
  const words = useGapWords();
  const format = useFormatter();
  if (line === undefined) return null;
  const { food, alternatives } = line;
  const gap = gapOf(line);
  const isAdvised = gap?.why === 'unknown' && gap.words.length > 0;
  if (gap !== null) return { text: words(gap), isLoss: gap.why !== 'unmeasured' && !isAdvised };
  if (food === null) return null;
  if (line.measured_by === 'assumed') return { text: t('noAmount'), isLoss: false };
  if (alternatives.length > 0) {
    const other = format.list(alternatives.map(({ name }) => name));
    const text = t('alternative', { food: food.name, other });
    return { text, isLoss: false };
  }
  if (isUnsure(line)) return { text: t('unsure'), isLoss: false };
  if (line.discarded) return { text: t('discarded'), isLoss: false };
  return line.optional ? { text: t('optional'), isLoss: false } : null;
}
