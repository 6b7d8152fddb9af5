import type { ShoppingItem } from '@pomona/contract/shopping';

type Value = string | boolean;

interface Written {
  value: Value;
  /** The device had stored it: it may not be lost. */
  isAccepted: boolean;
}

/** `possible`: whether it was stored, or found the item completed, is open. */
interface Removal {
  state: 'none' | 'possible' | 'certain';
}

interface Tracked {
  text: string;
  isAccepted: boolean;
  removals: Removal[];
  /** By field and device, in order. */
  written: Map<string, Written[]>;
}

/** What the devices did, and which lists that allows in the end. */
export function createHistory() {
  const items = new Map<string, Tracked>();

  function write(id: string, key: string, value: Value): Written {
    const one: Written = { value, isAccepted: false };
    const written = items.get(id)?.written;
    written?.set(key, [...(written.get(key) ?? []), one]);
    return one;
  }

  return {
    added(id: string, device: string, { item, quantity, checked }: Omit<ShoppingItem, 'id'>) {
      const tracked: Tracked = { text: item, isAccepted: false, removals: [], written: new Map() };
      items.set(id, tracked);
      const first = [
        write(id, `quantity ${device}`, quantity),
        write(id, `checked ${device}`, checked),
      ];
      return () => {
        tracked.isAccepted = true;
        for (const one of first) one.isAccepted = true;
      };
    },
    written(
      id: string,
      field: 'quantity' | 'checked',
      { device, value }: { device: string; value: Value },
    ) {
      const one = write(id, `${field} ${device}`, value);
      return () => {
        one.isAccepted = true;
      };
    },
    removed(id: string): Removal {
      const removal: Removal = { state: 'possible' };
      items.get(id)?.removals.push(removal);
      return removal;
    },
    problems: (list: readonly ShoppingItem[]): string[] => [
      ...list.flatMap((item) => (items.has(item.id) ? [] : `${item.item} comes from nowhere`)),
      ...[...items].flatMap(([id, tracked]) =>
        problemsOf(
          tracked,
          list.filter((item) => item.id === id),
        ),
      ),
    ],
  };
}

function problemsOf(tracked: Tracked, found: readonly ShoppingItem[]): string[] {
  const [item, ...more] = found;
  const { text, removals } = tracked;
  const isFree = removals.every(({ state }) => state === 'none');
  if (more.length > 0) return [`${text} is there ${found.length} times`];
  if (item === undefined) return tracked.isAccepted && isFree ? [`${text} is lost`] : [];
  if (removals.some(({ state }) => state === 'certain')) return [`${text} came back from the dead`];
  return (['quantity', 'checked'] as const).flatMap((field) => {
    const allowed = [...tracked.written].flatMap(([key, written]) =>
      key.startsWith(`${field} `) ? lastOf(written) : [],
    );
    return allowed.includes(item[field])
      ? []
      : [`${text}: ${field} is ${item[field]}, not one of ${allowed.join(', ')}`];
  });
}

/** The last accepted value, and those after it that may have been stored or not. */
function lastOf(written: readonly Written[]): Value[] {
  const last = written.findLastIndex(({ isAccepted }) => isAccepted);
  return written.slice(Math.max(last, 0)).map(({ value }) => value);
}
