// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

afterEach(() => vi.restoreAllMocks());

const openGrant = () => ({ is_open: true, needs_sign_in: false });

const open = (answers: Answers) =>
  renderPage('/admin', {
    token: 'stored',
    answers: { readOwnUser: () => makeUser(), readOwnGrant: openGrant, ...answers },
  });

type Opened = Awaited<ReturnType<typeof open>>;

async function enable({ person }: Opened): Promise<void> {
  await person.click(await screen.findByRole('button', { name: 'Enable Admin Access' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Enable Admin Access' }));
}

describe('the way to admin access', () => {
  it('ADMIN-01 ROLE-03 a member reads that the access is missing, and finds no button while nothing is prepared', async () => {
    const { requests } = await open({
      readOwnGrant: () => ({ is_open: false, needs_sign_in: false }),
    });
    await screen.findByText('No Admin Access');
    await screen.findByText('Access Denied: This section is only accessible to administrators');
    expect(screen.getByText('Contact support to enable admin features')).toBeDefined();
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('readOwnGrant'));
    expect(screen.queryByRole('button', { name: 'Enable Admin Access' })).toBeNull();
  });

  it('GRANT-01 is enabled after a question, and the page is loaded anew after two seconds', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const page = await open({ grantAdmin: () => ({ is_admin: true }) });
    await page.person.click(await screen.findByRole('button', { name: 'Enable Admin Access' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(page.requests.some(({ name }) => name === 'grantAdmin')).toBe(false);
    const start = performance.now();
    await page.person.click(dialog.getByRole('button', { name: 'Enable Admin Access' }));
    await shownToast('Admin access granted');
    expect(page.requests.find(({ name }) => name === 'grantAdmin')?.params).toEqual({
      email: 'ada%40example.org',
    });
    expect(reload).not.toHaveBeenCalled();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 4000 });
    expect(performance.now() - start).toBeGreaterThan(1950);
  });

  it('GRANT-01 says that it failed, and that the network failed', async () => {
    let answer: unknown = new Refusal(403, 'grant_refused', 'No.');
    const page = await open({ grantAdmin: () => answer });
    await enable(page);
    const refused = await shownToast('Grant failed');
    expect(refused.getByText('Failed to grant admin access. Contact support.')).toBeDefined();
    answer = new Unreachable();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await enable(page);
    await screen.findAllByText('Network error while granting admin access');
  });

  it('GRANT-02 leads to the sign-in where it is too long ago', async () => {
    const { person, router } = await open({
      readOwnGrant: () => ({ is_open: true, needs_sign_in: true }),
      signOut: () => undefined,
    });
    await person.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toEqual({ from: '/admin' });
  });
});

const figures = {
  ...{ total_recipes: 540, public_recipes: 532, total_users: 12, active_users: 3 },
  new_users_today: 1,
};
const images = {
  ...{ total_recipes: 540, with_images: 532, without_images: 8 },
  completion_percentage: 98,
};
const status = {
  ...{ checked_at: '2026-11-20T08:00:00.000Z', started_at: '2026-11-17T06:00:00.000Z' },
  ...{ version: '1.2.3', uptime_seconds: 266_460 },
  database: { is_up: true, milliseconds: 1.4 },
  bus: { is_up: false },
  jobs: { is_up: true, waiting: 3, running: 1, failed: 0 },
  storage: { is_up: true, database_bytes: 2.5e9, free_bytes: 4e10, total_bytes: 1e11 },
};

const openDashboard = (answers: Answers = {}) =>
  open({
    readOwnUser: () => makeUser({ is_admin: true }),
    readOwnGrant: () => ({ is_open: false, needs_sign_in: false }),
    listOfferedRecipes: () => ({ recipes: [] }),
    readAdminFigures: () => ({ stats: figures }),
    readGenerationStatus: () => images,
    readPlatformStatus: () => status,
    ...answers,
  });

describe('the overview', () => {
  it('ADMIN-04 says how each part of the platform is doing', async () => {
    await openDashboard();
    const region = within(await screen.findByRole('region', { name: 'Platform status' }));
    expect(await region.findByText(/answered in 1\.4 ms/)).toBeDefined();
    expect(region.getByText('Disconnected, changes arrive late')).toBeDefined();
    expect(region.getByText(/3 waiting, 1 running, 0 failed/)).toBeDefined();
    expect(region.getByText(/2\.5 GB in the database, 40 GB of 100 GB free/)).toBeDefined();
    expect(region.getByText(/Pomona 1\.2\.3, running for 3 days, 2 hours\./)).toBeDefined();
  });

  it('ADMIN-04 says that the status could not be loaded, and checks again', async () => {
    let isUp = false;
    const { person } = await openDashboard({
      readPlatformStatus: () => (isUp ? status : new Refusal(503, 'unavailable', 'Later.')),
    });
    await screen.findByText(/The status could not be loaded/, {}, { timeout: 8000 });
    isUp = true;
    await person.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByText(/answered in/);
  }, 15_000);

  it('ADMIN-04 refreshes the recipes and looks after the pictures', async () => {
    const { person } = await openDashboard();
    await person.click(await screen.findByRole('button', { name: 'Refresh Recipes' }));
    await shownToast('540 recipes, all up to date');
    await person.click(screen.getByRole('button', { name: 'Check Image Status' }));
    const toast = await shownToast('532 of 540 pictures are done (98%)');
    expect(toast.getByText('8 are missing.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enable Admin Access' })).toBeNull();
  });

  it('ADMIN-01 ADMIN-04 offers a prepared right among the quick actions', async () => {
    await openDashboard({ readOwnGrant: openGrant });
    await screen.findByRole('button', { name: 'Enable Admin Access' });
  });

  it('ADMIN-09 ROLE-03 says so when the rights are gone meanwhile', async () => {
    await openDashboard({ readAdminFigures: () => new Refusal(403, 'forbidden', 'No.') });
    await screen.findByText('Contact support to enable admin features');
    const toast = await shownToast('Admin access required');
    expect(toast.getByText('Contact support to enable admin features')).toBeDefined();
  });
});

describe('the audit log', () => {
  const entry = {
    ...{ id: 'b1946ac9-0000-4000-8000-000000000002', at: '2026-11-20T08:00:00.000Z' },
    ...{ admin: { id: 'root', name: 'Root' }, member: { id: 'eve', name: 'Eve' } },
    ...{ action: 'user_disabled' as const, recipe: null, details: null },
  };

  it('ADMIN-08 is filtered, keeps what it shows meanwhile, and is shown whole again', async () => {
    const page = await renderPage('/admin?tab=audit', {
      token: 'stored',
      answers: {
        readOwnUser: () => makeUser({ is_admin: true }),
        listAudit: ({ query }) => ({
          entries: query.get('admin') === 'nobody' ? [] : [entry],
          next_cursor: null,
        }),
      },
    });
    const { person, requests } = page;
    await screen.findByText('Root disabled the account of Eve');
    await person.selectOptions(screen.getByLabelText('Action'), 'Disabled');
    await person.type(screen.getByLabelText('Administrator'), 'nobody');
    await screen.findByText('Nothing found');
    const last = requests.findLast(({ name }) => name === 'listAudit');
    expect(Object.fromEntries(last?.query ?? [])).toEqual({
      action: 'user_disabled',
      admin: 'nobody',
    });
    await person.click(screen.getByRole('button', { name: 'Reset filter' }));
    await screen.findByText('Root disabled the account of Eve');
  });

  it('ADMIN-08 names no stranger whose try was refused', async () => {
    const refused = { ...entry, admin: null, action: 'grant_refused' as const };
    await renderPage('/admin?tab=audit', {
      token: 'stored',
      answers: {
        readOwnUser: () => makeUser({ is_admin: true }),
        listAudit: () => ({ entries: [refused], next_cursor: null }),
      },
    });
    await screen.findByText('somebody unknown was refused admin access for Eve');
  });
});
