import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StatCard {
  icon: LucideIcon;
  name: string;
  value: ReactNode;
  /** Under the name, where the value alone says too little. */
  hint?: string | undefined;
}

/** A few figures beside each other, two a row on a phone. */
export function StatCards({ cards }: { cards: readonly StatCard[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ icon: Icon, name, value, hint }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end gap-0.5 rounded-card border border-hairline bg-surface p-4 sm:p-5"
        >
          <dt className="text-muted text-sm">
            {name}
            {hint !== undefined && <span className="block text-xs">{hint}</span>}
          </dt>
          <dd className="flex items-center justify-between gap-2 font-display font-semibold text-2xl tabular-nums">
            {value}
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5.5 shrink-0 text-leaf" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
