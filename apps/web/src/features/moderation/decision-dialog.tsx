import type { ReportedText } from '@pomona/contract/admin/moderation';
import type { ChatDecision, ChatMuteDuration } from '@pomona/contract/chat/moderation';
import { maximumReportCommentLength } from '@pomona/contract/constants';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MuteSelect } from './mute-select.tsx';
import { useDecision } from './use-decision.ts';

interface Props {
  text: ReportedText;
  decision: ChatDecision;
  memberId: string;
  onClose: () => void;
}

/** Says what will happen, and takes a note and a mute along. */
export function DecisionDialog({ text, decision, memberId, onClose }: Props) {
  const t = useTranslations('moderation.decide');
  const [mute, setMute] = useState<ChatMuteDuration | null>(null);
  const [note, setNote] = useState('');
  const decide = useDecision(text, { memberId, onDecided: onClose });
  const canBeMuted = text.author !== null && !text.is_author_admin && text.author.id !== memberId;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`${decision}.title`)}
      description={t(`${decision}.${text.kind}`)}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant={decision === 'remove' ? 'danger' : 'primary'}
            loading={decide.isPending}
            onClick={() => decide.mutate({ decision, note, mute })}
          >
            {t(`${decision}.label`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {canBeMuted && <MuteSelect value={mute} onChange={setMute} isOptional />}
        <TextAreaField
          label={t('note')}
          hint={t('noteHint')}
          rows={2}
          maxLength={maximumReportCommentLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
