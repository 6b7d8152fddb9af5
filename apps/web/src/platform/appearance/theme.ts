import { storageKeys } from '@pomona/contract/constants';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#platform/storage/storage.ts';

export type Theme = 'light' | 'dark';

/** `system` follows the device, also while the page is open. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

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
  chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark');
}

function chosenTheme(): ThemeChoice {
  const stored = readStored(storageKeys.theme);
  return themeChoices.find((choice) => choice === stored) ?? 'light';
}

export function useChosenTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, chosenTheme, () => 'light');
}

export function chooseTheme(choice: ThemeChoice): void {
  writeStored(storageKeys.theme, choice);
  showChosenTheme();
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

function showChosenTheme(): void {
  const choice = chosenTheme();
  if (choice !== 'system') showTheme(choice);
  else showTheme(systemIsDark().matches ? 'dark' : 'light');
}

function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColours[theme]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  const system = systemIsDark();
  system.addEventListener('change', showChosenTheme);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', showChosenTheme);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === storageKeys.theme) showChosenTheme();
}
