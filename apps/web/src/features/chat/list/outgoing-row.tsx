import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { type Outgoing, unreachable } from '../room/room-state.ts';
import { Bubble } from './bubble.tsx';
import { ReplyQuote } from './reply-quote.tsx';

interface Props {
  outgoing: Outgoing;
  isFirst: boolean;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** One’s own message on its way: sending, sent, or failed with its text (CHAT-08). */
export function OutgoingRow({ outgoing, isFirst, onRetry, onDiscard }: Props) {
  const t = useTranslations('chat.sending');
  const { clientId, text, replyTo, failure, isAccepted } = outgoing;
  const state = isAccepted ? t('sent') : t('sending');
  return (
    <div className={classes('flex justify-end', isFirst ? 'pt-2.5' : 'pt-1')}>
      <div className="flex min-w-0 max-w-[85%] flex-col items-end sm:max-w-[75%]">
        <Bubble isOwn isPending={failure === null}>
          {replyTo && <ReplyQuote reply={replyTo} />}
          <p className="hyphenate whitespace-pre-wrap">{text}</p>
        </Bubble>
        {failure === null ? (
          <span className="mt-0.5 text-muted text-xs">{state}</span>
        ) : (
          <div role="alert" className="mt-1 text-right text-sm">
            <p className="inline-flex items-start gap-1.5 text-berry">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {failure === unreachable ? t('failed') : failure}
            </p>
            <div className="flex justify-end gap-1">
              <Button variant="quiet" size="small" onClick={() => onRetry(clientId)}>
                {t('retry')}
              </Button>
              <Button variant="quiet" size="small" onClick={() => onDiscard(clientId)}>
                {t('discard')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
