import { type ReactNode, useState } from 'react';

/** What is typed of an entry, and what was wrong with it when it was read last. */
export interface DraftState<Draft, Problem> {
  draft: Draft;
  problem: Problem | null;
  change(next: Partial<Draft>): void;
}

/** How the entries of one kind are typed. */
export interface DraftForm<Entry, Draft, Fields, Problem> {
  empty: Draft;
  draftOf(entry: Entry): Draft;
  read(
    draft: Draft,
  ): { fields: Fields; problem?: undefined } | { problem: Problem; fields?: undefined };
  fields(state: DraftState<Draft, Problem>): ReactNode;
}

export function useDraft<Draft, Fields, Problem>(
  { read, fields }: DraftForm<never, Draft, Fields, Problem>,
  initial: Draft,
) {
  const [draft, setDraft] = useState(initial);
  const [problem, setProblem] = useState<Problem | null>(null);

  function change(next: Partial<Draft>): void {
    setDraft((now) => ({ ...now, ...next }));
    setProblem(null);
  }

  return {
    shown: fields({ draft, problem, change }),
    /** A problem that it finds is shown. */
    read() {
      const result = read(draft);
      setProblem(result.problem ?? null);
      return result;
    },
  };
}
