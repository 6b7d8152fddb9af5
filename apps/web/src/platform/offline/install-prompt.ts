import { useSyncExternalStore } from 'react';

/** Not in every browser, and so not in the types. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function become(next: InstallPrompt | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** The browser says when the app can be installed; it is offered where it disturbs nobody. */
export function followInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    become(event);
  });
  addEventListener('appinstalled', () => become(null));
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

async function install(): Promise<void> {
  const prompt = offered;
  // It can be shown once.
  become(null);
  await prompt?.prompt();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks to install the app, where the browser can. */
export function useInstall(): (() => Promise<void>) | null {
  return useSyncExternalStore(
    subscribe,
    () => (offered === null ? null : install),
    () => null,
  );
}
