import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';

/** A label of which it is unknown whether it holds; pressed, it explains why. */
export function OpenLabel({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="wide-target inline-flex items-center gap-1 whitespace-nowrap rounded-full border border-outline border-dashed py-0.5 pr-2.5 pl-2 font-semibold text-muted text-xs underline-offset-2 hover:text-ink hover:underline"
    >
      <CircleQuestionMark aria-hidden="true" className="size-3.5" />
      {children}
    </button>
  );
}
