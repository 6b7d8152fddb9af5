import { Ellipsis, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuSwitch } from '#ui/overlay/menu-switch.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { useAnnouncements } from '../list/announcements.ts';
import { OnlineList } from '../people/online-list.tsx';
import { ConnectionBadge } from './connection-badge.tsx';
import type { RoomState } from './room-state.ts';

interface Props {
  state: RoomState;
  memberId: string;
}

/** The name of the room, whether it is connected, and on phones the way to who is here. */
export function RoomHeader({ state, memberId }: Props) {
  const t = useTranslations('chat');
  const [isOpen, setIsOpen] = useState(false);
  const { isOn, toggle } = useAnnouncements();
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-hairline border-b px-4 py-2.5">
      <h1 className="font-display font-semibold text-xl">{t('page.title')}</h1>
      <ConnectionBadge connection={state.connection} />
      <div className="ml-auto flex items-center">
        <Button
          variant="quiet"
          size="small"
          className="lg:hidden"
          onClick={() => setIsOpen(true)}
          aria-label={t('people.open', { count: state.onlineCount })}
          icon={<Users aria-hidden="true" className="size-4.5" />}
        >
          {state.onlineCount}
        </Button>
        <Menu
          trigger={
            <IconButton
              label={t('room.menu')}
              icon={<Ellipsis aria-hidden="true" className="size-5" />}
            />
          }
        >
          <MenuSwitch isOn={isOn} onChange={toggle}>
            {t('room.announce')}
          </MenuSwitch>
        </Menu>
      </div>
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('people.heading', { count: state.onlineCount })}
        closeLabel={t('people.close')}
      >
        <OnlineList users={state.online} count={state.onlineCount} memberId={memberId} />
      </Sheet>
    </header>
  );
}
