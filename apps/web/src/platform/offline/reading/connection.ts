import { useSyncExternalStore } from 'react';
import { isServerThere } from '#platform/delivery/mark-failure.ts';
import { waitOrOnline } from '#platform/delivery/retrying-import.ts';

const firstPause = 2000;
const longestPause = 30_000;

let isReached = true;
let isAsking = false;
const listeners = new Set<() => void>();

/** What the last call found out: a network may be there that leads nowhere. */
export function noteContact(wasReached: boolean): void {
  if (wasReached) become(true);
  else void verify();
}

/** A single failure may be chance, so the server is called once more. */
async function verify(): Promise<void> {
  if (isAsking || !isReached) return;
  isAsking = true;
  become(await isServerThere());
  isAsking = false;
}

function become(next: boolean): void {
  if (next === isReached) return;
  isReached = next;
  for (const listener of listeners) listener();
  if (!next) void waitForServer();
}

async function waitForServer(): Promise<void> {
  for (let pause = firstPause; !isReached; pause = Math.min(pause * 2, longestPause)) {
    await waitOrOnline(pause);
    if (!isReached && (await isServerThere())) become(true);
  }
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isServerReached = (): boolean => isReached;

/** Follows the browser's own view of the network, which is only a reason to look. */
export function followConnection(): void {
  addEventListener('offline', () => void verify());
  if (!navigator.onLine) void verify();
}

/** Whether the server answers; the first drawing equals the server's. */
export function useIsServerReached(): boolean {
  return useSyncExternalStore(subscribeToConnection, isServerReached, () => true);
}
