import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What was read as this person, in whose name alone it is read again. Visitors have an empty name. */
export interface StoredAnswer {
  owner: string;
  hash: string;
  group: string;
  data: unknown;
  updatedAt: number;
  usedAt: number;
  /** The shape of the data: another release may have another. */
  contract: string;
}

interface Schema extends DBSchema {
  answers: {
    key: [owner: string, hash: string];
    value: StoredAnswer;
    indexes: { 'by-use': [owner: string, group: string, usedAt: number] };
  };
}

const maxAge = 30 * 86_400_000;
const contract = import.meta.env.POMONA_CONTRACT ?? '';

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('pomona-reading', 1, {
    upgrade(database) {
      const answers = database.createObjectStore('answers', { keyPath: ['owner', 'hash'] });
      answers.createIndex('by-use', ['owner', 'group', 'usedAt']);
    },
    // Another tab wants a newer shape, or the browser closed it.
    blocking: () => void close(),
    terminated: () => void close(),
  });
  return opened;
}

async function close(): Promise<void> {
  const closing = opened;
  opened = undefined;
  (await closing?.catch(() => undefined))?.close();
}

/** Storage may be refused, full or damaged: then nothing is stored, and nothing else happens. */
async function attempt<Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  try {
    return await work(await open());
  } catch (error) {
    console.warn('What was read could not be stored in this browser', error);
    await close();
    return undefined;
  }
}

export function readAnswer(owner: string, hash: string): Promise<StoredAnswer | undefined> {
  return attempt(async (database) => {
    const answer = await database.get('answers', [owner, hash]);
    return answer && isUsable(answer) ? answer : undefined;
  });
}

const isUsable = (answer: StoredAnswer): boolean =>
  answer.contract === contract && answer.updatedAt > Date.now() - maxAge;

/** Stores an answer and drops those of its group that were not used for longest. */
export async function storeAnswer(
  answer: Omit<StoredAnswer, 'contract'>,
  max: number,
): Promise<void> {
  await attempt(async (database) => {
    const { owner, group } = answer;
    const transaction = database.transaction('answers', 'readwrite');
    await transaction.store.put({ ...answer, contract });
    const range = IDBKeyRange.bound([owner, group], [owner, group, []]);
    const keys = await transaction.store.index('by-use').getAllKeys(range);
    const superfluous = keys.slice(0, Math.max(0, keys.length - max));
    await Promise.all(superfluous.map((key) => transaction.store.delete(key)));
    await transaction.done;
  });
}

export async function dropAnswer(owner: string, hash: string): Promise<void> {
  await attempt((database) => database.delete('answers', [owner, hash]));
}

/** Drops the answers of all groups whose name begins so. */
export async function dropGroups(owner: string, prefix: string): Promise<void> {
  await attempt(async (database) => {
    const transaction = database.transaction('answers', 'readwrite');
    const range = IDBKeyRange.bound([owner, prefix], [owner, `${prefix}\uffff`]);
    const keys = await transaction.store.index('by-use').getAllKeys(range);
    await Promise.all(keys.map((key) => transaction.store.delete(key)));
    await transaction.done;
  });
}

/** Drops what other members read here and what is too old; says whether any was theirs. */
export async function keepAnswersOf(owner: string): Promise<boolean> {
  const dropped = await attempt(async (database) => {
    const transaction = database.transaction('answers', 'readwrite');
    const answers = await transaction.store.getAll();
    const others = answers.filter((answer) => answer.owner !== '' && answer.owner !== owner);
    const old = answers.filter((answer) => !isUsable(answer));
    await Promise.all(
      [...others, ...old].map(({ owner, hash }) => transaction.store.delete([owner, hash])),
    );
    await transaction.done;
    return others.length > 0;
  });
  return dropped ?? false;
}
