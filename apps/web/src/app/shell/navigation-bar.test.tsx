// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { markFailure } from '#platform/delivery/mark-failure.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const bar = () => within(screen.getByRole('navigation', { name: 'Main navigation' }));
const linkNames = () =>
  within(bar().getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent);

const asMember = { token: 'stored', answers: { readOwnUser: () => makeUser() } };
const rooms = ['Home', 'Recipes', 'Community', 'Shopping List', 'AI Generator', 'Wellness'];

describe('the navigation bar', () => {
  it('NAV-01 names the rooms in their order', async () => {
    await renderPage('/terms');
    expect(linkNames()).toEqual(rooms);
    const paths = within(bar().getByRole('list')).getAllByRole('link');
    expect(paths.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/recipes',
      '/chat',
      '/shopping-list',
      '/ai-generator',
      '/wellness',
    ]);
  });

  it('NAV-02 shows the office to administrators', async () => {
    const admin = makeUser({ is_admin: true });
    await renderPage('/terms', { token: 'stored', answers: { readOwnUser: () => admin } });
    await waitFor(() => expect(linkNames()).toEqual([...rooms, 'Admin']));
  });

  it('NAV-02 hides the office from members', async () => {
    await renderPage('/terms', asMember);
    await bar().findByRole('button', { name: /Ada Quince/ });
    expect(linkNames()).toEqual(rooms);
  });

  it('NAV-03 leads visitors to login and sign-up', async () => {
    await renderPage('/terms');
    expect(bar().getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(bar().getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
  });

  it('NAV-04 shows members their name and e-mail, their profile and the way out', async () => {
    const { person, router, requests, queryClient } = await renderPage('/terms', {
      ...asMember,
      answers: { ...asMember.answers, signOut: () => undefined, listRecipes: () => [] },
    });
    queryClient.setQueryData(['own', 'diary'], 'private');
    queryClient.setQueryData(['recipes', 'kept'], 'for everybody');
    await person.click(await bar().findByRole('button', { name: /Ada Quince/ }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('ada@example.org')).toBeDefined();
    expect(menu.getByText('Ada Quince')).toBeDefined();
    expect(menu.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
    await person.click(menu.getByRole('menuitem', { name: 'Log out' }));
    await bar().findByRole('link', { name: 'Login' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(requests.map(({ name }) => name)).toContain('signOut');
    expect(queryClient.getQueryData(['own', 'diary'])).toBeUndefined();
    expect(queryClient.getQueryData(['recipes', 'kept'])).toBe('for everybody');
    expect(localStorage.getItem('pomona.token')).toBeNull();
  });

  it('NAV-05 I18N-04 lists the four languages by their own names and switches without a reload', async () => {
    const { person } = await renderPage('/terms');
    await person.click(bar().getByRole('button', { name: 'Language: English' }));
    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices.map((choice) => choice.textContent)).toEqual([
      'English',
      'Español',
      'Français',
      'Deutsch',
    ]);
    await person.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
    await screen.findByRole('link', { name: 'Einkaufsliste' });
    expect(document.documentElement.lang).toBe('de');
    await waitFor(() => expect(document.title).toBe('Nutzungsbedingungen · Pomona'));
  });

  it('NAV-05 I18N-04 says when a language cannot be had, and stays in the one that is shown', async () => {
    const { person, services } = await renderPage('/terms');
    vi.spyOn(services.languages, 'choose').mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await person.click(bar().getByRole('button', { name: 'Language: English' }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    const toast = await shownToast('That did not turn out');
    expect(toast.getByText(/The server cannot be reached/)).toBeDefined();
    expect(bar().getByRole('link', { name: 'Shopping List' })).toBeDefined();
  });

  it('NAV-05 I18N-04 offers a reload where the server has other texts now', async () => {
    const { person, services } = await renderPage('/terms');
    vi.spyOn(services.languages, 'choose').mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', async () => new Response(null));
    await person.click(bar().getByRole('button', { name: 'Language: English' }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await waitFor(() => expect(document.documentElement.dataset.failure).toBe('lost'));
    markFailure();
  });

  it('NAV-08 marks the current page, offers a skip link and names the screen', async () => {
    await renderPage('/terms');
    await waitFor(() => expect(document.title).toBe('Terms · Pomona'));
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });

  it('NAV-08 moves the focus to the heading of the page that one went to', async () => {
    const { person } = await renderPage('/terms');
    await person.click(bar().getByRole('link', { name: 'Wellness' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /access wellness/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const current = bar().getByRole('link', { name: 'Wellness' });
    expect(current.getAttribute('aria-current')).toBe('page');
    expect(document.title).toBe('Wellness · Pomona');
  });

  it('NAV-10 shows neither state while a stored session is checked', async () => {
    let answer: (user: unknown) => void = () => {};
    const pending = new Promise((resolve) => {
      answer = resolve;
    });
    await renderPage('/terms', { token: 'stored', answers: { readOwnUser: () => pending } });
    expect(bar().getByRole('status').textContent).toBe('Checking your session');
    expect(bar().queryByRole('link', { name: 'Login' })).toBeNull();
    expect(bar().queryByRole('button', { name: /Ada Quince/ })).toBeNull();
    answer(makeUser());
    await bar().findByRole('button', { name: /Ada Quince/ });
    expect(bar().queryByRole('status')).toBeNull();
  });

  it('NAV-10 draws both corners for the style to choose from until the browser has looked', async () => {
    await renderPage('/terms', { beforeStart: true });
    expect(
      bar().getByRole('link', { name: 'Login' }).closest('.stored-session\\:hidden'),
    ).not.toBeNull();
    expect(bar().getByRole('status').closest('.hidden')).not.toBeNull();
  });
});

describe('the mobile menu', () => {
  const openMenu = async (person: Awaited<ReturnType<typeof renderPage>>['person']) => {
    await person.click(screen.getByRole('button', { name: 'Open menu' }));
    return within(await screen.findByRole('dialog', { name: 'Menu' }));
  };

  it('NAV-07 closes when a link is followed', async () => {
    const { person, router } = await renderPage('/terms');
    const menu = await openMenu(person);
    await person.click(menu.getByRole('link', { name: 'Community' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
  });

  it('NAV-07 closes on Escape, holds the focus while open and gives it back', async () => {
    const { person } = await renderPage('/terms');
    const menu = await openMenu(person);
    for (let step = 0; step < 15; step += 1) {
      await person.tab();
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    }
    expect(menu.getByRole('link', { name: 'Home' })).toBeDefined();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = screen.getByRole('button', { name: 'Open menu' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
