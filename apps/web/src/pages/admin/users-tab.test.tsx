// @vitest-environment happy-dom
import type { AdminUser } from '@pomona/contract/admin/users';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Refusal } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const makeAccount = (fields: Partial<AdminUser>): AdminUser => ({
  ...{ id: 'b1946ac9-0000-4000-8000-000000000001', name: 'Eve Plum', email: 'eve@pomona.test' },
  ...{ avatar: null, is_admin: false, is_disabled: false, is_demo: false, erasure_at: null },
  ...{ created_at: '2026-11-04T08:00:00.000Z', last_used_at: '2026-11-20T08:00:00.000Z' },
  ...fields,
});
const eve = makeAccount({});
const pageOf = (users: AdminUser[], total = users.length) => ({ users, total, next_cursor: null });
const figures = {
  ...{ total_recipes: 540, public_recipes: 532, total_users: 12, active_users: 3 },
  new_users_today: 1,
};

const open = (tab: string, answers: Answers) =>
  renderPage(`/admin?tab=${tab}`, {
    token: 'stored',
    answers: {
      readOwnUser: () => makeUser({ is_admin: true }),
      listOfferedRecipes: () => ({ recipes: [] }),
      readAdminFigures: () => ({ stats: figures }),
      readGenerationStatus: () => ({
        ...{ total_recipes: 540, with_images: 532, without_images: 8 },
        completion_percentage: 98,
      }),
      ...answers,
    },
  });

describe('the accounts', () => {
  it('ADMIN-02 ADMIN-08 stand with role and state below the figures', async () => {
    await open('users', {
      listUsers: () =>
        pageOf([makeAccount({ is_admin: true, is_disabled: true }), makeAccount({ id: 'x' })], 27),
    });
    expect(await screen.findByText('27 accounts')).toBeDefined();
    expect(screen.getAllByText('eve@pomona.test')).toHaveLength(2);
    expect(screen.getAllByText('Joined Nov 4, 2026, last here Nov 20, 2026')).toHaveLength(2);
    const [first] = screen
      .getAllByRole('listitem')
      .filter((row) => row.textContent?.includes('Eve'));
    expect(first?.textContent).toContain('AdminDisabled');
    const recipes = within(screen.getByText('Total Recipes').parentElement as HTMLElement);
    expect(recipes.getByText('540')).toBeDefined();
    expect(screen.getByText('3 active this week, 1 new today')).toBeDefined();
    expect(screen.getByText('98%')).toBeDefined();
  });

  it('ADMIN-08 one is disabled after a question, and the list is read again', async () => {
    let current = eve;
    const { person, requests } = await open('users', {
      listUsers: () => pageOf([current]),
      changeUser: () => (current = makeAccount({ is_disabled: true })),
    });
    await person.click(await screen.findByRole('button', { name: 'Actions for Eve Plum' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Disable' }));
    await shownToast('User updated successfully');
    expect(await screen.findByText('Disabled', { selector: 'li span' })).toBeDefined();
    expect(requests.find(({ name }) => name === 'changeUser')?.body).toEqual({ is_disabled: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ADMIN-08 the last administrator stays: the sentence of the server is shown', async () => {
    const { person } = await open('users', {
      listUsers: () => pageOf([makeAccount({ is_admin: true })]),
      changeUser: () => new Refusal(409, 'last_admin', 'Nobody would be left who runs the place.'),
    });
    await person.click(await screen.findByRole('button', { name: 'Actions for Eve Plum' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Remove admin rights' }));
    await person.click(
      within(await screen.findByRole('dialog')).getByRole('button', {
        name: 'Remove admin rights',
      }),
    );
    await shownToast('The account could not be changed');
  });

  it('ADMIN-08 a link to a new password is shown once', async () => {
    const url = 'https://pomona.test/reset-password#token';
    const { person } = await open('users', {
      listUsers: () => pageOf([eve]),
      issueResetLink: () => ({ url, expires_at: '2026-11-24T08:00:00.000Z' }),
    });
    await person.click(await screen.findByRole('button', { name: 'Actions for Eve Plum' }));
    await person.click(
      await screen.findByRole('menuitem', { name: 'Make a link to a new password' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Link').value).toBe(url);
  });

  it('ADMIN-09 what cannot be loaded says so, and is tried again', async () => {
    let isUp = false;
    const { person } = await open('users', {
      listUsers: () => (isUp ? pageOf([]) : new Refusal(503, 'unavailable', 'Try again later')),
    });
    await screen.findByText('The accounts could not be loaded');
    isUp = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody found')).toBeDefined();
  });
});

it('ADMIN-08 the audit log says who did what with whom', async () => {
  const entry = {
    id: 'b1946ac9-0000-4000-8000-000000000002',
    at: '2026-11-20T08:00:00.000Z',
    admin: { id: 'root', name: 'Root' },
    member: null,
    recipe: null,
    details: null,
    action: 'user_disabled' as const,
  };
  await open('audit', { listAudit: () => ({ entries: [entry], next_cursor: null }) });
  expect(
    await screen.findByText('Root disabled the account of somebody who has left'),
  ).toBeDefined();
});
