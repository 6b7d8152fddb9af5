import type { ChatMessage } from '@pomona/contract/chat/messages';
import { Ban, Copy, Ellipsis, Flag, Pencil, Reply, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import type { MessageActions } from './use-message-actions.tsx';

interface Props {
  message: ChatMessage;
  name: string;
  actions: MessageActions;
}

const icon = 'size-4.5';

/** What can be done with a message: more for its author and for administrators (CHAT-10). */
export function MessageMenu({ message, name, actions }: Props) {
  const t = useTranslations('chat.actions');
  const can = actions.rightsOn(message);
  return (
    <Menu
      align={can.isOwn ? 'end' : 'start'}
      trigger={
        <IconButton
          label={t('menu', { name })}
          className="size-9 opacity-60 hover:opacity-100 focus-visible:opacity-100"
          icon={<Ellipsis aria-hidden="true" className={icon} />}
        />
      }
    >
      <MenuItem
        icon={<Reply aria-hidden="true" className={icon} />}
        onSelect={() => actions.reply(message)}
      >
        {t('reply')}
      </MenuItem>
      <MenuItem
        icon={<Copy aria-hidden="true" className={icon} />}
        onSelect={() => void actions.copy(message)}
      >
        {t('copy')}
      </MenuItem>
      {can.mayEdit && (
        <MenuItem
          icon={<Pencil aria-hidden="true" className={icon} />}
          onSelect={() => actions.edit(message)}
        >
          {t('edit')}
        </MenuItem>
      )}
      {!can.isOwn && (
        <MenuItem
          icon={<Flag aria-hidden="true" className={icon} />}
          onSelect={() => actions.open('report', message)}
        >
          {t('report')}
        </MenuItem>
      )}
      {can.mayDelete && (
        <MenuItem
          tone="danger"
          icon={<Trash2 aria-hidden="true" className={icon} />}
          onSelect={() => actions.open('delete', message)}
        >
          {t('delete')}
        </MenuItem>
      )}
      {can.mayMute && (
        <MenuItem
          tone="danger"
          icon={<Ban aria-hidden="true" className={icon} />}
          onSelect={() => actions.open('mute', message)}
        >
          {t('mute', { name })}
        </MenuItem>
      )}
    </Menu>
  );
}
