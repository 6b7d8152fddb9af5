import type { ReactNode } from 'react';

/** Buttons at the foot of a dialog, the main one last: for content that brings its own; else `footer` of `Dialog`. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
  );
}
