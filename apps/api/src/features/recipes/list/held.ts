import type { Bus } from '#platform/realtime/bus.ts';

/** Announced on the bus when any recipe that others can see has changed. */
export const recipesChanged = 'recipes.changed';

/** A change made past this process and the bus is noticed within this time. */
const recheckMilliseconds = 2000;

interface HeldParts<Value> {
  bus: Bus;
  clock(): number;
  /** The version of what the value follows from; grows with every change of it. */
  readVersion(): Promise<string>;
  /** Makes the value anew; is given the one before. */
  make(before: Value | null): Promise<Value>;
}

/** Something that follows from the recipes, kept in memory for as long as they stay as they are. */
export interface Held<Value> {
  /** As of now: whoever asks after a change is given what came of it. Fails where it cannot be made; asked again it is tried again. */
  current(): Promise<Value>;
  close(): void;
}

/**
 * Holds a value and makes it anew when it is asked for after a change. However many changes there are and however many ask,
 * one renewal runs and one waits for it, which begins late enough for all who wait.
 */
export function createHeld<Value>({ bus, clock, readVersion, make }: HeldParts<Value>) {
  let changes = 0;
  let held: { value: Value; version: string; changes: number } | null = null;
  let running: { changes: number; renewal: Promise<Value> } | null = null;
  let waiting: Promise<Value> | null = null;
  let checkedAt = 0;

  async function renew(): Promise<Value> {
    const known = changes;
    checkedAt = clock();
    // The version first: what is read later can only be newer, and the next check then reads it again.
    const version = await readVersion();
    const value = held?.version === version ? held.value : await make(held?.value ?? null);
    held = { value, version, changes: known };
    return value;
  }

  function begin(): Promise<Value> {
    const renewal = renew();
    running = { changes, renewal };
    const end = () => {
      running = null;
    };
    renewal.then(end, end);
    return renewal;
  }

  async function beginAfter(renewal: Promise<Value>): Promise<Value> {
    // Whoever waits does not mind how it ended: they asked later, for something newer.
    await renewal.catch(() => null);
    waiting = null;
    return latest();
  }

  function latest(): Promise<Value> | Value {
    if (held?.changes === changes) return held.value;
    if (running === null) return begin();
    if (running.changes === changes) return running.renewal;
    waiting ??= beginAfter(running.renewal);
    return waiting;
  }

  const change = () => {
    changes += 1;
  };
  const unsubscribe = bus.subscribe(recipesChanged, change);
  // What was told while the bus was away was not heard.
  const unsubscribeReconnect = bus.onReconnect(change);

  const standing: Held<Value> = {
    async current() {
      const isStanding = held?.changes === changes;
      if (held !== null && isStanding && clock() - checkedAt >= recheckMilliseconds) {
        checkedAt = clock();
        const { version } = held;
        if ((await readVersion()) !== version) change();
      }
      return latest();
    },
    close() {
      unsubscribe();
      unsubscribeReconnect();
    },
  };
  return standing;
}
