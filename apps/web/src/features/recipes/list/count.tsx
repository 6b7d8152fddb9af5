import type { ReactNode } from 'react';

/** How many recipes a choice would leave; the line below the filters shows it once it is made. */
export function Count({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="font-normal text-muted text-xs tabular-nums">
      {children}
    </span>
  );
}
