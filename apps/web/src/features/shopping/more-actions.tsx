import { ArrowUpDown, Ellipsis, Printer, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWakeLock } from '#platform/use-wake-lock.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { MenuSwitch } from '#ui/overlay/menu-switch.tsx';

interface Props {
  /** Absent on a list that is somebody else's. */
  onOrder?: () => void;
}

/** Printing, a screen that stays on in the shop, and the order of its aisles. */
export function MoreActions({ onOrder }: Props) {
  const t = useTranslations('shopping.more');
  const [staysOn, setStaysOn] = useState(false);
  const isAwake = useWakeLock(staysOn);
  const icon = { 'aria-hidden': true, className: 'size-5' } as const;
  return (
    <div className="flex items-center gap-2 print:hidden">
      <Menu
        trigger={
          <IconButton
            variant="outlined"
            label={t('open')}
            icon={<Ellipsis {...icon} />}
            className="size-9"
          />
        }
      >
        <MenuItem icon={<Printer {...icon} />} onSelect={() => window.print()}>
          {t('print')}
        </MenuItem>
        {onOrder && (
          <MenuItem icon={<ArrowUpDown {...icon} />} onSelect={onOrder}>
            {t('order')}
          </MenuItem>
        )}
        {'wakeLock' in navigator && (
          <MenuSwitch isOn={staysOn} onChange={setStaysOn}>
            {t('awake')}
          </MenuSwitch>
        )}
      </Menu>
      <p role="status" className="inline-flex items-center gap-1.5 text-muted text-sm">
        {isAwake && (
          <>
            <Sun {...icon} />
            {t('isAwake')}
          </>
        )}
      </p>
    </div>
  );
}
