import { listRequestLimit } from '@pomona/contract/constants';
import { type Choices, filtersOf, fitsPerson } from '@pomona/contract/recipe-search/judging';
import { notFound } from '@pomona/contract/recipe-search/recipe-search';
import type { SearchWords } from '@pomona/contract/recipe-search/search-words';
import type { SearchOrder } from '@pomona/contract/recipes/orders';
import type { Database } from '#database/connect.ts';
import type { CachedByVersion } from '#platform/cache/cached-by-version.ts';
import { etagOfText } from '#platform/http/replies/conditional.ts';
import { acceptedEncoding, type Encoding } from '#platform/http/replies/encoding.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { encodedBody } from '../../list/encodings.ts';
import { cachedByRecipes } from '../../list/recipes-version.ts';
import { findRecipesVersion } from '../../store.ts';
import type { Position } from '../cursor.ts';
import type { Preferences } from '../facets.ts';
import { cookableFrom, isBasic } from './foods-at-home.ts';
import { comesAfter, type FoundRecipe, firstOf, positionIn } from './ordering.ts';
import { createTextIndex, type Figures, figuresById, type TextIndex } from './recipe-index.ts';
import { listFavouriteIds, listFigures, listTexts } from './store.ts';

/** Everything that is selected but the question. */
export interface FilterCriteria extends Choices {
  /** Among the favourites of this member. */
  favouritesOf: string | null;
  preferences: Preferences | null;
}

/** A question with it. */
export interface WordCriteria extends FilterCriteria {
  question: string;
}

interface WordRange {
  sort: SearchOrder;
  after: Position | null;
  offset: number;
  limit: number;
}

export interface WordSearch {
  find(criteria: WordCriteria, range: WordRange): Promise<{ positions: Position[]; total: number }>;
  /** By foods that are at home, by their English names; `missing` are English names. */
  findCookable(
    criteria: FilterCriteria,
    range: { atHome: readonly string[]; limit: number },
  ): Promise<{ found: { id: string; missing: string[] }[]; total: number }>;
  /** What the browser's search goes by. */
  readWords(
    acceptEncoding: string | undefined,
  ): Promise<{ bytes: Buffer; encoding: Encoding; etag: string }>;
  close(): void;
}

/** A larger collection takes so long to index that callers go on with the index before. */
const maxAwaited = 5000;

interface Snapshot {
  index: TextIndex;
  figures: (Figures | undefined)[];
}

