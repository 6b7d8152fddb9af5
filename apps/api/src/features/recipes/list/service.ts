import { createHash } from 'node:crypto';
import { listRequestLimit } from '@pomona/contract/constants';
import type { RecipePage } from '@pomona/contract/recipes';
import { LRUCache } from 'lru-cache';
import type { Bus } from '#platform/realtime/bus.ts';
import { presentCard, presentRecipe } from '../presenter.ts';
import { cursorOfBestRated } from '../search/service.ts';
import type { RecipeRow } from '../store.ts';
import { acceptedEncoding, type EncodedBody, type Encoding, encodedBody } from './encodings.ts';
import { cachedByRecipes } from './recipes-version.ts';

export { recipesChanged } from './recipes-version.ts';

/** Different limits and pages of one list. */
const maxVariants = 24;

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

interface Built {
  body: EncodedBody;
  etag: string;
}

interface Snapshot {
  total: number;
  /** The best rated, as many as a list can ask for. */
  rows: RecipeRow[];
  /** By variant. */
  bodies: LRUCache<string, Promise<Built>>;
}

export interface RecipeList {
  read(variant: ListVariant, acceptEncoding: string | undefined): Promise<ListBody>;
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
 * The same for all that are answered with the same: one that asks for more than there is asks for everything, and one behind
 * the last page for the page after it.
 */
function plainest({ limit, fields, page }: ListVariant, total: number): ListVariant {
  const isEverything = limit >= total;
  const pages = isEverything ? 1 : Math.ceil(total / limit);
  return {
    limit: isEverything ? listRequestLimit : limit,
    fields,
    page: page === null ? null : Math.min(page, pages + 1),
  };
}

/**
 * The list as ready-made bytes: read, serialised and compressed once per version of the recipes and
 * variant, then shared by everyone who asks.
 */
export function createRecipeList(parts: ListParts): RecipeList {
  const { bus, clock, readVersion, readRows, countRows } = parts;

  async function takeSnapshot(before: Snapshot | null): Promise<Snapshot> {
    // Else writes that come faster than a list is compressed would have many compressed at once.
    await Promise.allSettled([...(before?.bodies.values() ?? [])]);
    const rows = await readRows({ offset: 0, limit: listRequestLimit });
    const total = rows.length < listRequestLimit ? rows.length : await countRows();
    return { total, rows, bodies: new LRUCache({ max: maxVariants }) };
  }

  const snapshots = cachedByRecipes({ bus, clock, readVersion, compute: takeSnapshot });
  const totals = cachedByRecipes({ bus, clock, readVersion, compute: countRows });

  async function rowsOf({ rows, total }: Snapshot, { limit, page }: ListVariant) {
    const offset = ((page ?? 1) - 1) * limit;
    const isInSnapshot = offset + limit <= rows.length || total <= rows.length;
    return isInSnapshot ? rows.slice(offset, offset + limit) : readRows({ offset, limit });
  }

  async function build(snapshot: Snapshot, variant: ListVariant): Promise<Built> {
    const text = textOf(await rowsOf(snapshot, variant), variant, snapshot.total);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    return { body: await encodedBody(text), etag };
  }

  function builtOf(snapshot: Snapshot, requested: ListVariant): Promise<Built> {
    const { bodies } = snapshot;
    const variant = plainest(requested, snapshot.total);
    const key = `${variant.fields}:${variant.limit}:${variant.page ?? ''}`;
    const cached = bodies.get(key);
    if (cached !== undefined) return cached;
    const built = build(snapshot, variant);
    bodies.set(key, built);
    built.catch(() => {
      if (bodies.peek(key) === built) bodies.delete(key);
    });
    return built;
  }

  return {
    async read(variant, acceptEncoding) {
      const { body, etag } = await builtOf(await snapshots.get(), variant);
      const encoding = acceptedEncoding(acceptEncoding);
      return { bytes: body[encoding], encoding, etag };
    },
    total: () => totals.get(),
    close() {
      snapshots.close();
      totals.close();
    },
  };
}
