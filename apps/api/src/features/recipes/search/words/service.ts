import { listRequestLimit } from '@pomona/contract/constants';
import { fallbackLanguage } from '@pomona/contract/languages';
import { notFound } from '@pomona/contract/recipe-search/recipe-search';
import type { SearchWords } from '@pomona/contract/recipe-search/search-words';
import { folded } from '@pomona/contract/search-text';
import type { Database } from '#database/connect.ts';
import { acceptedEncoding, type Encoding } from '#platform/http/replies/encoding.ts';
import { type EncodedBody, encodedBody } from '../../list/encodings.ts';
import type { Figures } from '../collection/figures.ts';
import type { Selecting } from '../collection/selecting.ts';
import type { Collection } from '../collection/service.ts';
import type { TextIndex } from '../collection/text-index.ts';
import type { Position } from '../cursor.ts';
import type { Filters } from '../filters.ts';
import { createFirst, type FoundRecipe, leadingNumber, type Order } from '../ordering.ts';
import { type CookableRecipe, cookableBy, isBasic } from './foods-at-home.ts';
import { createRanks } from './ranks.ts';
import { listFavouriteIds } from './store.ts';

interface Range extends Order {
  after: Position | null;
  offset: number;
  limit: number;
}

export interface Found {
  /** One after the other. */
  recipes: FoundRecipe[];
  total: number;
  /** How many public recipes there are. */
  inAll: number;
}

export interface WordSearch {
  /** Finds by filters alone where the question is empty. */
  find(criteria: Filters & { question: string }, range: Range): Promise<Found>;
  /** By foods that are at home, by their English names; `missing` are English names. */
  findCookable(
    criteria: Filters,
    range: { atHome: readonly string[]; limit: number },
  ): Promise<{ found: { figures: Figures; missing: string[] }[]; total: number }>;
  /** What the browser's search goes by. */
  readWords(acceptEncoding: string | undefined): Promise<EncodedBody>;
}

type Favourites = ReadonlySet<string> | null;

/** Searches the public recipes in memory. */
export function createWordSearch(database: Database, collection: Collection): WordSearch {
  const bodies = new WeakMap<TextIndex, Map<Encoding, Promise<EncodedBody>>>();

  const ranked = createRanks();

  const favouritesIn = async ({ favouritesOf }: Filters): Promise<Favourites> =>
    favouritesOf === null ? null : listFavouriteIds(database, favouritesOf);

  return {
    async find(criteria, { offset, limit, ...order }) {
      const favourites = await favouritesIn(criteria);
      const isQuestion = folded(criteria.question) !== '';
      const { recipes, ranks } = isQuestion
        ? ranked(await collection.readTexts(order.language), criteria.question)
        : { ...(await collection.read()), ranks: null };
      const first = createFirst({ ...order, count: offset + limit });
      const leading = leadingIn(recipes, order, ranks);
      const bounds = first.bounds();
      const total = visitPassing(recipes, criteria, { favourites, ranks }, (position, rank) => {
        const number = leading[position] ?? 0;
        if (number > bounds.to || number < bounds.from) return;
        const figures = recipes.figures[position];
        if (figures !== undefined) first.offer({ figures, rank });
      });
      return { recipes: first.all().slice(offset), total, inAll: recipes.count };
    },
    async findCookable(criteria, { atHome, limit }) {
      const favourites = await favouritesIn(criteria);
      const { index, recipes } = await collection.readTexts(fallbackLanguage);
      const { names, foodsNamed, foods } = index;
      const cookable = cookableBy({
        foodsAt: (position) => foods[position] ?? [],
        atHome: new Set(atHome.flatMap(foodsNamed)),
        basic: new Set(names.flatMap((name, number) => (isBasic(name) ? number : []))),
      });
      const first = createFirst<CookableRecipe>({
        ...{ sort: 'relevance', language: fallbackLanguage },
        ...{ after: null, count: limit },
      });
      let total = 0;
      visitPassing(recipes, criteria, { favourites, ranks: null }, (position) => {
        const its = cookable(position);
        const figures = recipes.figures[position];
        if (its === null || figures === undefined) return;
        total += 1;
        first.offer({ figures, ...its });
      });
      const found = first.all().map(({ figures, missing }) => ({
        figures,
        missing: missing.flatMap((number) => names[number] ?? []),
      }));
      return { found, total };
    },
    async readWords(acceptEncoding) {
      const { index } = await collection.readTexts(fallbackLanguage);
      const encoding = acceptedEncoding(acceptEncoding);
      const known = bodies.get(index) ?? new Map<Encoding, Promise<EncodedBody>>();
      bodies.set(index, known);
      const body = known.get(encoding) ?? encodedBody(wordsIn(index), encoding);
      known.set(encoding, body);
      return body;
    },
  };
}

/** The leading numbers of the order, by position. */
function leadingIn(
  recipes: Selecting,
  { sort, language }: Order,
  ranks: Uint16Array | null,
): ArrayLike<number> {
  if (sort === 'relevance' && ranks !== null) return ranks;
  const name = sort === 'alphabetical' ? `${sort} ${language}` : sort;
  return recipes.numbers(name, (figures) =>
    leadingNumber({ sort, language }, { figures, rank: 0 }),
  );
}

/** Visits the recipes that meet every filter and, where it is one, the question; tells how many they are. */
function visitPassing(
  recipes: Selecting,
  criteria: Filters,
  { favourites, ranks }: { favourites: Favourites; ranks: Uint16Array | null },
  visit: (position: number, rank: number) => void,
): number {
  const marks = recipes.passing(criteria);
  const isFavourite = (position: number) => {
    const id = recipes.figures[position]?.id;
    return id !== undefined && favourites?.has(id) === true;
  };
  let total = 0;
  for (let position = 0; position < marks.length; position += 1) {
    const rank = ranks === null ? 0 : (ranks[position] ?? notFound);
    if (marks[position] === 0 || rank === notFound) continue;
    if (favourites !== null && !isFavourite(position)) continue;
    total += 1;
    visit(position, rank);
  }
  return total;
}

function wordsIn({ ids, foods, concepts }: TextIndex): string {
  const isLarge = ids.length > listRequestLimit;
  const words: SearchWords = {
    concepts: [...concepts],
    recipes: isLarge
      ? {}
      : Object.fromEntries(ids.map((id, position) => [id, [...(foods[position] ?? [])]])),
  };
  return JSON.stringify(words);
}
