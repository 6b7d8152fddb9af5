import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Styled } from './styled.tsx';

export type SurfaceProps = ComponentProps<'div'> & {
  /** Gives its classes to its only child: a section, an article, a list item. */
  asChild?: boolean;
  /** `sunken` for wells, `tinted` for a quiet highlight. */
  tone?: 'plain' | 'sunken' | 'tinted';
};

const tones = {
  plain: 'border-hairline bg-surface',
  sunken: 'border-transparent bg-sunken',
  tinted: 'border-transparent bg-leaf-soft',
};

/** A sheet of paper on the page, edged by a hairline instead of a shadow. */
export function Surface({ asChild, tone = 'plain', className, ...rest }: SurfaceProps) {
  const Element = asChild ? Styled : 'div';
  return (
    <Element
      {...rest}
      className={classes('rounded-card border p-5 sm:p-6', tones[tone], className)}
    />
  );
}
