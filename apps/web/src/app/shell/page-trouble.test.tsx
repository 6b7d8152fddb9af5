// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { retryingImport, tryAgainNow } from '#platform/retrying-import.ts';
import { renderPage } from '#test/render-page.tsx';

afterEach(() => vi.restoreAllMocks());

it.each([
  { answer: () => Promise.resolve(new Response(null)), text: /Part of this page is missing/ },
  { answer: () => Promise.reject(new TypeError('Failed to fetch')), text: /cannot be reached/ },
])('a page that misses a part says so and goes on: $text', async ({ answer, text }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = await renderPage('/terms');
  const heading = await screen.findByRole('heading', { level: 1 });
  vi.stubGlobal('fetch', answer);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  let isBroken = true;
  void retryingImport(async () => {
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
  });
  const alert = await screen.findByRole('alert', {}, { timeout: 3000 });
  expect(alert.textContent).toMatch(text);
  expect(heading.isConnected).toBe(true);
  const button = screen.queryByRole('button', { name: 'Reload' });
  if (button) await person.click(button);
  expect(reload).toHaveBeenCalledTimes(button ? 1 : 0);
  expect(button === null).toBe(String(text).includes('reached'));
  isBroken = false;
  act(tryAgainNow);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
