import { classes } from '#ui/classes.ts';

/** A quiet shape where something will stand; give its size by class. Say "loading" once, beside it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'block animate-breathe rounded-control bg-sunken dark:bg-hairline',
        className,
      )}
    />
  );
}
