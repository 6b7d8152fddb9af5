import { isDeepStrictEqual } from 'node:util';
import type { Received, Sent } from '../../apps/web/src/platform/api/api.ts';

export interface StoredItem {
  id: string;
  item: string;
  quantity: string;
  checked: boolean;
}

/** What the server has stored. */
export interface Stored {
  items: readonly StoredItem[];
  order: readonly string[];
}

interface Call {
  /** Of the queued change; the key that the call carries is not trusted. */
  changeId: string;
  sent: Sent;
}

/** Equal foods are merged: of this one only the sum is known. Pieces, for weights are rounded. */
export const mergedFood = 'lemons';
const isMergedFood = ({ item }: StoredItem) => item.includes(mergedFood);
const countIn = (text: string) =>
  [...text.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
const countOf = (items: readonly StoredItem[]) =>
  items.filter(isMergedFood).reduce((sum, { quantity }) => sum + countIn(quantity), 0);

/** Each change in the order in which the server made it first: it does what it says once, and never again. */
export function createLedger(read: () => Promise<Stored>) {
  const made = new Set<string>();
  const removed = new Set<string>();
  const problems: string[] = [];
  let now: Stored = { items: [], order: [] };
  let last: Promise<unknown> = Promise.resolve();

  function note({ changeId, sent }: Call, isDone: boolean, next: Stored): void {
    const isFirst = isDone && !made.has(changeId);
    const isRight = isFirst ? isMade(sent, now, next) : isDeepStrictEqual(now, next);
    if (!isRight) problems.push(`${isFirst ? 'Wrongly made' : 'Made again'}: ${textOf(sent)}`);
    if (isDone) made.add(changeId);
    noteRemoved(next);
    now = next;
  }
  function noteRemoved(next: Stored): void {
    const left = new Set(next.items.map(({ id }) => id));
    for (const { id } of now.items) if (!left.has(id)) removed.add(id);
    for (const id of removed) if (left.has(id)) problems.push(`${id} came back`);
  }

  return {
    problems: (): readonly string[] => problems,
    /** One call after the other, so that what each of them does is known. */
    deliver(call: Call, serve: () => Promise<Received>): Promise<Received> {
      const answer = last.then(async () => {
        const received = await serve();
        note(call, received.status < 300, await read());
        return received;
      });
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}

const textOf = ({ method, address, body }: Sent) => `${method} ${address} ${JSON.stringify(body)}`;

/** Whether this call, made first, makes the one list of the other. */
function isMade({ method, address, body }: Sent, before: Stored, after: Stored): boolean {
  const id = address.split('/').at(-1) ?? '';
  if (method === 'PATCH') return isChanged(id, body as Partial<StoredItem>, [before, after]);
  if (method === 'PUT') {
    const { category_order: order } = body as { category_order: string[] };
    return isDeepStrictEqual(after, { ...before, order });
  }
  if (address.endsWith('/items')) return isAdded(body as Addition, before, after);
  const { ids } = (body ?? { ids: [] }) as { ids: string[] };
  const isGone = (item: StoredItem) =>
    method === 'DELETE' ? item.id === id : item.checked && ids.includes(item.id);
  const items = before.items.filter((item) => !isGone(item));
  return isDeepStrictEqual(after, { ...before, items });
}

function isChanged(
  id: string,
  change: Partial<StoredItem>,
  [before, after]: [Stored, Stored],
): boolean {
  const items = before.items.map((item) => (item.id === id ? { ...item, ...change } : item));
  return isDeepStrictEqual(after, { ...before, items });
}

interface Addition {
  items: (Pick<StoredItem, 'id' | 'item'> & Partial<StoredItem>)[];
}

function isAdded({ items: additions }: Addition, before: Stored, after: Stored): boolean {
  const added = additions.map((own) => ({ quantity: '1', checked: false, ...own }));
  const count = additions
    .filter(({ item }) => item.includes(mergedFood))
    .reduce((sum, { item, quantity = item }) => sum + countIn(quantity), 0);
  const others = ({ items }: { items: readonly StoredItem[] }) =>
    items
      .filter((item) => !isMergedFood(item))
      .map(({ id, item, quantity, checked }) => ({ id, item, quantity, checked }))
      .sort((a, b) => a.id.localeCompare(b.id));
  return (
    countOf(after.items) === countOf(before.items) + count &&
    isDeepStrictEqual(others(after), others({ items: [...before.items, ...added] })) &&
    isDeepStrictEqual(after.order, before.order)
  );
}
