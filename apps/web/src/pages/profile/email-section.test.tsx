// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeConfig, makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const ada = makeUser();

function open(answers: Answers = {}) {
  return renderPage('/profile?tab=settings', {
    token: 'stored',
    answers: {
      readOwnUser: () => ada,
      listSessions: () => ({ sessions: [] }),
      listPasskeys: () => ({ passkeys: [] }),
      readConsent: () => ({ is_given: false, version: '1', given_at: null, given_version: null }),
      ...answers,
    },
  });
}
const field = async (label: string) => (await screen.findByLabelText(label)) as HTMLInputElement;
const email = () => field('New email');
const password = () => field('Current password, to confirm');
const change = () => screen.getByRole('button', { name: 'Change email' });

it('PROF-07 AUTH-11 another e-mail is saved with the password, and shown at once', async () => {
  const { person, requests } = await open({
    changeOwnUser: () => ({ ...ada, email: 'ada@new.example' }),
  });
  await person.type(await email(), ' ada@new.example ');
  await person.type(await password(), 'plums');
  await person.click(change());
  await shownToast('Email changed');
  expect(requests.find(({ name }) => name === 'changeOwnUser')?.body).toEqual({
    email: 'ada@new.example',
    current_password: 'plums',
  });
  expect((await email()).value).toBe('');
  expect(screen.getByText(/^You log in with/).textContent).toBe('You log in with ada@new.example.');
});

it('PROF-07 says at each field what is missing, and sends nothing', async () => {
  const { person, requests } = await open();
  await person.type(await email(), 'nobody');
  await person.click(change());
  expect(screen.getByText('This is not a valid email address')).toBeDefined();
  expect(screen.getByText('Password is required')).toBeDefined();
  expect(document.activeElement).toBe(await email());
  await person.clear(await email());
  await person.type(await email(), ada.email);
  await person.click(change());
  expect(screen.getByText('That is your email already')).toBeDefined();
  expect(requests.map(({ name }) => name)).not.toContain('changeOwnUser');
});

it.each([
  [new Refusal(409, 'email_taken', 'Email already exists'), email],
  [new Refusal(403, 'wrong_password', 'The current password is not right.'), password],
])('PROF-07 %o is shown at its field', async (refusal, refused) => {
  const { person } = await open({ changeOwnUser: () => refusal });
  await person.type(await email(), 'ada@new.example');
  await person.type(await password(), 'plums');
  await person.click(change());
  const input = await refused();
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(input);
  expect((await email()).value).toBe('ada@new.example');
});

it('PROF-07 what was typed stays without a connection', async () => {
  const { person } = await open({ changeOwnUser: () => new Unreachable() });
  await person.type(await email(), 'ada@new.example');
  await person.type(await password(), 'plums{Enter}');
  await shownToast('The email was not changed');
  expect((await email()).value).toBe('ada@new.example');
});

it('AUTH-11 promises a way back where mails are sent', async () => {
  await open({ readConfig: () => makeConfig({ mail_enabled: true }) });
  await screen.findByText(/with a way back for seven days/);
});
