import { useEffect } from 'react';

/** For what a page can do without: its failure disturbs nobody, and stands in the console for who looks into it. */
export function useFailureLog(what: string, error: Error | null): void {
  useEffect(() => {
    if (error !== null) console.error(what, error);
  }, [what, error]);
}
