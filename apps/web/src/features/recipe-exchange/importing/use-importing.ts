import { importRecipe } from '@pomona/contract/recipe-exchange';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '#platform/services.tsx';
import { type Entered, storedEntered, storeEntered } from './entered.ts';
import type { ImportBody } from './source.ts';

/** What is entered and found, stored over a reload; the call that reads it, and the way to stop it. */
export function useImporting(memberId: string) {
  const api = useApi();
  const [entered, setEntered] = useState(() => storedEntered(memberId));
  const [isCancelled, setIsCancelled] = useState(false);
  const running = useRef<AbortController>(null);

  const enter = (change: Partial<Entered>) => {
    setIsCancelled(false);
    setEntered((known) => {
      const next = { ...known, ...change };
      storeEntered(memberId, next);
      return next;
    });
  };

  const reading = useMutation({
    mutationFn: async (body: ImportBody) => {
      running.current = new AbortController();
      const { signal } = running.current;
      const answer = await api.call(importRecipe, { body, signal });
      // It may have been on its way already.
      signal.throwIfAborted();
      return answer;
    },
    onSuccess: ({ recipes }) => enter({ found: recipes }),
  });

  return {
    entered,
    /** A change of what was entered takes the last failure away. */
    enter(change: Partial<Entered>) {
      if (reading.isError) reading.reset();
      enter(change);
    },
    read(body: ImportBody) {
      setIsCancelled(false);
      reading.mutate(body);
    },
    cancel() {
      running.current?.abort();
      reading.reset();
      setIsCancelled(true);
    },
    isReading: reading.isPending,
    isCancelled,
    error: reading.error,
  };
}
