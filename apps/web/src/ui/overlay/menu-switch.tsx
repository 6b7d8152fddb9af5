import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { menuItemClasses } from './menu-item.tsx';

type MenuSwitchProps = {
  children: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Something that is on or off, inside a menu. */
export function MenuSwitch({ children, isOn, onChange }: MenuSwitchProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={isOn}
      onCheckedChange={onChange}
      className={menuItemClasses}
    >
      <span
        aria-hidden="true"
        className="grid size-5 place-items-center rounded-sm border border-outline"
      >
        <DropdownMenu.ItemIndicator>
          <Check strokeWidth={2.5} className="size-4 text-leaf" />
        </DropdownMenu.ItemIndicator>
      </span>
      <span className="flex-1">{children}</span>
    </DropdownMenu.CheckboxItem>
  );
}
