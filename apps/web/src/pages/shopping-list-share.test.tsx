// @vitest-environment happy-dom
import { shoppingCategories } from '@pomona/food/foods/categories';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, Garbage } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { makeItem, shoppingServer } from '#test/shopping-samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const token = 'A'.repeat(22);
const share = { scope: 'read', created_at: '2026-11-20T08:00:00.000Z' };
const carrots = { item: 'carrots', category: 'Vegetables' } as const;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'wakeLock');
});

async function openList(own: Answers = {}) {
  const server = shoppingServer([makeItem(carrots), makeItem({ item: 'milk', category: 'Dairy' })]);
  const answers = { readOwnUser: () => makeUser(), ...server.answers, ...own };
  const page = await renderPage('/shopping-list', { token: 'stored', answers });
  await screen.findByText('carrots');
  return { ...page, server };
}

async function openShare(own: Answers = {}) {
  const page = await openList(own);
  await page.person.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this list' }));
  return { ...page, dialog };
}

async function choose(page: Awaited<ReturnType<typeof openList>>, name: string) {
  await page.person.click(screen.getByRole('button', { name: 'More' }));
  await page.person.click(await screen.findByText(name));
}

describe('sharing the shopping list', () => {
  it('SHOP-04 creates a link with the chosen right, shows it once, and copies it', async () => {
    const created = { token, share: { ...share, scope: 'tick_and_add' } };
    const { person, dialog, requests } = await openShare({ createShoppingShare: () => created });
    await person.click(await dialog.findByRole('button', { name: 'Create link' }));
    const field = await dialog.findByLabelText<HTMLInputElement>('Link');
    expect(field.value).toBe(`${window.location.origin}/shopping-list/shared/${token}`);
    expect(requests.at(-1)?.body).toEqual({ scope: 'tick_and_add' });
    await person.click(dialog.getByRole('button', { name: 'Copy' }));
    await shownToast('Link copied');
    expect(await navigator.clipboard.readText()).toBe(field.value);
  });

  it('SHOP-04 hands it to the share sheet where there is one', async () => {
    const handOn = vi.fn(async () => {});
    Object.defineProperty(navigator, 'share', { value: handOn, configurable: true });
    const { person, dialog } = await openShare({ createShoppingShare: () => ({ token, share }) });
    await person.click(await dialog.findByRole('button', { name: 'Create link' }));
    await person.click(await dialog.findByRole('button', { name: 'Share …' }));
    expect(handOn).toHaveBeenCalledWith(
      expect.objectContaining({ url: expect.stringContaining(token) as string }),
    );
  });

  it('SHOP-04 an existing link is named but not shown, and can be revoked', async () => {
    const { person, dialog } = await openShare({
      readShoppingShare: () => ({ share }),
      revokeShoppingShare: () => undefined,
    });
    await dialog.findByText(/A link has been active since/);
    expect(dialog.queryByLabelText('Link')).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Revoke link' }));
    await shownToast('Link revoked');
    expect(dialog.queryByRole('button', { name: 'Revoke link' })).toBeNull();
  });

  it('says that a link was not created, and that nothing is known of it', async () => {
    const { person, dialog } = await openShare({ createShoppingShare: () => new Garbage(500) });
    await person.click(await dialog.findByRole('button', { name: 'Create link' }));
    await shownToast('The link was not created');
  });
});

describe('what is needed less often', () => {
  it('the order of the shop is moved by buttons, saved, and followed', async () => {
    const page = await openList();
    await choose(page, 'Order of the aisles');
    const dialog = within(await screen.findByRole('dialog', { name: 'Order of the aisles' }));
    for (let step = 0; step < 3; step += 1)
      await page.person.click(dialog.getByRole('button', { name: 'Move Dairy up' }));
    const last = dialog.getByRole<HTMLButtonElement>('button', { name: 'Move Dairy up' });
    expect([last.disabled, document.activeElement?.getAttribute('aria-label')]).toEqual([
      true,
      'Move Dairy down',
    ]);
    await page.person.click(dialog.getByRole('button', { name: 'Save order' }));
    const others = shoppingCategories.filter((category) => category !== 'Dairy');
    await waitFor(() => {
      const saved = page.requests.find(({ name }) => name === 'orderShoppingCategories');
      expect(saved?.body).toEqual({ category_order: ['Dairy', ...others] });
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings.indexOf('Dairy')).toBeLessThan(headings.indexOf('Vegetables'));
  });

  it('prints the page', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await choose(await openList(), 'Print');
    expect(print).toHaveBeenCalledOnce();
  });

  it('keeps the screen on while it is requested, and lets it go again', async () => {
    const sentinel = Object.assign(new EventTarget(), { release: vi.fn(async () => {}) });
    const request = vi.fn(async () => sentinel);
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const page = await openList();
    await choose(page, 'Keep the screen on');
    await screen.findByText('Screen stays on');
    await choose(page, 'Keep the screen on');
    await waitFor(() => expect(sentinel.release).toHaveBeenCalled());
  });
});
