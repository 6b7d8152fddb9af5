import { createHash } from 'node:crypto';
import type { Bus } from '#platform/realtime/bus.ts';
import { presentCard, presentRecipe } from '../presenter.ts';
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
  /** Published recipes, best rated first. */
  readRows(): Promise<RecipeRow[]>;
  clock(): number;
}

interface Snapshot {
  version: string;
  rows: RecipeRow[];
  bodies: Map<string, Promise<{ body: EncodedBody; etag: string }>>;
}

export interface RecipeList {
  read(variant: ListVariant, acceptEncoding: string | undefined): Promise<ListBody>;
  /** Every published recipe, best rated first, from memory. */
  rows(): Promise<RecipeRow[]>;
  close(): void;
}

function textOf(rows: RecipeRow[], { limit, fields, page }: ListVariant): string {
  const present = fields === 'card' ? presentCard : presentRecipe;
  if (page === null) return JSON.stringify(rows.slice(0, limit).map(present));
  const start = (page - 1) * limit;
  const shown = rows.slice(start, start + limit);
  const hasMore = start + shown.length < rows.length;
  return JSON.stringify({
    recipes: shown.map(present),
    total: rows.length,
    next_cursor: hasMore ? String(page + 1) : null,
  });
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
    return { version, rows: await parts.readRows(), bodies: new Map() };
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

  async function build(rows: RecipeRow[], variant: ListVariant) {
    const text = textOf(rows, variant);
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
      const { rows, bodies } = await current();
      const key = `${variant.fields}:${variant.limit}:${variant.page ?? ''}`;
      const built = bodies.get(key) ?? build(rows, variant);
      bodies.delete(key);
      bodies.set(key, built);
      const [oldest] = bodies.keys();
      if (bodies.size > variantsKept && oldest !== undefined) bodies.delete(oldest);
      const { body, etag } = await built;
      const encoding = acceptedEncoding(acceptEncoding);
      return { bytes: body[encoding], encoding, etag };
    },
    async rows() {
      return (await current()).rows;
    },
    close() {
      unsubscribe();
      unsubscribeReconnect();
    },
  };
}
