import { maximumChatMessageLength } from '@pomona/contract/constants';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import type { Purpose } from '../actions/use-message-actions.tsx';
import { PurposeLine } from './purpose-line.tsx';

interface Props {
  text: string;
  purpose: Purpose;
  isConnected: boolean;
  /** An edit is being stored. */
  isSaving: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
  onCancel: () => void;
}

/** Characters that are left before their number is shown. */
const shownLeft = 200;

/** Enter sends, with Shift it begins a line (CHAT-08). Without a connection the text stays. */
export function Composer(props: Props) {
  const { text, purpose, isConnected, isSaving, onChange, onSend, onCancel } = props;
  const t = useTranslations('chat.writing');
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const left = maximumChatMessageLength - text.length;
  const maySend = isConnected && !isSaving && text.trim() !== '' && left >= 0;

  useEffect(() => {
    if (purpose.kind !== 'new') field.current?.focus();
  }, [purpose]);

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && purpose.kind !== 'new') onCancel();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (maySend) onSend();
  }

  return (
    <form
      className="border-hairline border-t bg-paper"
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend) onSend();
        field.current?.focus();
      }}
    >
      {purpose.kind !== 'new' && <PurposeLine purpose={purpose} onCancel={onCancel} />}
      <div className="flex items-end gap-2 px-3 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        <textarea
          ref={field}
          rows={1}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={handleKey}
          aria-label={t('label')}
          aria-describedby={hintId}
          placeholder={t('placeholder')}
          enterKeyHint="send"
          className="field-control field-sizing-content max-h-40 min-h-11 flex-1 resize-none"
        />
        <IconButton
          type="submit"
          label={purpose.kind === 'edit' ? t('save') : t('send')}
          disabled={!maySend}
          className="bg-leaf text-on-leaf hover:bg-leaf-strong hover:text-on-leaf"
          icon={<SendHorizontal aria-hidden="true" className="size-5" />}
        />
      </div>
      <p id={hintId} className="px-4 pb-1.5 text-muted text-xs empty:hidden">
        {isConnected ? left <= shownLeft && t('left', { count: left }) : t('offline')}
      </p>
    </form>
  );
}
