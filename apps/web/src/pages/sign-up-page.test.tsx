// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Garbage, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeConfig, makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

type Person = Awaited<ReturnType<typeof renderPage>>['person'];

const main = () => within(screen.getByRole('main'));
const submit = () => main().getByRole('button', { name: 'Sign Up' });

async function fillIn(person: Person, own: Record<string, string> = {}) {
  const values = {
    'Full name': 'Ada Quince',
    Email: 'ada@example.org',
    Password: 'plum-harvest',
    'Confirm password': 'plum-harvest',
    ...own,
  };
  for (const [label, value] of Object.entries(values)) {
    await person.clear(screen.getByLabelText(label));
    if (value) await person.type(screen.getByLabelText(label), value);
  }
}

const agree = (person: Person) => person.click(screen.getByRole('checkbox'));

describe('/signup', () => {
  it('AUTH-07 creates the account, says so and goes home', async () => {
    const { person, router, requests } = await renderPage('/signup', {
      answers: {
        signUp: () => ({ access_token: 'fresh', user: makeUser() }),
        listRecipes: () => [],
      },
    });
    await fillIn(person);
    await agree(person);
    await person.click(submit());
    await shownToast('Account created successfully');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(requests.find(({ name }) => name === 'signUp')?.body).toEqual({
      name: 'Ada Quince',
      email: 'ada@example.org',
      password: 'plum-harvest',
    });
  });

  it('AUTH-07 links to both texts beside the form', async () => {
    await renderPage('/signup');
    const terms = main().getByRole('link', { name: 'terms and conditions' });
    expect(terms.getAttribute('href')).toBe('/terms');
    expect(terms.getAttribute('target')).toBe('_blank');
    expect(main().getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
      '/privacy',
    );
  });

  it('AUTH-08 checks four fields, match, length and terms, in this order', async () => {
    const { person, requests } = await renderPage('/signup');
    await fillIn(person, { 'Full name': '', Password: 'abc', 'Confirm password': 'abd' });
    await person.click(submit());
    expect(
      (await shownToast('Missing Information')).getByText('Please fill in all fields'),
    ).toBeDefined();
    for (const text of [
      'Full name is required',
      'At least 6 characters',
      'Type the same password in both fields.',
      'Tick the box to go on.',
    ])
      expect(main().getAllByText(text).length).toBeGreaterThan(0);

    await person.type(screen.getByLabelText('Full name'), 'Ada');
    await person.click(submit());
    await shownToast('Passwords do not match');

    await fillIn(person, { Password: 'abc', 'Confirm password': 'abc' });
    await person.click(submit());
    await screen.findAllByText('Password must be at least 6 characters long');

    await fillIn(person);
    await person.click(submit());
    await screen.findAllByText('Please agree to the terms and conditions');
    expect(requests.map(({ name }) => name)).not.toContain('signUp');
  });

  it('AUTH-10 wants something like an address', async () => {
    const { person } = await renderPage('/signup');
    await fillIn(person, { Email: 'ada@kitchen' });
    await agree(person);
    await person.click(submit());
    expect(await main().findByText('This is not a valid email address')).toBeDefined();
  });

  it.each([
    [
      'a taken e-mail',
      new Refusal(409, 'email_taken', 'Email already exists'),
      'Email already exists',
    ],
    ['an answer that is not ours', new Garbage(502), 'Registration failed'],
    ['a broken connection', new Unreachable(), 'Network error. Please try again.'],
  ])('AUTH-09 tells %s, and loses nothing', async (_, answer, sentence) => {
    const { person } = await renderPage('/signup', { answers: { signUp: () => answer } });
    await fillIn(person);
    await agree(person);
    await person.click(submit());
    expect((await shownToast('Signup Failed')).getByText(sentence)).toBeDefined();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.org');
    for (const label of ['Password', 'Confirm password'])
      expect(screen.getByLabelText(label)).toHaveProperty('value', 'plum-harvest');
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Ada Quince');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });

  it('AUTH-10 helps password managers', async () => {
    await renderPage('/signup');
    expect(screen.getByLabelText('Full name').getAttribute('autocomplete')).toBe('name');
    for (const label of ['Password', 'Confirm password'])
      expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe('new-password');
  });

  it('shows no form while registration is closed', async () => {
    const config = makeConfig({ registration_open: false });
    await renderPage('/signup', { answers: { readConfig: () => config } });
    await screen.findByText('This kitchen takes no new members at the moment.');
    expect(screen.queryByLabelText('Full name')).toBeNull();
  });
});
