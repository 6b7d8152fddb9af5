import { ArrowDown, ArrowUp, Ellipsis, Trash2, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuDivider } from '#ui/overlay/menu-divider.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import type { Row } from './rows.ts';
import type { RowEditing } from './use-row-editing.ts';

interface Props {
  row: Row;
  editing: RowEditing;
  /** Names the row: "Ingredient 3". */
  name: string;
}

/** Moving and removing without a keyboard and without dragging. */
export function RowMenu({ row, editing, name }: Props) {
  const t = useTranslations('recipe-form.rows');
  const icon = { 'aria-hidden': true, className: 'size-5' } as const;
  return (
    <div className="flex shrink-0">
      <Menu trigger={<IconButton label={t('more', { row: name })} icon={<Ellipsis {...icon} />} />}>
        <MenuItem icon={<ArrowUp {...icon} />} onSelect={() => editing.moveBy(row, -1)}>
          {t('up')}
          <Keys>Alt ↑</Keys>
        </MenuItem>
        <MenuItem icon={<ArrowDown {...icon} />} onSelect={() => editing.moveBy(row, 1)}>
          {t('down')}
          <Keys>Alt ↓</Keys>
        </MenuItem>
        <MenuDivider />
        <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={() => editing.remove(row)}>
          {t('remove')}
        </MenuItem>
      </Menu>
      <IconButton
        label={t('removeNamed', { row: name })}
        onClick={() => editing.remove(row)}
        icon={<X {...icon} />}
        className="-ml-2 max-sm:hidden"
      />
    </div>
  );
}

function Keys({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="ml-auto pl-6 font-sans text-muted text-xs max-sm:hidden">
      {children}
    </span>
  );
}
