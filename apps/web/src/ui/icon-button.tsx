import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does, for those who don't see the icon. */
  label: string;
  icon: ReactNode;
  /** `glass` lies on pictures. */
  variant?: 'quiet' | 'outlined' | 'glass';
};

const styles = {
  quiet: 'text-muted hover:bg-leaf-soft hover:text-leaf',
  outlined: 'border border-outline bg-surface text-ink hover:border-leaf hover:text-leaf',
  glass: 'bg-glass text-ink hover:text-apricot',
};

/** A round button of 44 px that shows an icon only. Give `aria-pressed` for one that stays pressed. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-full transition-[color,background-color,border-color,transform] active:scale-95 disabled:cursor-not-allowed disabled:opacity-55',
        styles[variant],
        className,
      )}
    >
      {icon}
    </button>
  );
}
