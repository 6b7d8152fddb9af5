import { createHash } from 'node:crypto';
import { listRequestLimit } from '@pomona/contract/constants';
import type { RecipePage } from '@pomona/contract/recipes';
import type { Bus } from '#platform/realtime/bus.ts';
import { presentCard, presentRecipe } from '../presenter.ts';
import { cursorOfBestRated } from '../search/service.ts';
import type { RecipeRow } from '../store.ts';
import { acceptedEncoding, type EncodedBody, type Encoding, encodedBody } from './encodings.ts';

/** Announced on the bus when any recipe that others can see has changed. */
export const recipesChanged = 'recipes.changed';

/** A change made past this process and the bus is noticed within this time. */
const recheckMilliseconds = 2000;
/** Different limits asked for; the least recently asked is forgotten beyond. */
const variantsKept = 24;

export interface ListVariant {
  limit: number;
  fields: 'card' | 'full';
  /** With a page the answer is an object with the total (API-08). */
  page: number | null;
}

export interface ListBody {
  bytes: Buffer;
  encoding: Encoding;
  etag: string;
}

interface ListParts {
  bus: Bus;
  /** The version of the published recipes; grows with every change. */
  readVersion(): Promise<string>;
  /** A part of the published recipes, best rated first. */
  readRows(part: { offset: number; limit: number }): Promise<RecipeRow[]>;
  /** How many published recipes there are. */
  countRows(): Promise<number>;
  clock(): number;
}

interface Snapshot {
  version: string;
  total: number;
  /** The best rated, as many as a list can ask for. */
  rows: RecipeRow[];
  /** Every row, read when somebody needs them all. */
  all: Promise<RecipeRow[]> | null;
  bodies: Map<string, Promise<{ body: EncodedBody; etag: string }>>;
}

export interface RecipeList {
  read(variant: ListVariant, acceptEncoding: string | undefined): Promise<ListBody>;
  /** Every published recipe, best rated first; the same array until something changes. */
  rows(): Promise<RecipeRow[]>;
  /** How many recipes everybody may see. */
  total(): Promise<number>;
  close(): void;
}

/** What a variant says of the rows that it shows. */
function textOf(shown: RecipeRow[], { limit, fields, page }: ListVariant, total: number): string {
  const recipes = shown.map(fields === 'card' ? presentCard : presentRecipe);
  if (page === null) return JSON.stringify(recipes);
  const last = shown.at(-1);
  const hasMore = last !== undefined && (page - 1) * limit + shown.length < total;
  const told: RecipePage = {
    recipes,
    total,
    total_is_exact: true,
    in_all: total,
    next_cursor: hasMore ? cursorOfBestRated(last) : null,
  };
  return JSON.stringify(told);
}

/**
 * The list as ready-made bytes: read, serialised and compressed once per version of the recipes and
 * variant, then shared by everyone who asks.
 */
export function createRecipeList(parts: ListParts): RecipeList {
  let snapshot: Promise<Snapshot> | null = null;
  let checkedAt = 0;

  async function takeSnapshot(): Promise<Snapshot> {
    // The version first: rows read later can only be newer, and the next check then reads them again.
    const version = await parts.readVersion();
    const rows = await parts.readRows({ offset: 0, limit: listRequestLimit });
    const total = rows.length < listRequestLimit ? rows.length : await parts.countRows();
    return { version, total, rows, all: null, bodies: new Map() };
  }

  function renew(): Promise<Snapshot> {
    const taken = takeSnapshot();
    snapshot = taken;
    checkedAt = parts.clock();
    taken.catch(() => {
      if (snapshot === taken) snapshot = null;
    });
    return taken;
  }

  async function current(): Promise<Snapshot> {
    if (snapshot === null) return renew();
    if (parts.clock() - checkedAt < recheckMilliseconds) return snapshot;
    checkedAt = parts.clock();
    const known = await snapshot;
    return (await parts.readVersion()) === known.version ? known : renew();
  }

  async function rowsOf({ rows, total }: Snapshot, { limit, page }: ListVariant) {
    const offset = ((page ?? 1) - 1) * limit;
    const isHeld = offset + limit <= rows.length || total <= rows.length;
    return isHeld ? rows.slice(offset, offset + limit) : parts.readRows({ offset, limit });
  }

  async function build(held: Snapshot, variant: ListVariant) {
    const text = textOf(await rowsOf(held, variant), variant, held.total);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    return { body: await encodedBody(text), etag };
  }

  const forget = () => {
    snapshot = null;
  };
  const unsubscribe = parts.bus.subscribe(recipesChanged, forget);
  // What was told while the bus was away was not heard.
  const unsubscribeReconnect = parts.bus.onReconnect(forget);

  return {
    async read(variant, acceptEncoding) {
      const held = await current();
      const { bodies } = held;
      const key = `${variant.fields}:${variant.limit}:${variant.page ?? ''}`;
      const built = bodies.get(key) ?? build(held, variant);
      bodies.delete(key);
      bodies.set(key, built);
      const [oldest] = bodies.keys();
      if (bodies.size > variantsKept && oldest !== undefined) bodies.delete(oldest);
      const { body, etag } = await built;
      const encoding = acceptedEncoding(acceptEncoding);
      return { bytes: body[encoding], encoding, etag };
    },
    async rows() {
      const held = await current();
      if (held.total <= held.rows.length) return held.rows;
      held.all ??= parts.readRows({ offset: 0, limit: held.total });
      return held.all;
    },
    async total() {
      return (await current()).total;
    },
    close() {
      unsubscribe();
      unsubscribeReconnect();
    },
  };
}
