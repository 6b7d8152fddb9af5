// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Garbage, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeConfig, makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';
import { wellnessAnswers } from '#test/wellness-samples.ts';

const welcome = { signIn: () => ({ access_token: 'fresh', user: makeUser() }) };
const main = () => within(screen.getByRole('main'));
const submit = () => main().getByRole('button', { name: 'Login' });

async function fillIn(person: Awaited<ReturnType<typeof renderPage>>['person']) {
  await person.type(await screen.findByLabelText('Email'), '  Ada@Example.org ');
  await person.type(screen.getByLabelText('Password'), 'plum harvest ');
}

describe('/login', () => {
  it('AUTH-04 signs in, says so and goes home', async () => {
    const { person, router, requests } = await renderPage('/login', {
      answers: { ...welcome, listRecipes: () => [] },
    });
    await fillIn(person);
    await person.click(submit());
    expect((await shownToast('Login successful')).getByText(/Ada Quince/)).toBeDefined();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.getItem('pomona.token')).toBe('fresh');
    const sent = requests.find(({ name }) => name === 'signIn');
    expect(sent?.body).toEqual({ email: 'Ada@Example.org', password: 'plum harvest ' });
  });

  it('AUTH-11 says that a deleted account stays', async () => {
    const reply = { ...welcome.signIn(), is_kept: true };
    const { person } = await renderPage('/login', {
      answers: { signIn: () => reply, listRecipes: () => [] },
    });
    await fillIn(person);
    await person.click(submit());
    expect((await shownToast('Your account stays')).getByText(/Ada Quince/)).toBeDefined();
  });

  it('AUTH-04 goes back to the page that asked', async () => {
    const { person, router } = await renderPage('/wellness', {
      answers: { ...wellnessAnswers, ...welcome },
    });
    await person.click(main().getByRole('link', { name: 'Login' }));
    await fillIn(person);
    await person.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/wellness'));
    await screen.findByRole('region', { name: 'How do you feel?' });
  });

  it('AUTH-04 fills in the demo accounts that the server names', async () => {
    const { person } = await renderPage('/login');
    await person.click(await screen.findByRole('button', { name: 'Fill in the demo admin' }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'admin@example.org');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'admin-plum-1');
    await person.click(screen.getByRole('button', { name: 'Fill in the demo member' }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'demo@example.org');
  });

  it('AUTH-04 shows no demo box where there is no demo account', async () => {
    const config = makeConfig({ demo: null, demo_admin: null });
    const { requests } = await renderPage('/login', { answers: { readConfig: () => config } });
    await waitFor(() => expect(requests.length).toBeGreaterThan(0));
    expect(screen.queryByText('Just looking around?')).toBeNull();
  });

  it('AUTH-05 asks for both fields', async () => {
    const { person, requests } = await renderPage('/login');
    await person.click(submit());
    expect(
      (await shownToast('Missing Information')).getByText('Please fill in all fields'),
    ).toBeDefined();
    expect(main().getByText('Email is required')).toBeDefined();
    expect(main().getByText('Password is required')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    await person.type(screen.getByLabelText('Email'), 'a');
    expect(main().queryByText('Email is required')).toBeNull();
    expect(requests.map(({ name }) => name)).not.toContain('signIn');
  });

  it.each([
    [
      'the server’s own sentence',
      new Refusal(401, 'login_failed', 'Invalid email or password'),
      'Invalid email or password',
    ],
    ['a sentence of ours', new Garbage(502), 'Login failed'],
    ['the state of the network', new Unreachable(), 'Network error. Please try again.'],
  ])('AUTH-06 tells a failure with %s, and loses nothing', async (_, answer, sentence) => {
    const { person } = await renderPage('/login', { answers: { signIn: () => answer } });
    await fillIn(person);
    await person.click(submit());
    expect((await shownToast('Login Failed')).getByText(sentence)).toBeDefined();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'plum harvest ');
    expect(submit().getAttribute('aria-busy')).toBeNull();
  });

  it('AUTH-06 AUTH-04 signs in with the next press once the server can be reached', async () => {
    let answer: () => unknown = () => new Unreachable();
    const { person, router } = await renderPage('/login', {
      answers: { signIn: () => answer(), listRecipes: () => [] },
    });
    await fillIn(person);
    await person.click(submit());
    await shownToast('Login Failed');
    answer = welcome.signIn;
    await person.click(submit());
    await shownToast('Login successful');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('AUTH-10 works with password managers, and shows the password on demand', async () => {
    const { person } = await renderPage('/login');
    const password = screen.getByLabelText('Password');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
    await person.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.getAttribute('type')).toBe('password');
  });

  it('AUTH-02 TOAST-02 says when a session ends because its token was refused', async () => {
    const { services } = await renderPage('/login', {
      token: 'stored',
      answers: { readOwnUser: () => makeUser() },
    });
    await screen.findByRole('button', { name: /Ada Quince/ });
    services.session.reject('stored');
    const toast = await shownToast('You have been signed out');
    expect(toast.getByText('Your session is no longer valid. Please log in again.')).toBeDefined();
    expect(document.querySelector('[data-tone="destructive"]')).not.toBeNull();
  });
});
