import type { User } from '@pomona/contract/accounts';
import type { ChatMessage } from '@pomona/contract/chat/messages';
import { chatEditMinutes } from '@pomona/contract/constants';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#ui/feedback/toast-message.ts';

export type MessageDialog = 'report' | 'delete' | 'mute';

interface Rights {
  isOwn: boolean;
  mayEdit: boolean;
  mayDelete: boolean;
  mayMute: boolean;
}

/** What a message is being written for, beside a new one. */
export type Purpose =
  | { kind: 'new' }
  | { kind: 'reply'; message: ChatMessage }
  | { kind: 'edit'; message: ChatMessage };

export interface MessageActions {
  rightsOn(message: ChatMessage): Rights;
  reply(message: ChatMessage): void;
  edit(message: ChatMessage): void;
  copy(message: ChatMessage): Promise<void>;
  open(dialog: MessageDialog, message: ChatMessage): void;
}

export interface OpenDialog {
  kind: MessageDialog;
  message: ChatMessage;
}

const editMilliseconds = chatEditMinutes * 60_000;

/** The same object at each render: rows that did not change are not rendered. */
export function useMessageActions(member: User) {
  const t = useTranslations('chat.actions');
  const [purpose, setPurpose] = useState<Purpose>({ kind: 'new' });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const actions = useMemo<MessageActions>(
    () => ({
      rightsOn: (message) => rightsOf(member, message),
      reply: (message) => setPurpose({ kind: 'reply', message }),
      edit: (message) => setPurpose({ kind: 'edit', message }),
      async copy(message) {
        try {
          await navigator.clipboard.writeText(message.message);
          showToast({ title: t('copied'), tone: 'success' });
        } catch {
          showToast({ title: t('copyFailed'), description: t('copyByHand'), tone: 'destructive' });
        }
      },
      open: (kind, message) => setDialog({ kind, message }),
    }),
    [member, t],
  );
  return { actions, purpose, setPurpose, dialog, closeDialog: () => setDialog(null) };
}

function rightsOf(member: User, message: ChatMessage): Rights {
  const isOwn = message.user_id === member.id;
  const age = Date.now() - Date.parse(message.timestamp);
  return {
    isOwn,
    mayEdit: isOwn && age < editMilliseconds,
    mayDelete: isOwn || member.is_admin,
    mayMute: member.is_admin && !isOwn && message.user_id !== null,
  };
}
