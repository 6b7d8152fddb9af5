// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#test/render-page.tsx';

const root = document.documentElement;

it('THEME-01 NAV-06 is light by default, toggles, and is remembered', async () => {
  const { person } = await renderPage('/terms');
  expect(root.classList.contains('dark')).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(root.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem(storageKeys.theme)).toBe('dark');
  await person.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(root.classList.contains('dark')).toBe(false);
  expect(localStorage.getItem(storageKeys.theme)).toBe('light');
});

it('THEME-01 follows the device where that is chosen, also when it changes', async () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
  const { person } = await renderPage('/terms');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Same as my device');
  expect(localStorage.getItem(storageKeys.theme)).toBe('system');
  expect(root.classList.contains('dark')).toBe(false);
  system.matches = true;
  act(() => void system.dispatchEvent(new Event('change')));
  expect(root.classList.contains('dark')).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(root.classList.contains('dark')).toBe(false);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Theme' }).value).toBe('light');
  vi.restoreAllMocks();
});

it('THEME-02 follows the class that stands before the first paint', async () => {
  root.classList.add('dark');
  await renderPage('/terms');
  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeDefined();
});
