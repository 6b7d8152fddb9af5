import { classes } from './classes.ts';
import { LogoMark } from './logo-mark.tsx';

type LogoProps = {
  name: string;
  className?: string;
};

/** Mark and name. Put it into the link to the home page. */
export function Logo({ name, className }: LogoProps) {
  return (
    <span className={classes('inline-flex items-center gap-2', className)}>
      <LogoMark className="size-8 shrink-0 text-leaf" />
      <span className="font-display font-semibold text-2xl tracking-tight">{name}</span>
    </span>
  );
}
