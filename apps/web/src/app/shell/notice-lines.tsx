import { CloudOff, Sparkles, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsServerReached } from '#platform/offline/reading/connection.ts';
import { useNewVersion } from '#platform/offline/worker/new-version.ts';
import { useSessionState } from '#platform/services.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** What is there without a network, and that there is a new version. */
export function NoticeLines() {
  const translate = useTranslations('shell');
  const startVersion = useNewVersion();
  return (
    <>
      <Offline />
      {startVersion !== null && (
        <Notice icon={<Sparkles aria-hidden="true" className="size-4.5 shrink-0 text-leaf" />}>
          {translate('newVersion')}
          <button
            type="button"
            onClick={startVersion}
            className="wide-target font-semibold text-leaf underline underline-offset-4"
          >
            {translate('reload')}
          </button>
        </Notice>
      )}
    </>
  );
}

function Offline() {
  const translate = useTranslations('shell');
  const isReached = useIsServerReached();
  const isMember = useSessionState().status === 'signed-in';
  const [wasOffline, setWasOffline] = useState(false);
  if (!isReached && !wasOffline) setWasOffline(true);
  if (isReached) return wasOffline && <span className="sr-only">{translate('onlineAgain')}</span>;
  return (
    <Notice icon={<CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-muted" />}>
      {translate(isMember ? 'offlineMember' : 'offlineVisitor')}
    </Notice>
  );
}

/** Closed, it stays away until there is another reason for it. */
function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const translate = useTranslations('shell');
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className="border-hairline border-t bg-sunken">
      <div className="page-width flex items-center gap-3 py-1 text-sm">
        {icon}
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-3 py-1">{children}</p>
        <IconButton
          label={translate('closeNotification')}
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={() => setIsOpen(false)}
          className="-mr-2"
        />
      </div>
    </div>
  );
}
