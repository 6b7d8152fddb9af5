import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Stars, starPath } from './stars.tsx';

export type StarRatingProps = {
  value: number;
  /** The whole in words, read instead of the figures: "Rated 4.6 of 5, 12 reviews". */
  label: string;
  /** The figure as shown, in the reader's way of writing numbers: "4.6", "4,6". */
  display: string;
  /** Shown after the figure, "(12)" say. */
  count?: ReactNode;
  /** `compact` shows one star instead of five, for cards. */
  size?: 'compact' | 'medium';
  className?: string;
};

/** A rating that is read, not given. */
export function StarRating(props: StarRatingProps) {
  return (
    <span className={classes('inline-flex items-center gap-1.5 tabular-nums', props.className)}>
      <span className="sr-only">{props.label}</span>
      {props.size === 'compact' ? (
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 shrink-0 fill-honey">
          <path d={starPath} />
        </svg>
      ) : (
        <Stars value={props.value} className="h-5 w-25" />
      )}
      <span aria-hidden="true" className="font-semibold">
        {props.display}
      </span>
      {props.count !== undefined && (
        <span aria-hidden="true" className="text-muted">
          {props.count}
        </span>
      )}
    </span>
  );
}
