import type { Day } from '#platform/days.ts';

/** By both, so that nobody reaches the entry of another member. */
export interface Named {
  id: string;
  userId: string;
}

/** Where a page ends. */
export interface Position {
  day: Day;
  createdAt: Date;
  id: string;
}

export interface Selection<Type> {
  userId: string;
  from?: Day | undefined;
  to?: Day | undefined;
  type?: Type | undefined;
}

export interface Page {
  limit: number;
  after: Position | null;
}
