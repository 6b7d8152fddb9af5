// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';

const main = () => within(screen.getByRole('main'));
const asMember = (own = {}) => ({
  token: 'stored',
  answers: { readOwnUser: () => makeUser(own) },
});

describe('a room for members', () => {
  it.each([
    ['/profile', 'Please login to view profile'],
    ['/shopping-list', 'Please login to access shopping list'],
    ['/ai-generator', 'Please login to use the AI recipe generator'],
    ['/wellness', 'Please login to access wellness'],
    ['/chat', 'Join the Community Chat'],
    ['/admin', 'Access Required'],
  ])('ROLE-01 NAV-09 %s asks visitors to log in and brings them back', async (path, prompt) => {
    await renderPage(path);
    expect(main().getByRole('heading', { level: 1, name: prompt })).toBeDefined();
    const from = encodeURIComponent(path);
    expect(main().getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
      `/login?from=${from}`,
    );
    expect(main().getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe(
      `/signup?from=${from}`,
    );
  });

  it('ROLE-03 /admin denies members who are no administrators, with a way home', async () => {
    await renderPage('/admin', asMember());
    await main().findByRole('heading', {
      name: 'Access Denied: This section is only accessible to administrators',
    });
    expect(main().getByRole('link').getAttribute('href')).toBe('/');
  });

  it('ROLE-03 /admin lets administrators in', async () => {
    const admin = asMember({ is_admin: true });
    await renderPage('/admin', {
      ...admin,
      answers: { ...admin.answers, listOfferedRecipes: () => ({ recipes: [] }) },
    });
    await main().findByRole('tab', { name: 'Users' });
  });
});

describe('any other address', () => {
  it('NAV-09 finds a friendly page', async () => {
    await renderPage('/nowhere');
    await main().findByRole('heading', { level: 1, name: 'This page is not on the menu' });
    expect(main().getByRole('link', { name: 'Browse recipes' }).getAttribute('href')).toBe(
      '/recipes',
    );
  });
});

describe('the legal texts', () => {
  it.each([
    ['en', 'Terms of use'],
    ['es', 'Condiciones de uso'],
    ['fr', 'Conditions d’utilisation'],
    ['de', 'Nutzungsbedingungen'],
  ] as const)('NAV-09 stand in %s', async (language, title) => {
    await renderPage('/terms', { language });
    await main().findByRole('heading', { level: 1, name: title });
    expect(main().getAllByRole('heading', { level: 2 }).length).toBe(8);
  });
});
