import type { ReactNode, Ref } from 'react';
import { classes } from './classes.ts';

export type PageHeadingProps = {
  children: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Buttons at the right end on wide screens, below on phones. */
  actions?: ReactNode;
  /** On the `h1`, which can take the focus after a navigation. */
  ref?: Ref<HTMLHeadingElement>;
  className?: string;
};

/** The title of a screen: its only `h1`. */
export function PageHeading({
  children,
  eyebrow,
  lead,
  actions,
  ref,
  className,
}: PageHeadingProps) {
  return (
    <header
      className={classes('flex flex-wrap items-end justify-between gap-x-8 gap-y-5', className)}
    >
      <div className="min-w-0 max-w-prose">
        {eyebrow && <p className="mb-2 font-semibold text-leaf text-sm">{eyebrow}</p>}
        <h1 ref={ref} tabIndex={-1} className="text-4xl">
          {children}
        </h1>
        {lead && <p className="mt-3 text-lg text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
