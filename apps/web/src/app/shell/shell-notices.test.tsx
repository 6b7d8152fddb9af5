// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isServerReached, noteContact } from '#platform/offline/reading/connection.ts';
import { offerVersion } from '#platform/offline/worker/new-version.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';

const asMember = { token: 'stored', answers: { readOwnUser: () => makeUser() } };

function serverIs(isThere: boolean): void {
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response(null);
  });
}

async function comeBack(): Promise<void> {
  serverIs(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(isServerReached()).toBe(true));
}

afterEach(async () => {
  await comeBack();
  vi.unstubAllGlobals();
});

describe('the lines below the bar', () => {
  it('SHOP-09 say what is there without a network, and when it is back', async () => {
    await renderPage('/terms', asMember);
    serverIs(false);
    await screen.findByRole('button', { name: /Ada Quince/ });
    noteContact(false);
    const line = await screen.findByText(/You're offline\..*your shopping list/);
    expect(line.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    await comeBack();
    expect(await screen.findByText("You're back online.")).toBeTruthy();
    expect(screen.queryByText(/You're offline/)).toBeNull();
  });

  it('can be closed, and come again the next time', async () => {
    await renderPage('/terms');
    serverIs(false);
    noteContact(false);
    await screen.findByText("You're offline. Recipes you've opened are still here.");
    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.queryByText(/You're offline/)).toBeNull();
    await comeBack();
    serverIs(false);
    noteContact(false);
    expect(await screen.findByText(/You're offline/)).toBeTruthy();
  });

  it('believe no single failure while the server answers', async () => {
    await renderPage('/terms');
    serverIs(true);
    noteContact(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isServerReached()).toBe(true);
    expect(screen.queryByText(/You're offline/)).toBeNull();
  });

  it('offer a new version, which starts when somebody chooses it', async () => {
    await renderPage('/terms');
    const start = vi.fn();
    offerVersion(start);
    expect(await screen.findByText('A new version of Pomona is ready.')).toBeTruthy();
    expect(start).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(start).toHaveBeenCalledOnce();
  });
});
