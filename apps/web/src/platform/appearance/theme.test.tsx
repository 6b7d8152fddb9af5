// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it('THEME-02 follows the class that stands before the first paint', async () => {
  root.classList.add('dark');
  await renderPage('/terms');
  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeDefined();
});
