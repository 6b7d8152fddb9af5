import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type RemovableChipProps = {
  children: ReactNode;
  /** Names the button: "Remove filter Vegan". */
  removeLabel: string;
  onRemove: () => void;
  icon?: ReactNode;
  className?: string;
};

/** An active filter with the button that takes it away. */
export function RemovableChip(props: RemovableChipProps) {
  return (
    <span
      className={classes(
        'inline-flex min-h-9 items-center rounded-full bg-leaf-soft pl-3.5 font-medium text-leaf text-sm',
        props.className,
      )}
    >
      {props.icon && <span className="mr-1.5">{props.icon}</span>}
      {props.children}
      <button
        type="button"
        aria-label={props.removeLabel}
        onClick={props.onRemove}
        className="wide-target grid size-9 place-items-center rounded-full transition-colors hover:text-berry"
      >
        <X aria-hidden="true" strokeWidth={2} className="size-4" />
      </button>
    </span>
  );
}
