import { useEffect, useState } from 'react';

/** Keeps the screen on while `isWanted`; returns whether it does (a browser may not know how, or may refuse). */
export function useWakeLock(isActive: boolean): boolean {
  const [isAwake, setIsAwake] = useState(false);

  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    async function request(): Promise<void> {
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) return void lock.release();
        setIsAwake(true);
        lock.addEventListener('release', () => setIsAwake(false));
      } catch {
        setIsAwake(false);
      }
    }
    // A hidden page loses its lock, so it is requested again when the page is visible.
    const requestAgain = () => {
      if (document.visibilityState === 'visible') void request();
    };
    void request();
    document.addEventListener('visibilitychange', requestAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', requestAgain);
      void lock?.release();
      setIsAwake(false);
    };
  }, [isActive]);

  return isAwake;
}
