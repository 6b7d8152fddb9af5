import { lazy, Suspense } from 'react';
import { useTimers } from '#features/recipes/timers.ts';

const RunningTimers = lazy(async () => ({
  default: (await import('#features/recipes/cooking/running-timers.tsx')).RunningTimers,
}));

/** The timers that run, on every page: a cook who reads another recipe still hears the first (DETAIL-07). */
export function Timers() {
  const isAnyRunning = useTimers().length > 0;
  if (!isAnyRunning) return null;
  return (
    <Suspense>
      <RunningTimers />
    </Suspense>
  );
}
