import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  /** Names the bar to screen readers. */
  label: string;
  Sign: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

/** Above a recipe that not everybody sees: who sees it, and what the reader can do. */
export function RecipeBar({ label, Sign, title, text, children }: Props) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface py-3 pr-3 pl-4 print:hidden"
    >
      <div className="flex min-w-60 flex-1 items-start gap-3">
        <Sign aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
        <div>
          <p className="font-semibold">{title}</p>
          <p className="text-muted text-sm">{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">{children}</div>
    </section>
  );
}
