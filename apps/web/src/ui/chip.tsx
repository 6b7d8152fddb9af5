import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

export type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  selected: boolean;
  /** Stands before the label while the chip is not selected. */
  icon?: ReactNode;
};

export function Chip({ selected, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={classes(
        'wide-target inline-flex min-h-9 select-none items-center gap-1.5 rounded-full border px-3.5 font-medium text-sm transition-colors disabled:cursor-not-allowed disabled:opacity-55',
        selected
          ? 'border-leaf bg-leaf-soft text-leaf'
          : 'border-outline bg-surface text-ink hover:border-leaf hover:text-leaf',
        className,
      )}
    >
      {selected ? <Check aria-hidden="true" strokeWidth={2.25} className="size-4" /> : icon}
      {children}
    </button>
  );
}
