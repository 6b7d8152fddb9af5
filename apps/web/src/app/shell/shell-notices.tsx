import { type ComponentType, useEffect, useState } from 'react';
import { useIsServerReached } from '#platform/offline/reading/connection.ts';
import { useNewVersion } from '#platform/offline/worker/new-version.ts';

/** Lines below the bar about the app itself. Most visits have none, and do without their script. */
export function ShellNotices() {
  const isReached = useIsServerReached();
  const isNeeded = useNewVersion() !== null || !isReached;
  const [Lines, setLines] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isNeeded || Lines !== null) return;
    import('./notice-lines.tsx').then(
      ({ NoticeLines }) => setLines(() => NoticeLines),
      // Without the worker there is nothing that could be said of being offline.
      () => undefined,
    );
  }, [isNeeded, Lines]);
  return <div aria-live="polite">{Lines && <Lines />}</div>;
}
