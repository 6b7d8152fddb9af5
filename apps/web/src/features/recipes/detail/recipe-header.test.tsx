// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { shownToast } from '#test/shown-toast.ts';

const path = '/recipes/lentil-soup';
const open = () =>
  renderPage(path, { answers: { readRecipe: () => makeRecipe(), listReviews: () => [] } });

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

describe('sharing and printing', () => {
  it('SHARE-01 copies the address where there is no share sheet', async () => {
    const { person } = await open();
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await person.click(await screen.findByRole('button', { name: 'Share recipe' }));
    const toast = await shownToast('Link copied');
    expect(toast.getByText('Recipe link has been copied to clipboard')).toBeDefined();
    expect(copy).toHaveBeenCalledWith(window.location.href);
  });

  it('SHARE-01 uses the share sheet of the device', async () => {
    const share = vi.fn<(what: ShareData) => Promise<void>>(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Share recipe' }));
    await shownToast('Recipe shared');
    expect(share.mock.calls[0]?.[0]).toMatchObject({ title: 'Lentil Soup' });
  });

  it('SHARE-01 shares the text of a recipe that nobody else can open, and says so', async () => {
    const recipe = makeRecipe({ visibility: 'private', servings: 2 });
    const { person } = await renderPage(path, {
      answers: { readRecipe: () => recipe, listReviews: () => [] },
    });
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await person.click(await screen.findByRole('button', { name: 'Share recipe' }));
    const toast = await shownToast('Recipe copied as text');
    expect(toast.getByText(/Only you can open this page/)).toBeDefined();
    const text = copy.mock.calls[0]?.[0];
    expect(text).toContain('Lentil Soup');
    expect(text).toContain('Ingredients (2 servings)');
    expect(text).toContain('2. Simmer for 20 minutes, then season.');
    expect(text).not.toContain('http');
  });

  it('SHARE-01 takes a closed share sheet for a change of mind', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { person } = await open();
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await person.click(await screen.findByRole('button', { name: 'Share recipe' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(copy).not.toHaveBeenCalled();
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  it('SHARE-01 copies where the share sheet fails', async () => {
    const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Share recipe' }));
    await shownToast('Link copied');
  });

  it('PRINT-01 opens the sheet for the shown servings in a window of its own', async () => {
    const opens = vi.spyOn(window, 'open').mockReturnValue(window);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'One serving more' }));
    await person.click(screen.getByRole('button', { name: 'Print recipe' }));
    await shownToast('Preparing recipe for printing');
    expect(opens.mock.calls[0]?.slice(0, 2)).toEqual([
      `${path}/print?servings=5&lang=en`,
      '_blank',
    ]);
  });

  it('PRINT-02 asks to allow popups', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Print recipe' }));
    const toast = await shownToast('Popup blocked');
    expect(toast.getByText('Please allow popups for printing functionality')).toBeDefined();
  });

  it('PRINT-02 points to the browser where no window can be opened', async () => {
    vi.spyOn(window, 'open').mockImplementation(() => {
      throw new Error('Not here');
    });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Print recipe' }));
    const toast = await shownToast('Print Error');
    expect(
      toast.getByText('Unable to print. Please try again or use browser print (Ctrl+P)'),
    ).toBeDefined();
  });
});
