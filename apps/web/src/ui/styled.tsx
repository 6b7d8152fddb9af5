import { cloneElement, type HTMLAttributes, isValidElement, type ReactNode } from 'react';
import { classes } from './classes.ts';

type StyledProps = HTMLAttributes<HTMLElement> & { icon?: ReactNode };
type ChildProps = Pick<StyledProps, 'className' | 'children'>;

/**
 * Gives its attributes and classes to its only child, a link for instance; the child's own attributes win and its classes
 * are added. (Radix's `Slot` does the same and more for 1 kB of every first visit.)
 */
export function Styled({ icon, className, children, ...attributes }: StyledProps) {
  if (!isValidElement<ChildProps>(children)) throw new Error('Only one element can be dressed');
  const own = children.props;
  const props = { ...attributes, ...own, className: classes(className, own.className) };
  if (icon === undefined) return cloneElement(children, props);
  return cloneElement(children, props, icon, own.children);
}
