import { useSyncExternalStore } from 'react';

export type ToastTone = 'plain' | 'success' | 'destructive';

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  /** Errors are `destructive`: they look so and interrupt a screen reader. */
  tone?: ToastTone | undefined;
  /** One thing to do about it: "Undo". The message stays longer then, and goes when it is done. */
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

export type ShownToast = ToastMessage & { id: number };

/** One toast at a time, and from anywhere: a rejected session or a lost socket has no component of its own. */
let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message; it takes the place of the one that is shown. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  shown = { ...message, id: lastId };
  notifyListeners();
}

/** Takes the shown message away; with an id only if it is still that one. */
export function dismissToast(id?: number): void {
  if (shown === null || (id !== undefined && shown.id !== id)) return;
  shown = null;
  notifyListeners();
}

/** The message to show now; none on the server. */
export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
