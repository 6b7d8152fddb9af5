import type { ReadLine } from '@pomona/contract/foods/analysis';
import { CircleHelp } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { classes } from '#ui/classes.ts';
import { unreadPieces } from './line-segments.ts';

interface Props {
  line: Pick<ReadLine, 'text' | 'words' | 'mentions' | 'unread'>;
  className?: string;
}

/** What it means that words of a line are not read, and what to do about it. Renders nothing where all are read. */
export function UnreadAdvice({ line, className }: Props) {
  const t = useTranslations('foods.words');
  const labels = useTranslations('foods.labels');
  const format = useFormatter();
  const pieces = unreadPieces(line);
  if (pieces.length === 0) return null;
  const words = format.list(pieces.map((word) => labels('quoted', { word })));
  const search = `/foods?${new URLSearchParams({ q: pieces[0] ?? '' })}`;
  return (
    <p className={classes('flex items-start gap-2 text-berry text-sm', className)}>
      <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="hyphenate min-w-0">
        {t('unread', { words })}{' '}
        {t.rich('advice', {
          look: (text) => (
            <a href={search} target="_blank" rel="noreferrer" className="underline">
              {text}
            </a>
          ),
        })}
      </span>
    </p>
  );
}
