import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

export type MenuProps = {
  /** The button that opens the menu: one element that takes a ref. */
  trigger: ReactNode;
  /** `MenuItem`, `MenuChoice` and `MenuDivider`. */
  children: ReactNode;
  /** Stands above the items and is not one: a name and an e-mail, say. */
  header?: ReactNode;
  align?: 'start' | 'end';
  /** Open when it first appears, for one that is fetched when its button is pressed. */
  defaultOpen?: boolean;
  className?: string;
};

/**
 * Actions behind a button. Not modal: the page can still be scrolled, and no style is injected to stop it. It stands
 * in the tree where its button does, so that it belongs to the same landmark.
 */
export function Menu({
  trigger,
  children,
  header,
  align = 'end',
  defaultOpen = false,
  className,
}: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className={classes(
          'z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-rise overflow-y-auto rounded-card border border-hairline bg-surface p-1.5 shadow-float',
          className,
        )}
      >
        {header && (
          <DropdownMenu.Label className="mb-1.5 border-hairline border-b px-3 pt-1.5 pb-3">
            {header}
          </DropdownMenu.Label>
        )}
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
