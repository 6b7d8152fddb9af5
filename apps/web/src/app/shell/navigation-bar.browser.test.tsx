import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { showTheme, tabTo, themes } from '#test/screen.ts';

const asMember = { token: 'stored', answers: { readOwnUser: () => makeUser() } };
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
const focused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

describe('the navigation bar in a browser', () => {
  it.each(themes)('NAV-04 NAV-05 axe finds nothing on open menus (%s)', async (theme) => {
    await renderPage('/terms', asMember);
    showTheme(theme);
    await page.getByRole('button', { name: 'Account of Ada Quince' }).click();
    await screen.findByRole('menuitem', { name: 'Profile' });
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await gone('menu');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await screen.findByRole('menuitemradio', { name: 'Deutsch' });
    expect(await axeViolations()).toEqual([]);
  });

  it('NAV-08 the skip link is first, comes into view and leads past the bar', async () => {
    await renderPage('/foods', {
      answers: { listFoods: () => ({ total: 0, categories: [], foods: [] }) },
    });
    const box = await screen.findByRole('searchbox');
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(document.activeElement).toBe(skip);
    await expect.element(page.elementLocator(skip)).toBeInViewport();
    await userEvent.keyboard('{Enter}');
    await focused(screen.getByRole('main'));
    await tabTo(box, 2);
  });

  it('NAV-05 the language menu opens by the keyboard and gives the focus back on Escape', async () => {
    await renderPage('/terms');
    const button = screen.getByRole('button', { name: 'Language: English' });
    await tabTo(button);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await gone('menu');
    // The button that opens it is rendered anew once its menu is loaded.
    await focused(screen.getByRole('button', { name: 'Language: English' }));
  });
});

describe('the mobile menu in a browser', () => {
  it.each(themes)('NAV-07 axe finds nothing on the menu of a phone (%s)', async (theme) => {
    await page.viewport(390, 844);
    await renderPage('/terms');
    showTheme(theme);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await screen.findByRole('dialog', { name: 'Menu' });
    expect(await axeViolations()).toEqual([]);
  });

  it('NAV-07 keeps the focus inside, and gives it back on Escape', async () => {
    await page.viewport(390, 844);
    await renderPage('/terms');
    const button = screen.getByRole('button', { name: 'Open menu' });
    await tabTo(button);
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    const stops = menu.querySelectorAll('a, button').length;
    for (let press = 0; press < stops + 2; press += 1) {
      await userEvent.tab();
      expect(menu.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await gone('dialog');
    await focused(button);
  });

  it('NAV-07 NAV-08 a link of the menu leads there, closes it and names the page', async () => {
    await page.viewport(390, 844);
    const { router } = await renderPage('/terms');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Wellness' })
      .click();
    await gone('dialog');
    expect(router.state.location.pathname).toBe('/wellness');
    await focused(await screen.findByRole('heading', { level: 1, name: /access wellness/ }));
    await page.getByRole('button', { name: 'Open menu' }).click();
    const current = page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Wellness' });
    await expect.element(current).toHaveAttribute('aria-current', 'page');
  });

  it('NAV-07 a press beside the menu of a tablet closes it', async () => {
    await page.viewport(820, 1100);
    await renderPage('/terms');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(document.body, { position: { x: 40, y: 600 }, force: true });
    await gone('dialog');
    await focused(screen.getByRole('button', { name: 'Open menu' }));
  });
});
