import { storageKeys } from '@pomona/contract/constants';
import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '#platform/storage/storage.ts';
import { boundedQuestions } from './questions.ts';

/** A draft in this browser alone, until the member signs out. */
export function useQuestions(): [string, (typed: string) => void] {
  const [questions, setQuestions] = useState('');
  // The first rendering equals the server's, which knows nothing of it.
  useEffect(() => setQuestions(readStored(storageKeys.visitQuestions) ?? ''), []);

  function change(typed: string): void {
    const next = boundedQuestions(typed);
    setQuestions(next);
    if (next === '') removeStored(storageKeys.visitQuestions);
    else writeStored(storageKeys.visitQuestions, next);
  }

  return [questions, change];
}
