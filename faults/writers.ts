import { setTimeout as wait } from 'node:timers/promises';
import { chatNewcomerMessages } from '@pomona/contract/constants';
import { textsIn, valueIn } from './check.ts';
import {
  type AcknowledgedKind,
  recordAcknowledged,
  type WriteKind,
  writeKinds,
} from './journal.ts';
import type { Call, Monitor, Reply } from './monitor.ts';
import type { Random } from './random.ts';
import { sendMessage } from './talking.ts';

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
  id: string;
  email: string;
  token: string;
}

const writersAtOnce = 4;
/** Who has just come may send no more. */
const messagesOfMember = chatNewcomerMessages;
const retryMilliseconds = 100;
const password = 'a long enough password';

/** New members write without end; a write without an answer is repeated with the same key until it has one. */
export function startWriters(options: Options): Writers {
  const { monitor, random, journalFile, addresses, recipes } = options;
  let isOn = true;
  let acknowledged = 0;
  let calls = 0;

  const untilAnswered = (call: Call) => untilReply((address) => monitor.call(address, call));

  async function untilReply(send: (address: string) => Promise<Reply>): Promise<Reply | null> {
    while (isOn) {
      calls += 1;
      const reply = await send(addresses[calls % addresses.length] ?? '');
      if (reply.status !== 0 && reply.status < 500) return reply;
      await wait(retryMilliseconds);
    }
    return null;
  }

  function record(member: Member, kind: AcknowledgedKind, key: string): void {
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
    const [id] = textsIn(valueIn(reply?.body, 'user'), 'id');
    if (token === undefined || id === undefined) return null;
    const member = { id, email: account.email, token };
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

  async function talk(member: Member): Promise<void> {
    const clientId = random.uuid();
    const reply = await untilReply((address) => sendMessage(address, member, clientId));
    if (reply === null) return;
    if (reply.status === 200) record(member, 'message', clientId);
    else monitor.seen.brokenWhileHealthy.push(`a message: ${JSON.stringify(reply.body)}`);
  }

  async function writeAll(member: Member): Promise<void> {
    for (const [index, recipe] of random.shuffled(recipes).entries()) {
      if (index < messagesOfMember && isOn) await talk(member);
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
