import { storedTimers } from '#features/cooking/timers/timer-storage.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { useStoredChoice } from '#platform/storage/stored-choice.ts';

const RunningTimers = lazyPart(
  async () => (await import('#features/cooking/timers/running-timers.tsx')).RunningTimers,
);

/** The timers, on every page: a cook who reads another recipe, or reloads, still hears the first (DETAIL-07). */
export function Timers() {
  const isAnyThere = useStoredChoice(storedTimers) !== null;
  if (!isAnyThere) return null;
  return <RunningTimers />;
}
