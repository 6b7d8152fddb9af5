import { Pencil, Reply, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import type { Purpose } from '../actions/use-message-actions.tsx';

interface Props {
  purpose: Exclude<Purpose, { kind: 'new' }>;
  onCancel: () => void;
}

/** What is answered or edited; its button goes back to a new message (CHAT-09). */
export function PurposeLine({ purpose: { kind, message }, onCancel }: Props) {
  const t = useTranslations('chat.writing');
  const list = useTranslations('chat.list');
  const Icon = kind === 'reply' ? Reply : Pencil;
  const name = message.username ?? list('formerMember');
  return (
    <div className="flex items-center gap-2.5 border-leaf border-l-2 bg-sunken py-1 pr-1 pl-3 text-sm">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-leaf" />
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">
          {kind === 'reply' ? t('replyTo', { name }) : t('editing')}
        </span>
        <span className="block truncate text-muted">{message.message}</span>
      </p>
      <IconButton
        label={kind === 'reply' ? t('cancelReply') : t('cancelEdit')}
        onClick={onCancel}
        icon={<X aria-hidden="true" className="size-4.5" />}
      />
    </div>
  );
}
