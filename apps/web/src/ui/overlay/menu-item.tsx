import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

export type MenuItemProps = {
  children: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Gives its classes to its only child, a link for instance; put the icon inside it then. */
  asChild?: boolean;
  tone?: 'plain' | 'danger';
};

export const menuItemClasses =
  'flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-control px-3 text-left no-underline outline-none data-highlighted:bg-leaf-soft data-highlighted:text-leaf';

export function MenuItem({ children, icon, onSelect, asChild, tone = 'plain' }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      asChild={asChild ?? false}
      {...(onSelect && { onSelect: () => onSelect() })}
      className={classes(
        menuItemClasses,
        tone === 'danger' &&
          'text-berry data-highlighted:bg-berry-soft data-highlighted:text-berry',
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  );
}
