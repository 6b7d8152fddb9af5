// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';

const shown = () => document.querySelectorAll('[data-tone]');

it('TOAST-01 shows one message at a time: a new one takes the place of the last', async () => {
  await renderPage('/terms');
  act(() => showToast({ title: 'First' }));
  await waitFor(() => expect(shown().length).toBe(1));
  act(() => showToast({ title: 'Second' }));
  await waitFor(() => expect(shown()[0]?.textContent).toContain('Second'));
  expect(shown().length).toBe(1);
});

it('TOAST-02 marks errors and can be dismissed', async () => {
  const { person } = await renderPage('/terms');
  act(() => showToast({ title: 'Oh', tone: 'destructive' }));
  await waitFor(() => expect(shown()[0]?.getAttribute('data-tone')).toBe('destructive'));
  await person.click(screen.getByRole('button', { name: 'Close notification' }));
  await waitFor(() => expect(shown().length).toBe(0));
});
