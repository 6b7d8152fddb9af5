import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

interface Props {
  isOwn: boolean;
  isPending?: boolean;
  children: ReactNode;
}

export function Bubble({ isOwn, isPending = false, children }: Props) {
  return (
    <div
      className={classes(
        'min-w-0 max-w-full rounded-card px-3.5 py-2',
        isOwn ? 'bg-leaf-soft text-ink' : 'border border-hairline bg-surface',
        isPending && 'opacity-70',
      )}
    >
      {children}
    </div>
  );
}
