import { useLayoutEffect, useState } from 'react';
import { retryingImport } from '#platform/retrying-import.ts';

/** A script that is fetched when a drawing first needs it, and there at once for every later one. */
export interface LoadedOnce<Module> {
  load(): Promise<Module>;
  kept: Module | undefined;
}

export const loadedOnce = <Module>(load: () => Promise<Module>): LoadedOnce<Module> => ({
  load,
  kept: undefined,
});

/** `undefined` while it is on its way, `failed` where it could not be had yet: it is asked for until it is there. */
export function useLoaded<Module>(
  script: LoadedOnce<Module>,
  isWanted: boolean,
): Module | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Module | 'failed' | undefined>(() => script.kept);
  const isMissing = isWanted && (loaded === undefined || loaded === 'failed');
  useLayoutEffect(() => {
    if (!isMissing) return;
    void retryingImport(script.load, () => setLoaded('failed')).then((module) => {
      script.kept = module;
      setLoaded(() => module);
    });
  }, [isMissing, script]);
  return loaded;
}
