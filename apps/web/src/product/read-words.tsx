import type { LineMention, ReadLine } from '@pomona/contract/foods/analysis';
import { Fragment, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { classes } from '#ui/classes.ts';
import { type Segment, segmentsOf } from './line-segments.ts';

interface Props {
  line: Pick<ReadLine, 'text' | 'words' | 'mentions'>;
  className?: string;
}

/**
 * A line with each word as it was read: foods are underlined and show their name when they are pointed at, reached with
 * the keyboard or touched; what is not read is framed. Amounts, units and states stay plain (REC-09).
 */
export function ReadWords({ line, className }: Props) {
  const { segments, rest } = segmentsOf(line);
  if (segments.length === 0) return <p className={classes('hyphenate', className)}>{line.text}</p>;
  return (
    <p className={classes('hyphenate relative', className)}>
      {segments.map((segment, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its position in the line
        <Fragment key={position}>
          {segment.before}
          <Piece segment={segment} />
        </Fragment>
      ))}
      {rest}
    </p>
  );
}

function Piece({ segment: { kind, text, mention } }: { segment: Segment }) {
  const t = useTranslations('foods.words');
  if (mention !== undefined) return <FoodWords text={text} mention={mention} />;
  if (kind === 'unread') {
    return (
      <mark className="rounded-sm border border-berry border-dashed bg-berry-soft px-1 font-semibold text-berry">
        {text}
        <span aria-hidden="true"> ?</span>
        <span className="sr-only">{` (${t('unreadMark')})`}</span>
      </mark>
    );
  }
  if (kind === 'claim') {
    return (
      <span className="rounded-sm bg-leaf-soft px-1">
        {text}
        <span aria-hidden="true"> ✓</span>
        <span className="sr-only">{` (${t('claimMark')})`}</span>
      </span>
    );
  }
  return text;
}

const textKeys = {
  main: 'told',
  alternative: 'choice',
  second: 'further',
  part: 'perhaps',
} as const satisfies Record<LineMention['relation'], string>;

function FoodWords({ text, mention }: { text: string; mention: LineMention }) {
  const t = useTranslations('foods.words');
  const food = mention.food?.name ?? t('contentsOnly');
  const description = t(textKeys[mention.relation], { words: text, food });
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => currentTarget.focus()}
      onKeyDown={leaveOnEscape}
      className={classes(
        'group/word cursor-help rounded-sm text-left underline decoration-2 decoration-leaf underline-offset-4 hover:bg-leaf-soft',
        mention.relation !== 'main' && 'decoration-dotted',
      )}
    >
      {text}
      <span className="sr-only">{` (${description})`}</span>
      <span
        aria-hidden="true"
        className="pointer-events-none invisible absolute top-full left-0 z-10 mt-1 max-w-full rounded-control border border-hairline bg-surface px-3 py-1.5 text-ink text-sm shadow-float group-hover/word:visible group-focus/word:visible"
      >
        {description}
      </span>
    </button>
  );
}

function leaveOnEscape({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>): void {
  if (key === 'Escape') currentTarget.blur();
}
