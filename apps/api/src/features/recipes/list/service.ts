import { listRequestLimit } from '@pomona/contract/constants';
import type { RecipePage } from '@pomona/contract/recipes';
import { LRUCache } from 'lru-cache';
import { etagOfText } from '#platform/http/replies/conditional.ts';
import { acceptedEncoding, type Encoding } from '#platform/http/replies/encoding.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { presentCard, presentInList } from '../presenter.ts';
import { cursorOfBestRated } from '../search/service.ts';
import type { RecipeRow } from '../store.ts';
import { dayNumberAt, dayPicks } from './day-picks.ts';
import { type EncodedBody, encodedBody } from './encodings.ts';
import { cachedByRecipes } from './recipes-version.ts';

export { dayNumberAt } from './day-picks.ts';
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
  readVersion(): Promise<string>;
  /** Public recipes, best rated first. */
  readRows(part: { offset: number; limit: number }): Promise<RecipeRow[]>;
  countRows(): Promise<number>;
  clock(): number;
  /** Tests count it. */
  encode?: typeof encodedBody;
}

interface Built {
  body: EncodedBody;
  etag: string;
}

interface Snapshot {
  total: number;
  /** The best rated, as many as one call can ask for. */
  rows: RecipeRow[];
  /** By variant. */
  bodies: LRUCache<string, Promise<Built>>;
}

export interface RecipeList {
  read(variant: ListVariant, acceptEncoding: string | undefined): Promise<ListBody>;
  /** How many public recipes there are. */
  total(): Promise<number>;
  close(): void;
}

/** Only beside the first cards: who asks for whole recipes or further pages shows no picks. */
const hasPicks = ({ fields, page }: ListVariant) => fields === 'card' && page === 1;

function textOf(
  shown: RecipeRow[],
  { limit, fields, page }: ListVariant,
  { total, picks }: { total: number; picks: RecipeRow[] },
): string {
  const recipes = shown.map(fields === 'card' ? presentCard : presentInList);
  if (page === null) return JSON.stringify(recipes);
  const last = shown.at(-1);
  const hasMore = last !== undefined && (page - 1) * limit + shown.length < total;
  const result: RecipePage = {
    recipes,
    total,
    total_is_exact: true,
    in_all: total,
    next_cursor: hasMore ? cursorOfBestRated(last) : null,
    ...(picks.length > 0 && { picks: picks.map(presentCard) }),
  };
  return JSON.stringify(result);
}

/** One variant for all calls with the same answer: limits beyond the total, and pages beyond the last. */
function canonical({ limit, fields, page }: ListVariant, total: number): ListVariant {
  const isEverything = limit >= total;
  const pages = isEverything ? 1 : Math.ceil(total / limit);
  return {
    limit: isEverything ? listRequestLimit : limit,
    fields,
    page: page === null ? null : Math.min(page, pages + 1),
  };
}

/** The list as bytes: read, serialised and compressed once per version of the recipes and variant. */
export function createRecipeList(parts: ListParts): RecipeList {
  const { bus, clock, readVersion, readRows, countRows, encode = encodedBody } = parts;

  async function readSnapshot(before: Snapshot | null): Promise<Snapshot> {
    // Or else frequent writes would have many lists compressed at once.
    await Promise.allSettled([...(before?.bodies.values() ?? [])]);
    const rows = await readRows({ offset: 0, limit: listRequestLimit });
    const total = rows.length < listRequestLimit ? rows.length : await countRows();
    return { total, rows, bodies: new LRUCache({ max: maxVariants }) };
  }

  const snapshots = cachedByRecipes({ bus, clock, readVersion, compute: readSnapshot });
  const totals = cachedByRecipes({ bus, clock, readVersion, compute: countRows });

  async function rowsOf({ rows, total }: Snapshot, { limit, page }: ListVariant) {
    const offset = ((page ?? 1) - 1) * limit;
    const isInSnapshot = offset + limit <= rows.length || total <= rows.length;
    return isInSnapshot ? rows.slice(offset, offset + limit) : readRows({ offset, limit });
  }

  async function build(snapshot: Snapshot, variant: ListVariant, day: number): Promise<Built> {
    const picks = hasPicks(variant) ? dayPicks(snapshot.rows, day) : [];
    const { total } = snapshot;
    const text = textOf(await rowsOf(snapshot, variant), variant, { total, picks });
    return { body: await encode(text), etag: etagOfText(text) };
  }

  function builtOf(snapshot: Snapshot, requested: ListVariant): Promise<Built> {
    const { bodies } = snapshot;
    const variant = canonical(requested, snapshot.total);
    const day = dayNumberAt(clock());
    const ofDay = hasPicks(variant) ? day : '';
    const key = `${variant.fields}:${variant.limit}:${variant.page ?? ''}:${ofDay}`;
    const cached = bodies.get(key);
    if (cached !== undefined) return cached;
    const built = build(snapshot, variant, day);
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
