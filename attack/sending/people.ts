import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Answer, Role } from '../calls/call.ts';
import type { Sender } from './send-call.ts';

const session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** Someone signed in. */
export interface Person {
  id: string;
  token: string;
}

/** Of someone who is there to be robbed, and never calls during the attack. */
export interface Owner extends Person {
  email: string;
  /** In everything private that they have. */
  canary: string;
  recipeId: string;
  itemId: string;
  mealId: string;
}

export interface People {
  tokenOf(role: Role): string | null;
  /** Signs up or in again, after a call that ended the session. */
  renew(role: Role): Promise<void>;
  owner: Owner;
}

const day = '2026-11-20';
const password = 'a long enough password';

export function createApi(sender: Sender) {
  async function call(
    method: string,
    path: string,
    { token = null, body }: { token?: string | null; body?: object } = {},
  ): Promise<Answer> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    // Sign-ups are counted by network.
    const network = `203.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const answer = await sender.send(
      {
        kind: 'call',
        role: 'visitor',
        method,
        path,
        headers: { ...type, 'x-forwarded-for': network },
        body:
          body === undefined ? null : { kind: 'text', text: JSON.stringify(body), sent: 'plain' },
      },
      token,
    );
    if (answer.status < 200 || answer.status > 299)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.problem ?? answer.text}`);
    return answer;
  }
  return {
    call,
    json: async (path: string, token: string | null = null): Promise<unknown> =>
      JSON.parse((await call('GET', path, { token })).text),
    async signUp(email: string, name: string): Promise<Person> {
      const answer = await call('POST', '/api/users/register', { body: { email, password, name } });
      const { access_token: token, user } = session.parse(JSON.parse(answer.text));
      return { id: user.id, token };
    },
    async signIn(credentials: object): Promise<Person> {
      const answer = await call('POST', '/api/users/login', { body: credentials });
      const { access_token: token, user } = session.parse(JSON.parse(answer.text));
      return { id: user.id, token };
    },
  };
}

export type Api = ReturnType<typeof createApi>;

/** Everybody who calls, and the one whose things are none of theirs. */
export async function createPeople(api: Api, signInAdmin: () => Promise<Person>): Promise<People> {
  async function newcomer(name: string): Promise<Person> {
    const person = await api.signUp(`${randomUUID().slice(0, 8)}@attack.test`, name);
    await giveConsent(api, person.token);
    return person;
  }
  const people = new Map<Role, Person>([
    ['member', await newcomer('Ada')],
    ['other', await newcomer('Grace')],
    ['admin', await signInAdmin()],
  ]);
  return {
    tokenOf: (role) => (role === 'forged' ? 'A'.repeat(43) : (people.get(role)?.token ?? null)),
    async renew(role) {
      if (role === 'visitor' || role === 'forged') return;
      people.set(role, role === 'admin' ? await signInAdmin() : await newcomer('Ada'));
    },
    owner: await createOwner(api),
  };
}

async function giveConsent(api: Api, token: string): Promise<void> {
  const { version } = z
    .object({ version: z.string() })
    .parse(await api.json('/api/wellness/consent', token));
  await api.call('PUT', '/api/wellness/consent', { token, body: { version } });
}

async function createOwner(api: Api): Promise<Owner> {
  const canary = `canary${randomUUID().replaceAll('-', '')}`;
  // Administrators see it among the accounts.
  const email = `owner-${randomUUID()}@attack.test`;
  const person = await api.signUp(email, 'Mary');
  const { token } = person;
  const made = await api.call('POST', '/api/recipes', { token, body: privateRecipe(canary) });
  const recipe = z.object({ id: z.string() }).parse(JSON.parse(made.text));
  const itemId = randomUUID();
  await api.call('POST', '/api/shopping/items', {
    token,
    body: { items: [{ id: itemId, item: `${canary} pills`, quantity: '1' }] },
  });
  await giveConsent(api, token);
  const mealId = randomUUID();
  await api.call('POST', '/api/wellness/meals', {
    token,
    body: {
      id: mealId,
      recipe_id: recipe.id,
      servings: 1,
      eaten_at: `${day}T12:00:00Z`,
      day,
    },
  });
  return { ...person, email, canary, recipeId: recipe.id, itemId, mealId };
}

const privateRecipe = (canary: string) => ({
  title: `Soup ${canary}`,
  description: `For ${canary}`,
  language: 'en',
  meal_type: 'Lunch',
  cuisine: null,
  difficulty: 'easy',
  prep_time: 10,
  cook_time: 20,
  servings: 2,
  ingredients: ['400 g carrots', `1 ${canary}`],
  instructions: [`Cook the ${canary}.`],
  tags: [canary.slice(0, 30)],
  notes: { swap: canary },
  source_url: null,
});

/** Everything of their own that the owner can read: it must be the same before and after the attack. */
export async function readBelongings(api: Api, { token, recipeId }: Owner): Promise<string> {
  const paths = [
    ...['/api/users/me', '/api/users/me/recipes', '/api/users/me/recipes/deleted'],
    ...[`/api/recipes/${recipeId}`, '/api/shopping', '/api/wellness/consent'],
    `/api/wellness/meals?day=${day}`,
  ];
  const texts = [];
  for (const path of paths) texts.push(JSON.stringify(await api.json(path, token)));
  return texts.join('\n');
}
