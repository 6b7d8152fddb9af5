// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeConfig } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const withMail: Answers = { readConfig: () => makeConfig({ mail_enabled: true }) };
const main = () => within(screen.getByRole('main'));
const field = async (label: string) => (await screen.findByLabelText(label)) as HTMLInputElement;
const press = (name: string) => screen.findByRole('button', { name });
const deadLink = () => new Refusal(404, 'link_invalid', 'This link has expired.');
const sent = (requests: readonly { name: string; body: unknown }[], name: string) =>
  requests.filter((request) => request.name === name).map(({ body }) => body);

describe('/forgot-password', () => {
  it('AUTH-11 is a step away from the sign-in page', async () => {
    const { person, router } = await renderPage('/login', { answers: withMail });
    await person.click(await screen.findByRole('link', { name: 'Forgotten your password?' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/forgot-password'));
    await screen.findByRole('heading', { level: 1, name: 'Forgotten your password?' });
  });

  it('AUTH-11 has a link sent, and does not say whether there is such an account', async () => {
    const { person, requests, router } = await renderPage('/forgot-password', {
      answers: { ...withMail, requestPasswordReset: () => undefined },
    });
    await person.type(await field('Email'), ' ada@example.org ');
    await person.click(await press('Send the link'));
    await screen.findByText('Have a look at your mail');
    expect(main().getByText(/^If there is an account with this email/)).toBeDefined();
    expect(sent(requests, 'requestPasswordReset')).toEqual([{ email: 'ada@example.org' }]);
    expect(router.state.location.href).toBe('/forgot-password?sent=yes');
  });

  it('AUTH-11 asks for the e-mail, and keeps it where sending fails', async () => {
    const { person, requests } = await renderPage('/forgot-password', {
      answers: { ...withMail, requestPasswordReset: () => new Unreachable() },
    });
    await person.click(await press('Send the link'));
    expect(main().getByText('Email is required')).toBeDefined();
    expect(sent(requests, 'requestPasswordReset')).toEqual([]);
    await person.type(await field('Email'), 'ada@example.org{Enter}');
    await shownToast('No mail was sent');
    expect((await field('Email')).value).toBe('ada@example.org');
  });

  it('AUTH-11 says whom to ask where no mails are sent', async () => {
    await renderPage('/forgot-password');
    await screen.findByText(/^This site sends no mail/);
    expect(screen.queryByLabelText('Email')).toBeNull();
  });
});

describe('/reset-password', () => {
  const open = (answers: Answers = {}, hash = '#secret') =>
    renderPage(`/reset-password${hash}`, {
      answers: { checkResetLink: () => ({ email: 'ada@example.org' }), ...answers },
    });

  it('AUTH-11 sets the new password and leads to the sign-in page', async () => {
    const { person, requests, router } = await open({ resetPassword: () => undefined });
    await screen.findByText('For ada@example.org');
    await person.type(await field('Password'), 'plums in october');
    await person.type(await field('Confirm password'), 'plums in october{Enter}');
    expect((await shownToast('Password changed')).getByText('Log in with it now.')).toBeDefined();
    await waitFor(() => expect(router.state.location.href).toBe('/login'));
    expect(sent(requests, 'checkResetLink')).toEqual([{ token: 'secret' }]);
    expect(sent(requests, 'resetPassword')).toEqual([
      { token: 'secret', new_password: 'plums in october' },
    ]);
  });

  it.each([
    ['', '', 'Password is required'],
    ['plums', 'plums', 'At least 6 characters'],
    ['plums in october', 'plums in may', 'Type the same password in both fields.'],
  ])('AUTH-08 refuses "%s" with "%s" before anything is sent', async (one, two, sentence) => {
    const { person, requests } = await open();
    if (one) await person.type(await field('Password'), one);
    if (two) await person.type(await field('Confirm password'), two);
    await person.click(await press('Save password'));
    expect(main().getByText(sentence)).toBeDefined();
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(sent(requests, 'resetPassword')).toEqual([]);
  });

  it('AUTH-10 says at the field where a password is too common; the password can be shown', async () => {
    const detail = 'This password is too common.';
    const { person } = await open({
      resetPassword: () => new Refusal(422, 'password_too_common', detail),
    });
    const [show] = await screen.findAllByRole('button', { name: 'Show password' });
    if (show) await person.click(show);
    expect((await field('Password')).type).toBe('text');
    await person.type(await field('Password'), 'password1');
    await person.type(await field('Confirm password'), 'password1{Enter}');
    await screen.findByText(detail);
    expect((await field('Password')).getAttribute('aria-invalid')).toBe('true');
  });

  it.each<[string, Answers, string]>([
    ['is used or expired', { checkResetLink: deadLink }, '#secret'],
    ['has lost its end', {}, ''],
  ])('AUTH-11 a link that %s says so, and how to get another', async (_what, answers, hash) => {
    await open(answers, hash);
    await screen.findByText('This link works no more');
    const another = screen.getByRole('link', { name: 'How to get another one' });
    expect(another.getAttribute('href')).toBe('/forgot-password');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('AUTH-11 a link that was used meanwhile says so as well', async () => {
    const { person } = await open({ resetPassword: deadLink });
    await person.type(await field('Password'), 'plums in october');
    await person.type(await field('Confirm password'), 'plums in october{Enter}');
    await screen.findByText('This link works no more');
  });

  it('AUTH-11 without a connection nothing that was typed is lost', async () => {
    const { person } = await open({
      checkResetLink: () => new Unreachable(),
      resetPassword: () => new Unreachable(),
    });
    await person.type(await field('Password'), 'plums in october');
    await person.type(await field('Confirm password'), 'plums in october{Enter}');
    await shownToast('The password was not changed');
    expect((await field('Password')).value).toBe('plums in october');
  });
});

describe('/restore-email', () => {
  const open = (answer: () => unknown, hash = '#secret') =>
    renderPage(`/restore-email${hash}`, {
      answers: {
        restoreEmail: answer,
        checkResetLink: () => ({ email: 'ada@example.org' }),
      },
    });

  it('AUTH-11 takes the account back on a press, then asks for a new password', async () => {
    const { person, requests, router } = await open(() => ({
      email: 'ada@example.org',
      reset_token: 'next',
    }));
    const button = await press('Take my account back');
    expect(sent(requests, 'restoreEmail')).toEqual([]);
    await person.click(button);
    await shownToast('The account is yours again');
    await waitFor(() => expect(router.state.location.href).toBe('/reset-password#next'));
    await screen.findByText('For ada@example.org');
    expect(sent(requests, 'restoreEmail')).toEqual([{ token: 'secret' }]);
  });

  it('AUTH-11 a link that is good no more says so', async () => {
    const { person } = await open(deadLink);
    await person.click(await press('Take my account back'));
    await screen.findByText('This link works no more');
  });

  it('AUTH-11 says where the former address belongs to somebody else by now', async () => {
    const { person } = await open(() => new Refusal(409, 'email_taken', 'Email already exists'));
    await person.click(await press('Take my account back'));
    const toast = await shownToast('This did not work');
    expect(toast.getByText('Email already exists')).toBeDefined();
  });
});
