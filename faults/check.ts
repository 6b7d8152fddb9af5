import type { Acknowledged, AcknowledgedKind } from './journal.ts';
import type { Call, Reply } from './monitor.ts';

export interface Findings {
  acknowledged: number;
  lost: string[];
  doubled: string[];
}

type Ask = (call: Call) => Promise<Reply>;

/** Compares every acknowledged write with what the server shows now. */
export async function checkAcknowledged(
  writes: readonly Acknowledged[],
  ask: Ask,
): Promise<Findings> {
  const members = new Set(writes.map(({ member }) => member));
  const reviewed = new Set(writes.filter(({ kind }) => kind === 'review').map(({ key }) => key));
  const authors = new Map<string, string[]>();
  for (const recipe of reviewed) authors.set(recipe, await readAuthors(ask, recipe));
  const messages = await readMessages(ask, writes[0]?.token ?? '');
  const findings: Findings = { acknowledged: writes.length, lost: [], doubled: [] };
  for (const member of members) {
    const own = writes.filter((write) => write.member === member);
    const shown: Shown = {
      ...(await readMember(ask, own[0]?.token ?? '', authors)),
      message: messages,
    };
    for (const { kind, key } of own) {
      const count = shown[kind].filter((one) => one === key).length;
      const name = `${kind} ${key} of ${member}`;
      if (count === 0) findings.lost.push(name);
      if (count > 1) findings.doubled.push(name);
    }
  }
  return findings;
}

type Shown = Readonly<Record<AcknowledgedKind, string[]>>;

async function readMember(
  ask: Ask,
  token: string,
  authors: ReadonlyMap<string, string[]>,
): Promise<Omit<Shown, 'message'>> {
  const me = await ask({ path: '/api/users/me', token });
  const list = await ask({ path: '/api/shopping', token });
  const own = await ask({ path: '/api/users/me/recipes', token });
  const [id] = textsIn(me.body, 'id');
  const reviews = [...authors].flatMap(([recipe, ids]) =>
    ids.filter((author) => author === id).map(() => recipe),
  );
  return {
    account: textsIn(me.body, 'email'),
    favourite: textsIn(valueIn(me.body, 'favorite_recipes')),
    item: textsIn(valueIn(list.body, 'items'), 'id'),
    recipe: textsIn(valueIn(own.body, 'recipes'), 'title'),
    review: reviews,
  };
}

async function readAuthors(ask: Ask, recipe: string): Promise<string[]> {
  const { body } = await ask({ path: `/api/recipes/${recipe}/reviews` });
  return textsIn(body, 'user_id');
}

/** The client ids of the whole history, which anybody signed in may read. */
async function readMessages(ask: Ask, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let after = 0; ; ) {
    const { body } = await ask({ path: `/api/chat/messages?after=${after}`, token });
    const page: unknown[] = Array.isArray(body) ? body : [];
    if (page.length === 0) return ids;
    ids.push(...textsIn(page, 'client_id'));
    after = Number(valueIn(page.at(-1), 'revision'));
  }
}

export function valueIn(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** The texts of a list, or of one property of its objects; of an object alone, that of it. */
export function textsIn(value: unknown, name?: string): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all
    .map((one) => (name === undefined ? one : valueIn(one, name)))
    .filter((one) => typeof one === 'string');
}
