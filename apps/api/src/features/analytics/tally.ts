import type { CountedEvent } from '@pomona/contract/admin/analytics';
import type { Day } from '#platform/days.ts';
import type { CountRow, WordsRow } from './store.ts';

/** What was counted and is not stored yet. */
export interface Tally {
  add(day: Day, event: CountedEvent, count?: number): void;
  addWords(day: Day, words: string, count: number): void;
  isEmpty(): boolean;
  /** What there is; it is counted from nothing again. */
  take(): { counts: CountRow[]; words: WordsRow[] };
}

export function createTally(): Tally {
  let counts = new Map<string, CountRow>();
  let words = new Map<string, WordsRow>();
  return {
    add(day, event, count = 1) {
      const key = `${day} ${event}`;
      counts.set(key, { day, event, count: (counts.get(key)?.count ?? 0) + count });
    },
    addWords(day, text, count) {
      const key = `${day} ${text}`;
      words.set(key, { day, words: text, count: (words.get(key)?.count ?? 0) + count });
    },
    isEmpty: () => counts.size === 0 && words.size === 0,
    take() {
      const taken = { counts: [...counts.values()], words: [...words.values()] };
      counts = new Map();
      words = new Map();
      return taken;
    },
  };
}
