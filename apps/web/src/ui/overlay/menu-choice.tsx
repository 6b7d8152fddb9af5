import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { menuItemClasses } from './menu-item.tsx';

type MenuChoiceOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  /** The language of the label, where it differs from the page's. */
  lang?: string;
};

type MenuChoiceProps<Value extends string> = {
  /** Names the group for screen readers. */
  label: string;
  options: readonly MenuChoiceOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of several, inside a menu: the language, the units. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup aria-label={props.label} value={props.value}>
      {props.options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          onSelect={() => props.onChange(option.value)}
          className={menuItemClasses}
        >
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden="true" strokeWidth={2} className="size-4 text-leaf" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
