import { randomUUID } from 'node:crypto';
import { signUp } from '../sockets.ts';
import { sequence } from '../synthetic-cards.ts';
import type { Call } from './drive.ts';
import { chosenByRank } from './questions.ts';

const members = 20;
/** More than a server answers in one run: a review is written once. */
const count = 120_000;
/** Of a hundred calls. */
const shares = { pages: 60, recipes: 20, searches: 15 };
/** Among the pages, of a hundred: the home page and the list; the others are recipes. */
const doors = { home: 20, list: 25 };

interface Member {
  token: string;
  item: string;
}

async function openLists(address: string): Promise<Member[]> {
  const opened: Member[] = [];
  for (let member = 0; member < members; member += 1) {
    const { token } = await signUp(address);
    const item = randomUUID();
    const reply = await fetch(`${address}/api/shopping/items`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ items: [{ id: item, item: '2 kg tomatoes' }] }),
    });
    if (!reply.ok) throw new Error(`shopping list: ${reply.status}`);
    opened.push({ token, item });
  }
  return opened;
}

/**
 * Sixty of a hundred calls are pages, twenty recipes, fifteen searches, five writes: as many ticks of a shopping list as favorites. Of
 * `reviewEvery` writes one is a review, which changes what everybody sees.
 */
export async function mixedCalls(
  address: string,
  {
    ids,
    searches,
    reviewEvery,
  }: { ids: readonly string[]; searches: readonly string[]; reviewEvery: number },
): Promise<Call[]> {
  const below = sequence(31);
  const writers = await openLists(address);
  const popular = chosenByRank(ids, count);
  const typed = chosenByRank(searches, count);
  const reviewed = new Set<string>();
  let writes = 0;

  function review(writer: number, recipe: string): Call | null {
    const key = `${writer} ${recipe}`;
    if (reviewed.has(key)) return null;
    reviewed.add(key);
    const body = {
      rating: 3 + below(3),
      comment: 'Cooked it on a weekday, and everybody had seconds.',
    };
    return {
      path: `/api/recipes/${recipe}/reviews`,
      method: 'POST',
      body,
      token: (writers[writer] as Member).token,
    };
  }

  function write(recipe: string): Call {
    writes += 1;
    const writer = below(members);
    const { token, item } = writers[writer] as Member;
    const written = writes % reviewEvery === 0 ? review(writer, recipe) : null;
    if (written !== null) return written;
    if (writes % 2 === 0)
      return {
        path: `/api/shopping/items/${item}`,
        method: 'PATCH',
        body: { checked: below(2) === 0 },
        token,
      };
    const method = below(2) === 0 ? 'POST' : 'DELETE';
    return { path: `/api/users/me/favorites/${recipe}`, method, token };
  }

  return Array.from({ length: count }, (_, index) => {
    const recipe = popular[index] as string;
    const kind = below(100);
    if (kind < shares.pages) {
      const page = below(100);
      if (page < doors.home) return { path: '/' };
      return { path: page < doors.home + doors.list ? '/recipes' : `/recipes/${recipe}` };
    }
    if (kind < shares.pages + shares.recipes) return { path: `/api/recipes/${recipe}` };
    if (kind < shares.pages + shares.recipes + shares.searches)
      return { path: typed[index] as string };
    return write(recipe);
  });
}
