import { classes } from './classes.ts';
import { LogoMark } from './logo-mark.tsx';

type LogoProps = {
  /** The product's name. */
  name: string;
  className?: string;
};

/** Mark and word. Put it into the link that leads home. */
export function Logo({ name, className }: LogoProps) {
  return (
    <span className={classes('inline-flex items-center gap-2', className)}>
      <LogoMark className="size-8 shrink-0 text-leaf" />
      <span className="font-display font-semibold text-2xl tracking-tight">{name}</span>
    </span>
  );
}