/** Searches the texts of the public recipes in memory: the index follows their changes, its figures also their ratings. */
export function createWordSearch({
  database,
  bus,
  clock,
}: {
  database: Database;
  bus: Bus;
  clock(): number;
}): WordSearch {
  const texts = cachedByRecipes({
    ...{ bus, clock },
    readVersion: () => findRecipesVersion(database, 'recipe_texts'),
    compute: async () => createTextIndex(await listTexts(database)),
  });
  const figures = cachedByRecipes({
    ...{ bus, clock },
    readVersion: () => findRecipesVersion(database),
    compute: async () => figuresById(await listFigures(database)),
  });
  const latestTexts = latestOf(texts, ({ ids }) => ids.length > maxAwaited);
  const latestFigures = latestOf(figures, ({ size }) => size > maxAwaited);
  const bodies = new WeakMap<TextIndex, ReturnType<typeof bodyOf>>();
  let aligned: { index: TextIndex; read: Map<string, Figures>; snapshot: Snapshot } | null = null;

  async function readSnapshot(): Promise<Snapshot> {
    const [index, read] = await Promise.all([latestTexts(), latestFigures()]);
    if (aligned?.index === index && aligned.read === read) return aligned.snapshot;
    const snapshot = { index, figures: index.ids.map((id) => read.get(id)) };
    aligned = { index, read, snapshot };
    return snapshot;
  }

  const favouritesIn = async ({ favouritesOf }: FilterCriteria) =>
    favouritesOf === null ? null : listFavouriteIds(database, favouritesOf);

  return {
    async find(criteria, { sort, after, offset, limit }) {
      const favourites = await favouritesIn(criteria);
      const found = foundIn(await readSnapshot(), criteria, favourites);
      const further = after === null ? found : found.filter((one) => comesAfter(sort, one, after));
      const shown = firstOf(sort, further, offset + limit).slice(offset);
      return { positions: shown.map((one) => positionIn(sort, one)), total: found.length };
    },
    async findCookable(criteria, { atHome, limit }) {
      const favourites = await favouritesIn(criteria);
      const snapshot = await readSnapshot();
      const { names, foodsNamed, foods } = snapshot.index;
      const candidates = passing(snapshot, criteria, favourites).map(({ figures, position }) => ({
        found: { figures, rank: 0 },
        foods: foods[position] ?? [],
      }));
      const cookable = cookableFrom(candidates, {
        atHome: new Set(atHome.flatMap(foodsNamed)),
        basic: new Set(names.flatMap((name, number) => (isBasic(name) ? number : []))),
      });
      const missingOf = new Map(cookable.map(({ figures, missing }) => [figures.id, missing]));
      const shown = firstOf('relevance', cookable, limit).map(({ figures: { id } }) => ({
        id,
        missing: (missingOf.get(id) ?? []).flatMap((number) => names[number] ?? []),
      }));
      return { found: shown, total: cookable.length };
    },
    async readWords(acceptEncoding) {
      const index = await texts.get();
      const known = bodies.get(index) ?? bodyOf(index);
      bodies.set(index, known);
      const { body, etag } = await known;
      const encoding = acceptedEncoding(acceptEncoding);
      return { bytes: body[encoding], encoding, etag };
    },
    close() {
      texts.close();
      figures.close();
    },
  };
}

/** The current value; where that is large, the last one while it is computed again. */
function latestOf<Value>(cache: CachedByVersion<Value>, isLarge: (value: Value) => boolean) {
  let last: Value | null = null;
  return async (): Promise<Value> => {
    const current = Promise.resolve(cache.get()).then((value) => {
      last = value;
      return value;
    });
    if (last === null || !isLarge(last)) return current;
    // Its failure shows with the first call that waits.
    current.catch(() => null);
    return last;
  };
}

/** The recipes that meet every filter, with their position. */
function passing(
  { figures }: Snapshot,
  criteria: FilterCriteria,
  favourites: ReadonlySet<string> | null,
): { figures: Figures; position: number }[] {
  const filters = filtersOf(criteria);
  const fits =
    criteria.preferences === null
      ? () => true
      : fitsPerson(criteria.preferences, criteria.withLikely);
  return figures.flatMap((its, position) => {
    if (its === undefined || !filters.every(({ passes }) => passes(its)) || !fits(its)) return [];
    return favourites?.has(its.id) === false ? [] : { figures: its, position };
  });
}

function foundIn(
  snapshot: Snapshot,
  criteria: WordCriteria,
  favourites: ReadonlySet<string> | null,
): FoundRecipe[] {
  const { index, figures } = snapshot;
  index.judgeBy(figures);
  const { ranks } = index.search.answer(criteria.question);
  return passing(snapshot, criteria, favourites).flatMap((one) => {
    const rank = ranks[one.position] ?? notFound;
    return rank === notFound ? [] : { figures: one.figures, rank };
  });
}

async function bodyOf({ ids, foods, concepts }: TextIndex) {
  const isLarge = ids.length > listRequestLimit;
  const words: SearchWords = {
    concepts: [...concepts],
    recipes: isLarge
      ? {}
      : Object.fromEntries(ids.map((id, position) => [id, [...(foods[position] ?? [])]])),
  };
  const text = JSON.stringify(words);
  return { body: await encodedBody(text), etag: etagOfText(text) };
}
