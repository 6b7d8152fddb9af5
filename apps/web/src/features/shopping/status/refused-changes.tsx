import { useLocale, useTranslations } from 'use-intl';
import type { Change } from '#platform/offline/changes/change.ts';
import { useChangeQueue } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { againOf } from '../changes/again.ts';
import { type ListToken, listChangeOf } from '../changes/stored-change.ts';
import { useAppend } from '../changes/use-append.ts';
import { useMutationTitle } from '../changes/use-mutation-title.ts';

interface Props {
  memberId: string;
  token: ListToken;
  refused: readonly Change[];
}

/** Nothing disappears unseen: what the server refused stays here until the member tries it again or lets it go. */
export function RefusedChanges({ memberId, token, refused }: Props) {
  const t = useTranslations('shopping.refused');
  const queue = useChangeQueue();
  const language = useLocale();
  const append = useAppend(memberId, token);
  const titleOf = useMutationTitle();
  const reasonOf = useReason();
  if (refused.length === 0) return null;
  return (
    <section
      aria-label={t('heading')}
      className="rounded-card border border-berry bg-berry-soft px-4 py-2"
    >
      <ul role="alert" className="divide-y divide-hairline">
        {refused.map((change) => {
          const mutation = listChangeOf(change);
          const again = againOf(change, language);
          return (
            <li key={change.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <div className="hyphenate min-w-0 flex-1 basis-64">
                <p className="font-semibold">{titleOf(mutation)}</p>
                <p className="text-muted text-sm">{reasonOf(change)}</p>
              </div>
              <div className="flex gap-2">
                {again !== null && (
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => {
                      if (append(again) !== null) void queue.dismiss(change.id);
                    }}
                  >
                    {isGone(change) ? t('addAgain') : t('tryAgain')}
                  </Button>
                )}
                <Button size="small" variant="quiet" onClick={() => void queue.dismiss(change.id)}>
                  {t('dismiss')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const isGone = ({ refusal }: Change) => refusal?.code === 'shopping_item_not_found';

function useReason() {
  const t = useTranslations('shopping.refused');
  return (change: Change): string => {
    if (isGone(change)) return t('gone');
    if (change.refusal?.code === 'expired') return t('expired');
    return change.refusal?.detail ?? t('server');
  };
}
