import { listRequestLimit } from '@pomona/contract/constants';
import { LRUCache } from 'lru-cache';
import { cachedByVersion } from '#platform/cache/cached-by-version.ts';
import { acceptedEncoding, type Encoding } from '#platform/http/replies/encoding.ts';
import { cursorOfBestRated } from '../search/service.ts';
import type { RecipeTexts, Shape } from '../texts/service.ts';
import { type Candidate, dayNumberAt, dayPicks } from './day-picks.ts';
import { type EncodedBody, encodedBody } from './encodings.ts';

export { dayNumberAt } from './day-picks.ts';

/** Different limits, pages, languages and encodings of one list. */
const maxBodies = 32;

export interface ListVariant extends Shape {
  limit: number;
  /** With a page the answer is an object with the total (API-08). */
  page: number | null;
}

interface ListParts {
  readVersion(): Promise<unknown>;
  /** Public recipes, best rated first. */
  listOrder(part: { offset: number; limit: number }): Promise<Ordered[]>;
  texts: RecipeTexts;
  countRows(): Promise<number>;
  clock(): number;
  /** Tests count it. */
  encode?: typeof encodedBody;
}

/** The place of a recipe in the list. */
type Ordered = Parameters<typeof cursorOfBestRated>[0] & Candidate;

interface Snapshot {
  total: number;
  /** The best rated, as many as one call can ask for. */
  order: Ordered[];
  /** By variant and encoding. */
  bodies: LRUCache<string, Promise<EncodedBody>>;
}

export interface RecipeList {
  read(variant: ListVariant, acceptEncoding: string | undefined): Promise<EncodedBody>;
  /** How many public recipes there are. */
  total(): Promise<number>;
}

/** Only beside the first cards: who asks for whole recipes or further pages shows no picks. */
const hasPicks = ({ fields, page }: ListVariant) => fields === 'card' && page === 1;

interface Shown {
  order: readonly Ordered[];
  texts: readonly string[];
  picks: readonly string[];
  total: number;
}

function textOf({ order, texts, picks, total }: Shown, { limit, page }: ListVariant): string {
  const recipes = `[${texts.join(',')}]`;
  if (page === null) return recipes;
  const last = order.at(-1);
  const hasMore = last !== undefined && (page - 1) * limit + order.length < total;
  const next_cursor = hasMore ? cursorOfBestRated(last) : null;
  const rest = JSON.stringify({ total, total_is_exact: true, in_all: total, next_cursor });
  const ofDay = picks.length > 0 ? `"picks":[${picks.join(',')}],` : '';
  return `{"recipes":${recipes},${ofDay}${rest.slice(1)}`;
}

/** One variant for all calls with the same answer: limits beyond the total, and pages beyond the last. */
function canonical({ limit, fields, language, page }: ListVariant, total: number): ListVariant {
  const isEverything = limit >= total;
  const pages = isEverything ? 1 : Math.ceil(total / limit);
  return {
    limit: isEverything ? listRequestLimit : limit,
    ...{ fields, language },
    page: page === null ? null : Math.min(page, pages + 1),
  };
}

/** The list as bytes: read, serialised and compressed once per version of the recipes, variant and encoding. */
export function createRecipeList(parts: ListParts): RecipeList {
  const { readVersion, listOrder, countRows, clock, encode = encodedBody } = parts;

  async function readSnapshot(before: Snapshot | null): Promise<Snapshot> {
    // Or else frequent writes would have many lists compressed at once.
    await Promise.allSettled([...(before?.bodies.values() ?? [])]);
    const order = await listOrder({ offset: 0, limit: listRequestLimit });
    const total = order.length < listRequestLimit ? order.length : await countRows();
    return { total, order, bodies: new LRUCache({ max: maxBodies }) };
  }

  const snapshots = cachedByVersion({ readVersion, compute: readSnapshot });
  const totals = cachedByVersion({ readVersion, compute: countRows });

  async function orderOf({ order, total }: Snapshot, { limit, page }: ListVariant) {
    const offset = ((page ?? 1) - 1) * limit;
    const isInSnapshot = offset + limit <= order.length || total <= order.length;
    return isInSnapshot ? order.slice(offset, offset + limit) : listOrder({ offset, limit });
  }

  async function textsOf(order: readonly Ordered[], shape: Shape): Promise<string[]> {
    const texts = await parts.texts.read(
      order.map(({ id }) => id),
      shape,
    );
    return texts.filter((text) => text !== undefined);
  }

  async function textIn(snapshot: Snapshot, variant: ListVariant, day: number): Promise<string> {
    const { total } = snapshot;
    const order = await orderOf(snapshot, variant);
    const texts = await textsOf(order, variant);
    const picked = hasPicks(variant) ? dayPicks(snapshot.order, day) : [];
    const picks = await textsOf(picked, variant);
    return textOf({ order, texts, picks, total }, variant);
  }

  function bodyOf(
    snapshot: Snapshot,
    requested: ListVariant,
    encoding: Encoding,
  ): Promise<EncodedBody> {
    const { bodies } = snapshot;
    const variant = canonical(requested, snapshot.total);
    const day = dayNumberAt(clock());
    const ofDay = hasPicks(variant) ? day : '';
    const { fields, language, limit, page } = variant;
    const key = [fields, language, limit, page, ofDay, encoding].join(':');
    const cached = bodies.get(key);
    if (cached !== undefined) return cached;
    const body = textIn(snapshot, variant, day).then((text) => encode(text, encoding));
    bodies.set(key, body);
    body.catch(() => {
      if (bodies.peek(key) === body) bodies.delete(key);
    });
    return body;
  }

  return {
    async read(variant, acceptEncoding) {
      return bodyOf(await snapshots.get(), variant, acceptedEncoding(acceptEncoding));
    },
    total: () => totals.get(),
  };
}
