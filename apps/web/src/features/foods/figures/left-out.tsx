import type { ReactNode } from 'react';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { LeftOutNote } from '#product/left-out-note.tsx';

interface Props {
  /** An analysis or a calculation. */
  of: { readonly left_out: readonly string[]; readonly coverage: number };
  className?: string;
  children?: ReactNode;
}

/** What the figures leave out, or why there are none (REC-12). */
export function LeftOut({ of: { left_out: leftOut, coverage }, ...props }: Props) {
  const isNumberFree = useNumberFree();
  return (
    <LeftOutNote leftOut={leftOut} coverage={coverage} isNumberFree={isNumberFree} {...props} />
  );
}
