import {
  decideReportedText,
  listReportedTexts,
  type ReportedText,
} from '@pomona/contract/admin/moderation';
import type { ChatDecision, ChatMuteDuration } from '@pomona/contract/chat/moderation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { moderationKey } from './queries.ts';

interface Decision {
  decision: ChatDecision;
  note: string;
  mute: ChatMuteDuration | null;
}

const fasterCodes = ['conflict', 'report_not_found'];

/** Decides the reports of a text; where somebody else was faster, it says what they decided. */
export function useDecision(
  text: ReportedText,
  { memberId, onDecided }: { memberId: string; onDecided: () => void },
) {
  const t = useTranslations('moderation');
  const api = useApi();
  const queryClient = useQueryClient();

  function showFaster(decided: ReportedText | undefined): void {
    const name = decided?.decided_by?.name ?? t('gone');
    const decision = decided?.decision ?? null;
    showToast({
      title: t('faster'),
      ...(decision !== null && { description: t(`fasterDecided.${decision}`, { name }) }),
    });
  }

  /** What stands now, when one's own decision came too late. */
  async function findDecided(): Promise<ReportedText | undefined> {
    const query = { state: 'decided', limit: 50 } as const;
    const { texts } = await api.call(listReportedTexts, { query });
    return texts.find(({ id }) => id === text.id);
  }

  return useMutation({
    mutationFn: ({ decision, note, mute }: Decision) =>
      api.call(decideReportedText, {
        params: { kind: text.kind, id: text.id },
        body: { decision, note, ...(mute !== null && { mute }) },
      }),
    onSuccess(decided) {
      if (decided.decided_by?.id === memberId)
        showToast({ title: t(`done.${decided.decision ?? 'keep'}`), tone: 'success' });
      else showFaster(decided);
      onDecided();
    },
    async onError(error) {
      if (!(error instanceof ApiError) || !fasterCodes.includes(error.code ?? '')) {
        showFailure(error, { title: t('decideFailed'), unreachable: t('unreachable') });
        return;
      }
      showFaster(await findDecided().catch(() => undefined));
      onDecided();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: moderationKey }),
  });
}
