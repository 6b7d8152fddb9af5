import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { EmptyPlate } from './empty-plate.tsx';

export type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** In place of the empty plate. */
  picture?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

/** Where nothing is to be shown: a picture, a sentence, one thing to do. */
export function EmptyState(props: EmptyStateProps) {
  const Heading = `h${props.headingLevel ?? 2}` as const;
  return (
    <div
      className={classes(
        'mx-auto flex max-w-110 flex-col items-center py-10 text-center',
        props.className,
      )}
    >
      {props.picture ?? <EmptyPlate className="mb-6 w-52" />}
      <Heading
        tabIndex={props.headingLevel === 1 ? -1 : undefined}
        className="font-display font-semibold text-2xl"
      >
        {props.title}
      </Heading>
      {props.children && <p className="mt-2 text-muted">{props.children}</p>}
      {props.action && <div className="mt-6">{props.action}</div>}
    </div>
  );
}
