import { useEffect, useState } from 'react';

/** Keeps the screen on while `isWanted`; tells whether it does (a browser may not know how, or may refuse). */
export function useWakeLock(isWanted: boolean): boolean {
  const [isAwake, setIsAwake] = useState(false);

  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    async function hold(): Promise<void> {
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) return void lock.release();
        setIsAwake(true);
        lock.addEventListener('release', () => setIsAwake(false));
      } catch {
        setIsAwake(false);
      }
    }
    // A hidden page loses its lock, so it is asked for again when one comes back.
    const holdAgain = () => {
      if (document.visibilityState === 'visible') void hold();
    };
    void hold();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
      setIsAwake(false);
    };
  }, [isWanted]);

  return isAwake;
}
