import { DropdownMenu } from 'radix-ui';

export function MenuDivider() {
  return <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-hairline" />;
}
