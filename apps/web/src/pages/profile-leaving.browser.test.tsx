import type { MemberExport } from '@pomona/contract/accounts/member-export';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { type Answers, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';
import { shownToast } from '#test/shown-toast.ts';

const archive: MemberExport = {
  id: 'b1f2c1b0-0000-4000-8000-000000000001',
  state: 'ready',
  progress: 1,
  bytes: 12_345_678,
  requested_at: '2026-11-21T08:00:00.000Z',
  ready_until: '2026-11-22T08:00:00.000Z',
};

const open = (answers: Answers = {}, language: 'en' | 'de' = 'en') =>
  renderPage('/profile?tab=settings', {
    token: 'stored',
    language,
    answers: {
      readOwnUser: () => makeUser(),
      listSessions: () => ({ sessions: [] }),
      listPasskeys: () => ({ passkeys: [] }),
      readConsent: () => ({ is_given: false, version: 1, given_at: null, given_version: null }),
      readMemberExport: () => ({ export: null }),
      ...answers,
    },
  });
const button = (name: string) => screen.findByRole('button', { name });

describe('the export of all data', () => {
  it('AUTH-11 is asked for, shows how far it is, and is there until an hour that is named', async () => {
    let current: MemberExport | null = null;
    await open({
      readMemberExport: () => ({ export: current }),
      requestMemberExport: () => {
        current = { ...archive, state: 'running', progress: 0.4, bytes: 0, ready_until: null };
        return { export: current };
      },
    });
    await userEvent.click(await button('Prepare my data'));
    const bar = await screen.findByRole('progressbar', { name: 'Preparing your data…' });
    expect(bar.getAttribute('aria-valuetext')).toBe('40%');
    current = archive;
    await screen.findByText('Your data is ready');
    expect(screen.getByText(/^12\.3 MB, here until Nov 22, 2026/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Prepare it anew' })).toBeDefined();
  });

  it('AUTH-11 goes on where the page was left, and says that it failed or has expired', async () => {
    const running = { ...archive, state: 'running' as const, progress: 0.1, ready_until: null };
    const first = await open({ readMemberExport: () => ({ export: running }) });
    await screen.findByRole('progressbar');
    first.unmount();
    const failed = { ...running, state: 'failed' as const };
    const second = await open({ readMemberExport: () => ({ export: failed }) });
    await screen.findByText('Your data could not be prepared.');
    const section = screen.getByRole('region', { name: 'Your data' });
    expect(within(section).getByRole('button', { name: 'Try again' })).toBeDefined();
    second.unmount();
    await open({ readMemberExport: () => ({ export: { ...failed, state: 'expired' } }) });
    await screen.findByText('The last file was removed after 24 hours.');
    await button('Prepare my data');
  });

  it('AUTH-11 says that it could not be loaded or asked for', async () => {
    let isBroken = true;
    await open({
      readMemberExport: () => (isBroken ? new Unreachable() : { export: null }),
      requestMemberExport: () => new Unreachable(),
    });
    const section = await screen.findByRole('region', { name: 'Your data' });
    const again = await within(section).findByRole(
      'button',
      { name: 'Try again' },
      { timeout: 10_000 },
    );
    isBroken = false;
    await userEvent.click(again);
    await userEvent.click(await button('Prepare my data'));
    await shownToast('Your data is not being prepared');
  });
});

describe('the deletion of the account', () => {
  it.each(themes)('AUTH-11 axe finds nothing in either step, in German (%s)', async (theme) => {
    await open({ readMemberExport: () => ({ export: archive }) }, 'de');
    showTheme(theme);
    await screen.findByText('Deine Daten sind bereit');
    expect(await axeViolations()).toEqual([]);
    await expectNoSidewaysScrolling();
    await userEvent.click(await button('Mein Konto löschen'));
    await screen.findByRole('dialog', { name: 'Konto löschen?' });
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(await button('Weiter'));
    await screen.findByRole('dialog', { name: 'Mit deinem Passwort bestätigen' });
    expect(await axeViolations()).toEqual([]);
  });

  it('AUTH-11 says what goes and what stays, asks for the password, and names the day on the sign-in page', async () => {
    let isRight = false;
    const { requests } = await open({
      eraseOwnUser: () =>
        isRight
          ? { erasure_at: '2026-12-05T08:00:00.000Z' }
          : new Refusal(403, 'wrong_password', 'The current password is not right.'),
    });
    await userEvent.click(await button('Delete my account'));
    const first = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(first.getByText(/Your recipes and their pictures/)).toBeDefined();
    expect(first.getByText(/“Former member”/)).toBeDefined();
    await userEvent.click(first.getByRole('button', { name: 'Continue' }));
    const second = within(await screen.findByRole('dialog', { name: /^Confirm with/ }));
    const field = second.getByLabelText('Current password');
    expect(document.activeElement).toBe(field);
    await userEvent.click(second.getByRole('button', { name: 'Delete my account' }));
    await second.findByText('Password is required');
    await userEvent.fill(field, 'plums in may');
    await userEvent.keyboard('{Enter}');
    await second.findByText('The current password is not right.');
    isRight = true;
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Your account is deleted');
    expect(screen.getByText(/erased on December 5, 2026/)).toBeDefined();
    expect(localStorage.getItem('pomona.token')).toBeNull();
    const calls = requests.filter(({ name }) => name === 'eraseOwnUser');
    expect(calls.at(-1)?.body).toEqual({ password: 'plums in may' });
    expect(requests.some(({ name }) => name === 'signOut')).toBe(false);
  });

  it('AUTH-11 leads to the export first, and says why the last administrator stays', async () => {
    await open({
      eraseOwnUser: () => new Refusal(409, 'last_admin', 'You are the only administrator.'),
    });
    await userEvent.click(await button('Delete my account'));
    await userEvent.click(await button('Download your data first'));
    await waitFor(async () => expect(document.activeElement).toBe(await button('Prepare my data')));
    await userEvent.click(await button('Delete my account'));
    await userEvent.click(await button('Continue'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Confirm with/ }));
    await userEvent.fill(dialog.getByLabelText('Current password'), 'plums in may');
    await userEvent.keyboard('{Enter}');
    (await shownToast('Your account was not deleted')).getByText('You are the only administrator.');
  });
});
