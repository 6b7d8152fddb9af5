import {
  type Analytics,
  type AnalyticsSpan,
  type CountedEvent,
  countedEvents,
} from '@pomona/contract/admin/analytics';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { type Day, dayAfter, dayIn } from '#platform/days.ts';
import {
  addCounts,
  type CountRow,
  listCounts,
  listEmptySearches,
  raiseActiveMembers,
} from './store.ts';
import { createTally } from './tally.ts';
import { createWordCounter, normalisedWords } from './words.ts';

export interface AnalyticsService {
  count(event: CountedEvent): void;
  /** `reader` stands for a person, and is not stored. */
  countSearch(search: { words: string; hasResults: boolean; reader: string }): void;
  /** A member was here: how many there are today is read again. */
  noticeMember(): void;
  /** With everything that this process has counted so far. */
  readAnalytics(span: AnalyticsSpan): Promise<Analytics>;
  close(): Promise<void>;
}

interface AnalyticsParts {
  database: Database;
  databaseClock: DatabaseClock;
  clock(): number;
  log: { warn(details: object, message: string): void };
}

const writeMilliseconds = 5000;
const activeMilliseconds = 60_000;

export function createAnalytics(parts: AnalyticsParts): AnalyticsService {
  const { database, databaseClock, clock, log } = parts;
  const tally = createTally();
  const countWords = createWordCounter();
  const activity = { isDue: false, readAt: 0 };
  let timer: NodeJS.Timeout | undefined;

  const today = () => dayIn('UTC', clock());

  function schedule(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void store({ isLast: false });
    }, writeMilliseconds).unref();
  }

  async function storeCounts(): Promise<void> {
    if (tally.isEmpty()) return;
    const { counts, words } = tally.take();
    await addCounts(database, counts, words).catch((error: unknown) => {
      for (const { day, event, count } of counts) tally.add(day, event, count);
      for (const { day, words: text, count } of words) tally.addWords(day, text, count);
      throw error;
    });
  }

  async function storeActivity(isLast: boolean): Promise<void> {
    if (!activity.isDue) return;
    if (!isLast && clock() - activity.readAt < activeMilliseconds) return schedule();
    Object.assign(activity, { isDue: false, readAt: clock() });
    await raiseActiveMembers(database, databaseClock());
  }

  /** Counting never stands in the way of anything: what cannot be stored is tried again. */
  async function store({ isLast }: { isLast: boolean }): Promise<void> {
    try {
      await storeCounts();
      await storeActivity(isLast);
    } catch (err) {
      log.warn({ err }, 'what was counted could not be stored');
      if (!isLast) schedule();
    }
  }

  function count(event: CountedEvent): void {
    tally.add(today(), event);
    schedule();
  }

  return {
    count,
    countSearch({ words, hasResults, reader }) {
      count('searches');
      if (hasResults) return;
      count('empty_searches');
      const plain = normalisedWords(words);
      const times = plain === null ? 0 : countWords(today(), plain, reader);
      if (plain !== null && times > 0) tally.addWords(today(), plain, times);
    },
    noticeMember() {
      activity.isDue = true;
      schedule();
    },
    async readAnalytics(span) {
      await store({ isLast: true });
      const to = today();
      const [from, before] = [dayAfter(to, 1 - span), dayAfter(to, 1 - 2 * span)];
      const [counts, words] = await Promise.all([
        listCounts(database, { from: before, to }),
        listEmptySearches(database, { from, to }),
      ]);
      const days = Array.from({ length: span }, (_, index) => dayAfter(from, index));
      const series = countedEvents.map((event) => seriesOf(event, counts, days));
      return { days, series, empty_searches: words };
    },
    async close() {
      clearTimeout(timer);
      await store({ isLast: true });
    },
  };
}

/** `counts` are of these days and as many before. */
function seriesOf(event: CountedEvent, counts: readonly CountRow[], days: readonly Day[]) {
  const own = counts.filter((row) => row.event === event);
  const known = new Map(own.map(({ day, count }) => [day, count]));
  const shown = days.map((day) => known.get(day) ?? 0);
  const sumOf = (values: number[]) => values.reduce((sum, each) => sum + each, 0);
  const total = sumOf(shown);
  const previous = sumOf(own.map(({ count }) => count)) - total;
  return { event, counts: shown, total, previous_total: previous };
}
