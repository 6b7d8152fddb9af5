import { editChatMessage } from '@pomona/contract/chat/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import type { Purpose } from '../actions/use-message-actions.tsx';
import type { Room } from '../room/room.ts';
import { readDraft, storeDraft } from './draft.ts';

interface WritingParts {
  memberId: string;
  room: Room;
  purpose: Purpose;
  setPurpose: (purpose: Purpose) => void;
  /** Put after what was typed: the address of a recipe that is shared here. */
  shared: string | null;
}

/** What is being written: a new message or a reply, which is kept, or an edit, which starts from the message. */
export function useWriting({ memberId, room, purpose, setPurpose, shared }: WritingParts) {
  const t = useTranslations('chat.writing');
  const api = useApi();
  const [draft, setDraft] = useState(() =>
    [readDraft(memberId), shared ?? ''].filter((part) => part !== '').join('\n'),
  );
  const edited = purpose.kind === 'edit' ? purpose.message : null;
  const [edit, setEdit] = useState({ id: '', text: '' });
  const text = edited === null ? draft : edit.id === edited.id ? edit.text : edited.message;

  useEffect(() => storeDraft(memberId, draft), [memberId, draft]);

  const saving = useMutation({
    mutationFn: ({ id, message }: { id: string; message: string }) =>
      api.call(editChatMessage, { params: { id }, body: { message } }),
    onSuccess(message) {
      room.apply(message);
      setPurpose({ kind: 'new' });
      setEdit({ id: '', text: '' });
    },
    onError: (error) =>
      showFailure(error, { title: t('editFailed'), unreachable: t('unreachable') }),
  });

  return {
    text,
    isSaving: saving.isPending,
    change(next: string) {
      if (edited !== null) return setEdit({ id: edited.id, text: next });
      setDraft(next);
      room.pressKey();
    },
    send() {
      if (edited !== null) return saving.mutate({ id: edited.id, message: text.trim() });
      room.send(text.trim(), purpose.kind === 'reply' ? purpose.message : null);
      setDraft('');
      setPurpose({ kind: 'new' });
    },
    cancel() {
      setPurpose({ kind: 'new' });
      setEdit({ id: '', text: '' });
    },
  };
}
