import type { Passkey } from '@pomona/contract/accounts/passkeys';
import type { Session } from '@pomona/contract/accounts/security';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { type Answers, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';
import { shownToast } from '#test/shown-toast.ts';

const here: Session = {
  id: 'b1f2c1b0-0000-4000-8000-000000000001',
  is_current: true,
  browser: 'Firefox',
  system: 'Windows',
  created_at: '2026-11-01T08:00:00.000Z',
  last_used_at: '2026-11-21T08:00:00.000Z',
};
const phone: Session = {
  ...here,
  id: 'b1f2c1b0-0000-4000-8000-000000000002',
  is_current: false,
  browser: 'Chrome',
  system: 'Android',
};
const unknown: Session = {
  ...phone,
  id: 'b1f2c1b0-0000-4000-8000-000000000003',
  browser: null,
  system: null,
};

const key: Passkey = {
  id: 'b1f2c1b0-0000-4000-8000-000000000009',
  name: 'My phone with a rather long name, so that it has to wrap',
  created_at: '2026-11-01T08:00:00.000Z',
  last_used_at: null,
};

const open = (answers: Answers = {}, language: 'en' | 'de' = 'en') =>
  renderPage('/profile?tab=settings', {
    token: 'stored',
    language,
    answers: {
      readOwnUser: () => makeUser(),
      listSessions: () => ({ sessions: [here, phone, unknown] }),
      listPasskeys: () => ({ passkeys: [key] }),
      readConsent: () => ({ is_given: false, version: 1, given_at: null, given_version: null }),
      ...answers,
    },
  });
const current = () => screen.findByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const changeButton = () => screen.getByRole('button', { name: 'Change password' });

describe('the settings in a browser', () => {
  it.each(themes)('AUTH-11 axe finds nothing, in German on every width (%s)', async (theme) => {
    await open({}, 'de');
    showTheme(theme);
    await screen.findByText('Chrome unter Android');
    expect(await axeViolations()).toEqual([]);
    await expectNoSidewaysScrolling();
  });

  it('on a phone the row of tabs shows the open one whole', async () => {
    await page.viewport(390, 844);
    await open({}, 'de');
    const tab = await screen.findByRole('tab', { name: 'Einstellungen', selected: true });
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(390));
  });

  it('AUTH-11 changes the password, and empties the fields only then', async () => {
    let isRight = false;
    const { requests } = await open({
      changePassword: () =>
        isRight
          ? undefined
          : new Refusal(403, 'wrong_password', 'The current password is not right.'),
    });
    await userEvent.fill(await current(), 'plums in may');
    await userEvent.fill(next(), 'plums in june');
    await userEvent.click(changeButton());
    await screen.findByText('The current password is not right.');
    expect(document.activeElement).toBe(await current());
    expect((next() as HTMLInputElement).value).toBe('plums in june');
    isRight = true;
    await userEvent.click(changeButton());
    await shownToast('Password changed');
    expect((next() as HTMLInputElement).value).toBe('');
    expect(requests.findLast(({ name }) => name === 'changePassword')?.body).toEqual({
      current_password: 'plums in may',
      new_password: 'plums in june',
    });
  });

  it('AUTH-10 asks for what is missing before it calls, and keeps what was typed offline', async () => {
    const { requests } = await open({ changePassword: () => new Unreachable() });
    await current();
    await userEvent.click(changeButton());
    await screen.findByText('Password is required');
    expect(requests.some(({ name }) => name === 'changePassword')).toBe(false);
    await userEvent.fill(await current(), 'plums in may');
    await userEvent.fill(next(), 'plums in june');
    await userEvent.click(changeButton());
    (await shownToast('The password was not changed')).getByText(/still here/);
    expect(((await current()) as HTMLInputElement).value).toBe('plums in may');
  });

  it('AUTH-11 signs out one device by keyboard; the focus goes to the next', async () => {
    let sessions = [here, phone, unknown];
    await open({
      listSessions: () => ({ sessions }),
      endSession: ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params.id);
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
    const button = await section.findByRole('button', { name: 'Sign out Chrome on Android' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(section.queryByText('Chrome on Android')).toBeNull());
    expect(sessions).toEqual([here, unknown]);
    const next = section.getByRole('button', { name: 'Sign out Unknown device' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('AUTH-11 signs out everywhere else', async () => {
    let sessions = [here, phone, unknown];
    await open({
      listSessions: () => ({ sessions }),
      endOtherSessions: () => {
        sessions = [here];
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
    expect(screen.getByText('Firefox on Windows')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('AUTH-11 says that the sessions could not be loaded, and loads them when tried again', async () => {
    let isBroken = true;
    await open({ listSessions: () => (isBroken ? new Unreachable() : { sessions: [here] }) });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    isBroken = false;
    await userEvent.click(again);
    await screen.findByText('Firefox on Windows');
  });

  it('AUTH-12 says that there is no passkey, and asks for name and password before it calls', async () => {
    const { requests } = await open({ listPasskeys: () => ({ passkeys: [] }) });
    await screen.findByText(/You have no passkey yet/);
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Create passkey' }));
    await dialog.findByText('Give it a name');
    expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
    expect(requests.some(({ name }) => name === 'preparePasskey')).toBe(false);
  });

  it('AUTH-12 a name that could not be saved stays typed', async () => {
    await open({ renamePasskey: () => new Unreachable() });
    await userEvent.click(await screen.findByRole('button', { name: /^Rename My phone/ }));
    await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Old phone');
    await userEvent.keyboard('{Enter}');
    await shownToast('The name was not saved');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Old phone');
  });
});
