import { useEffect, useState } from 'react';

const maxLoadWait = 3000;
const maxIdleWait = 500;

/** Resolves when the page has loaded and the browser has nothing else to do; at once on the server. */
export async function browserIdle(): Promise<void> {
  if (typeof document === 'undefined') return;
  await documentLoaded();
  await new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: maxIdleWait });
    else setTimeout(resolve, maxIdleWait / 2);
  });
}

/** A picture that never comes must not keep the page from coming alive. */
function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, maxLoadWait);
    addEventListener('load', () => resolve(), { once: true });
  });
}

export function useBrowserIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void browserIdle().then(() => isMounted && setIsIdle(true));
    return () => {
      isMounted = false;
    };
  }, []);
  return isIdle;
}
