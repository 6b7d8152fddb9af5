import { CircleCheck, CloudOff, RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type SaveState, useSaveState } from './use-save-state.ts';

const icons = {
  offline: CloudOff,
  unreachable: CloudOff,
  fleeting: CloudOff,
  sending: RefreshCw,
  saved: CircleCheck,
} satisfies Record<Exclude<SaveState, 'quiet'>, unknown>;

/** One calm line: offline, waiting, sending, saved; nothing while all is as usual. */
export function StatusLine({ count }: { count: number }) {
  const t = useTranslations('changes.status');
  const state = useSaveState(count);
  const Icon = state === 'quiet' ? null : icons[state];
  return (
    <p role="status" className="flex min-h-6 items-start gap-2 text-muted text-sm">
      {state !== 'quiet' && Icon && (
        <>
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(state, { count })}
        </>
      )}
    </p>
  );
}
