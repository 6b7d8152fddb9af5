// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './toast.tsx';
import { dismissToast, showToast } from './toast-message.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Toaster regionLabel="Messages" announcementLabel="Message" closeLabel="Dismiss" />);
});

afterEach(() => {
  act(() => dismissToast());
  cleanup();
  vi.useRealTimers();
});

const region = () => screen.getByRole('region', { name: 'Messages' });
const shown = () => within(region()).queryAllByRole('listitem');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('toast', () => {
  it('TOAST-01 goes after 5000 ms', async () => {
    act(() => showToast({ title: 'Link copied' }));
    expect(shown()[0]?.textContent).toContain('Link copied');
    await pass(4800);
    expect(shown()).toHaveLength(1);
    await pass(400);
    expect(shown()).toHaveLength(0);
  });

  it('TOAST-01 a new one takes the place of the one shown, with five seconds of its own', async () => {
    act(() => showToast({ title: 'First' }));
    await pass(4000);
    act(() => showToast({ title: 'Second' }));
    await pass(4000);
    expect(shown().map((item) => item.textContent)).toEqual(['Second']);
  });

  it('TOAST-02 an error looks destructive and interrupts a screen reader; others wait', async () => {
    act(() => showToast({ title: 'Login Failed', description: 'Try again', tone: 'destructive' }));
    expect(shown()[0]?.getAttribute('data-tone')).toBe('destructive');
    await pass(200);
    expect(document.querySelector('[aria-live="assertive"]')?.textContent).toContain(
      'Message Login Failed',
    );
    act(() => showToast({ title: 'Login successful', tone: 'success' }));
    await pass(200);
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toContain(
      'Login successful',
    );
  });

  it('TOAST-02 stays while the pointer is on it', async () => {
    act(() => showToast({ title: 'Read me' }));
    fireEvent.pointerMove(region());
    await pass(20_000);
    expect(shown()).toHaveLength(1);
    fireEvent.pointerLeave(region());
    await pass(6000);
    expect(shown()).toHaveLength(0);
  });

  it('TOAST-02 can be dismissed', async () => {
    act(() => showToast({ title: 'Enough' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await pass(50);
    expect(shown()).toHaveLength(0);
  });

  it('TOAST-02 offers one thing to do, stays longer for it, and goes when it is done', async () => {
    let undone = 0;
    const action = { label: 'Undo', onPress: () => (undone += 1) };
    act(() => showToast({ title: 'Recipe deleted', action }));
    await pass(10_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(50);
    expect(undone).toBe(1);
    expect(shown()).toHaveLength(0);
  });
});
