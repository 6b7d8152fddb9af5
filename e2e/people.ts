import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './page-watch.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A person that no other journey knows. */
export function newPerson(name = 'Ada Quince'): Person {
  return { name, email: `${randomUUID()}@example.org`, password: 'plum-harvest-19' };
}

/** Creates an account without the page, for journeys that are about something else. */
export async function registered(page: Page, person = newPerson()): Promise<Person> {
  const reply = await page.request.post('/api/users/register', { data: person });
  expect(reply.status()).toBe(201);
  return person;
}

/** A new member, signed in without the page: the next address is opened as theirs. */
export async function arriveAsMember(page: Page, person = newPerson()): Promise<Person> {
  const reply = await page.request.post('/api/users/register', { data: person });
  expect(reply.status()).toBe(201);
  const { access_token: token } = await reply.json();
  await rememberToken(page, token);
  return person;
}

/** The demo admin, whom the server publishes while it has one. */
export async function arriveAsDemoAdmin(page: Page): Promise<void> {
  const config = await (await page.request.get('/api/config')).json();
  const reply = await page.request.post('/api/users/login', { data: config.demo_admin });
  const { access_token: token } = await reply.json();
  await rememberToken(page, token);
}

/** Once only: a later reload finds whatever the page made of it. */
export async function rememberToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('arrived') !== null) return;
    sessionStorage.setItem('arrived', 'yes');
    localStorage.setItem('pomona.token', text);
  }, token);
}

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
}

export async function fillSignIn(page: Page, { email, password }: Omit<Person, 'name'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export const submitSignIn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
export const submitSignUp = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
