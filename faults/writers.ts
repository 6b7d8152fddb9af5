import { setTimeout as wait } from 'node:timers/promises';
import { textsIn } from './check.ts';
import { recordAcknowledged, type WriteKind, writeKinds } from './journal.ts';
import type { Call, Monitor, Reply } from './monitor.ts';
import type { Random } from './random.ts';

export interface Writers {
  acknowledged(): number;
  stop(): Promise<void>;
}

interface Options {
  monitor: Monitor;
  random: Random;
  journalFile: string;
  /** In turn. */
  addresses: readonly string[];
  recipes: readonly string[];
}

interface Member {
  email: string;
  token: string;
}

const writersAtOnce = 4;
const retryMilliseconds = 100;
const password = 'a long enough password';

/** New members write without end; a write without an answer is repeated with the same key until it has one. */
export function startWriters(options: Options): Writers {
  const { monitor, random, journalFile, addresses, recipes } = options;
  let isOn = true;
  let acknowledged = 0;
  let calls = 0;

  async function untilAnswered(call: Call): Promise<Reply | null> {
    while (isOn) {
      calls += 1;
      const reply = await monitor.call(addresses[calls % addresses.length] ?? '', call);
      if (reply.status !== 0 && reply.status < 500) return reply;
      await wait(retryMilliseconds);
    }
    return null;
  }

  function record(member: Member, kind: WriteKind | 'account', key: string): void {
    recordAcknowledged(journalFile, { kind, key, member: member.email, token: member.token });
    acknowledged += 1;
  }

  async function signUp(): Promise<Member | null> {
    const account = { email: `${random.uuid()}@faults.test`, password };
    const body = { ...account, name: 'Ada' };
    const first = await untilAnswered({ method: 'POST', path: '/api/users/register', body });
    // Made by a call whose answer did not arrive.
    const reply =
      first?.status === 409
        ? await untilAnswered({ method: 'POST', path: '/api/users/login', body: account })
        : first;
    const [token] = textsIn(reply?.body, 'access_token');
    if (token === undefined) return null;
    const member = { email: account.email, token };
    record(member, 'account', account.email);
    return member;
  }

  async function write(member: Member, kind: WriteKind, recipe: string): Promise<void> {
    const { call, key } = callOf(kind, recipe, random.uuid());
    const reply = await untilAnswered({ ...call, method: 'POST', token: member.token });
    if (reply === null) return;
    const isThere = reply.status < 300 || (kind === 'review' && reply.status === 409);
    if (isThere) record(member, kind, key);
    else monitor.seen.brokenWhileHealthy.push(`${call.path}: ${reply.status}`);
  }

  async function writeAll(member: Member): Promise<void> {
    for (const recipe of random.shuffled(recipes)) {
      for (const kind of random.shuffled(writeKinds)) if (isOn) await write(member, kind, recipe);
    }
  }

  async function work(): Promise<void> {
    while (isOn) {
      const member = await signUp();
      if (member !== null) await writeAll(member);
    }
  }

  const working = Array.from({ length: writersAtOnce }, work);
  return {
    acknowledged: () => acknowledged,
    async stop() {
      isOn = false;
      await Promise.all(working);
    },
  };
}

function callOf(kind: WriteKind, recipe: string, key: string): { call: Call; key: string } {
  switch (kind) {
    case 'favourite':
      return { key: recipe, call: { path: `/api/users/me/favorites/${recipe}` } };
    case 'review': {
      const body = { rating: 4, comment: 'Written while something breaks.' };
      return { key: recipe, call: { path: `/api/recipes/${recipe}/reviews`, body } };
    }
    case 'item': {
      const items = [{ id: key, item: `thing ${key}`, quantity: '1' }];
      return { key, call: { path: '/api/shopping/items', body: { items } } };
    }
    case 'recipe': {
      const title = `Dish ${key}`;
      const call = { path: '/api/recipes', body: recipeOf(title), idempotencyKey: key };
      return { key: title, call };
    }
  }
}

const recipeOf = (title: string) => ({
  title,
  description: 'Saved while something breaks',
  language: 'en',
  meal_type: 'Lunch',
  cuisine: null,
  difficulty: 'easy',
  prep_time: 10,
  cook_time: 20,
  servings: 2,
  ingredients: ['400 g carrots'],
  instructions: ['Cook the carrots.'],
  tags: [],
  notes: {},
  source_url: null,
});
