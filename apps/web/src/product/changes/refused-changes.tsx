import { useTranslations } from 'use-intl';
import type { Change } from '#platform/offline/changes/change.ts';
import { useChangeQueue } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';

interface RefusedChange {
  change: Change;
  title: string;
  /** It is about something that was removed meanwhile. */
  isGone: boolean;
  /** `null`: nothing can be done. */
  again: ((onDone: () => void) => void) | null;
}

/** Nothing disappears unseen: what the server refused stays here until the member tries it again or lets it go. */
export function RefusedChanges({ refused }: { refused: readonly RefusedChange[] }) {
  const t = useTranslations('changes.refused');
  const queue = useChangeQueue();
  const reasonOf = useReason();
  if (refused.length === 0) return null;
  return (
    <section
      aria-label={t('heading')}
      className="rounded-card border border-berry bg-berry-soft px-4 py-2"
    >
      <ul role="alert" className="divide-y divide-hairline">
        {refused.map(({ change, title, isGone, again }) => (
          <li key={change.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="hyphenate min-w-0 flex-1 basis-64">
              <p className="font-semibold">{title}</p>
              <p className="text-muted text-sm">{isGone ? t('gone') : reasonOf(change)}</p>
            </div>
            <div className="flex gap-2">
              {again !== null && (
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => again(() => void queue.dismiss(change.id))}
                >
                  {isGone ? t('addAgain') : t('tryAgain')}
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={() => void queue.dismiss(change.id)}>
                {t('dismiss')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useReason() {
  const t = useTranslations('changes.refused');
  return ({ refusal }: Change): string =>
    refusal?.code === 'expired' ? t('expired') : (refusal?.detail ?? t('server'));
}
