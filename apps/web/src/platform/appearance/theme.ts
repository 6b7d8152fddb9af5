import { storageKeys } from '@pomona/contract/constants';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#platform/storage/storage.ts';

export type Theme = 'light' | 'dark';

/** Browsers colour their own bars with it; the paper of each theme in tokens.css. */
export const themeColours: Record<Theme, string> = { light: '#FAF7F1', dark: '#111713' };

const listeners = new Set<() => void>();

/** The class on the root is the truth: boot.js sets it before the first paint (THEME-02). */
function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'light');
}

export function toggleTheme(): void {
  const theme = shownTheme() === 'dark' ? 'light' : 'dark';
  writeStored(storageKeys.theme, theme);
  showTheme(theme);
}

function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColours[theme]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === storageKeys.theme)
    showTheme(readStored(event.key) === 'dark' ? 'dark' : 'light');
}
