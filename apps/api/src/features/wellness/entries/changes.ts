import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import type { Day } from '#platform/days.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import { isUuid } from '#platform/http/input/uuid.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { type CallKey, isFirstCall } from '../calls/service.ts';
import type { Consent } from '../consent/service.ts';
import { isPastDay } from '../past-day.ts';
import type { Named, Position } from './entry.ts';

export interface EntriesParts {
  database: Database;
  consent: Pick<Consent, 'requireConsent'>;
  clock: Clock;
}

interface StoredEntry extends Position {
  userId: string;
}

/** What differs between the kinds. */
export interface Kind<Row extends StoredEntry, Entry, Body, Change> {
  store: {
    insert(db: Database, row: Row): Promise<Row | null>;
    lock(db: Database, named: Named): Promise<Row | null>;
    update(db: Database, named: Named, row: Row): Promise<Row | null>;
    remove(db: Database, named: Named): Promise<Row | null>;
  };
  present(row: Row): Entry;
  rowOf(body: Body, stamps: { userId: string; createdAt: Date; updatedAt: Date }): Row;
  changed(row: Row, change: Change): Row;
}

export function createChanges<
  Row extends StoredEntry,
  Entry,
  Body extends { id: string; day: Day },
  Change extends { day?: Day | undefined },
>(
  { database, consent, clock }: EntriesParts,
  { store, present, rowOf, changed }: Kind<Row, Entry, Body, Change>,
) {
  function requirePastDay(day: Day | undefined): void {
    if (day !== undefined && !isPastDay(day, clock()))
      throw invalidField('body.day', 'Has not come yet');
  }

  /** Consent first, as everywhere: another order of locks could deadlock. */
  const changeAgreed = <Result>(viewer: Member, work: (transaction: Database) => Promise<Result>) =>
    database.transaction(async (transaction) => {
      await consent.requireConsent(transaction, viewer);
      return work(transaction);
    });
  const isFirst = (transaction: Database, viewer: Member, key: CallKey) =>
    isFirstCall(transaction, { userId: viewer.id, key, now: new Date(clock()) });

  function presentFound(row: Row | null): Entry {
    if (row === null) throw new AppError('wellness_entry_not_found');
    return present(row);
  }

  return {
    async log(viewer: Member, body: Body, key: CallKey): Promise<Entry> {
      requirePastDay(body.day);
      const now = new Date(clock());
      const row = rowOf(body, { userId: viewer.id, createdAt: now, updatedAt: now });
      const named = { id: body.id, userId: viewer.id };
      const saved = await changeAgreed(viewer, async (transaction) => {
        if (!(await isFirst(transaction, viewer, key))) return store.lock(transaction, named);
        const made = await store.insert(transaction, row);
        if (made !== null) return made;
        const known = await store.lock(transaction, named);
        if (known === null) throw new AppError('conflict');
        return store.update(transaction, named, { ...row, createdAt: known.createdAt });
      });
      return presentFound(saved);
    },

    async change(
      viewer: Member,
      id: string,
      { change, key }: { change: Change; key: CallKey },
    ): Promise<Entry> {
      requirePastDay(change.day);
      const named = namedBy(viewer, id);
      const saved = await changeAgreed(viewer, async (transaction) => {
        const mayChange = await isFirst(transaction, viewer, key);
        const known = await store.lock(transaction, named);
        if (known === null || !mayChange) return known;
        const row = { ...changed(known, change), updatedAt: new Date(clock()) };
        return store.update(transaction, named, row);
      });
      return presentFound(saved);
    },

    async remove(viewer: Member, id: string, key: CallKey): Promise<Entry> {
      const named = namedBy(viewer, id);
      const removed = await database.transaction(async (transaction) =>
        (await isFirst(transaction, viewer, key))
          ? store.remove(transaction, named)
          : store.lock(transaction, named),
      );
      return presentFound(removed);
    },
  };
}

function namedBy(viewer: Member, id: string): Named {
  if (!isUuid(id)) throw new AppError('wellness_entry_not_found');
  return { id, userId: viewer.id };
}
