import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Styled } from './styled.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Gives its classes to its only child, a link for instance. */
  asChild?: boolean;
  /** Shows a spinner in place of the label and ignores presses; the focus stays where it is. */
  loading?: boolean;
  icon?: ReactNode;
};

const styles: Record<ButtonVariant, string> = {
  primary: 'bg-leaf text-on-leaf hover:bg-leaf-strong',
  secondary: 'border border-outline bg-surface text-ink hover:border-leaf hover:text-leaf',
  quiet: 'text-leaf hover:bg-leaf-soft',
  danger: 'bg-berry text-on-berry hover:bg-berry-strong',
};

const sizes: Record<ButtonSize, string> = {
  small: 'wide-target min-h-9 gap-1.5 px-3.5 text-sm',
  medium: 'min-h-11 gap-2 px-5',
  large: 'min-h-13 gap-2.5 px-7 text-lg',
};

const base =
  'relative inline-flex select-none items-center justify-center rounded-control py-1.5 text-center font-semibold leading-tight no-underline transition-[color,background-color,border-color,transform] active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed';

export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', asChild, loading, icon, ...rest } = props;
  const { className, children, onClick, ...attributes } = rest;
  const allClasses = classes(base, styles[variant], sizes[size], className);
  if (asChild) {
    return (
      <Styled {...attributes} onClick={onClick} className={allClasses} icon={icon}>
        {children}
      </Styled>
    );
  }
  return (
    <button
      type="button"
      {...attributes}
      className={allClasses}
      aria-busy={loading || undefined}
      aria-disabled={loading || attributes['aria-disabled']}
      onClick={loading ? refusePress : onClick}
    >
      {loading && <LoaderCircle aria-hidden="true" className="absolute size-5 animate-turn" />}
      <span className={classes('inline-flex items-center gap-[inherit]', loading && 'opacity-0')}>
        {icon}
        {children}
      </span>
    </button>
  );
}

function refusePress(event: MouseEvent) {
  event.preventDefault();
}
