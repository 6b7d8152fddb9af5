import type { Language } from '@pomona/contract/languages';
import type { SearchOrder } from '@pomona/contract/recipes/orders';
import { titleOrder } from '@pomona/contract/search-text';
import type { Figures } from './collection/figures.ts';
import type { Position } from './cursor.ts';

/** What an order goes by. */
type Ordered = Pick<
  Figures,
  | 'id'
  | 'titleKey'
  | 'translated'
  | 'prepMinutes'
  | 'minutes'
  | 'calories'
  | 'scoreFalling'
  | 'reviewsFalling'
  | 'createdFalling'
>;

interface Ranked {
  figures: Ordered;
  rank: number;
}

/** A recipe that was found; without a question all have the same rank. */
export interface FoundRecipe extends Ranked {
  figures: Figures;
}

type Key = 'rank' | Exclude<keyof Ordered, 'id' | 'titleKey' | 'translated'>;

/** What an order goes by before the title and the id. */
const keysOf: Readonly<Record<SearchOrder, readonly Key[]>> = {
  relevance: ['rank', 'scoreFalling', 'reviewsFalling'],
  rating: ['scoreFalling', 'reviewsFalling'],
  prepTime: ['prepMinutes'],
  readySoonest: ['minutes'],
  calories: ['calories'],
  newest: ['createdFalling'],
  alphabetical: [],
};

/** Alphabetical is by what the reader sees; elsewhere the original title decides between equals, the same in every language. */
export interface Order {
  sort: SearchOrder;
  language: Language;
}

/** The values of a recipe in an order, as in a cursor. */
export function positionIn({ sort, language }: Order, { rank, figures }: FoundRecipe): Position {
  const shown = sort === 'alphabetical' ? figures.translated?.[language] : undefined;
  return [
    ...keysOf[sort].map((key) => (key === 'rank' ? rank : figures[key])),
    ...[shown?.title ?? figures.title, figures.id],
  ];
}

/** The value at a position, for comparisons. */
function rankedAt(sort: SearchOrder, position: Position): Ranked {
  const [id = '', title = ''] = position.toReversed().map(String);
  const values = keysOf[sort].map((key, index) => [key, Number(position[index])] as const);
  const { rank = 0, ...figures } = Object.fromEntries(values) as Partial<Record<Key, number>>;
  const none = {
    ...{ prepMinutes: 0, minutes: 0, calories: 0 },
    ...{ scoreFalling: 0, reviewsFalling: 0, createdFalling: 0 },
  };
  const titles = { titleKey: titleOrder(title), translated: null };
  return { rank, figures: { ...none, ...figures, id, ...titles } };
}

type Compare = (a: Ranked, b: Ranked) => number;

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Not their difference: that of two infinite ones is no number. */
const byNumber = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);
const byTitle: Compare = ({ figures: a }, { figures: b }) =>
  byText(a.titleKey, b.titleKey) || byText(a.id, b.id);
const byShownTitle =
  (language: Language): Compare =>
  ({ figures: a }, { figures: b }) =>
    byText(shownKey(a, language), shownKey(b, language)) || byText(a.id, b.id);
const shownKey = ({ translated, titleKey }: Ordered, language: Language) =>
  translated?.[language]?.titleKey ?? titleKey;
const byRating: Compare = (a, b) =>
  byNumber(a.figures.scoreFalling, b.figures.scoreFalling) ||
  byNumber(a.figures.reviewsFalling, b.figures.reviewsFalling) ||
  byTitle(a, b);

/** Written out, by `keysOf`: one page takes up to a hundred thousand comparisons. */
const comparers: Readonly<Record<Exclude<SearchOrder, 'alphabetical'>, Compare>> = {
  relevance: (a, b) => a.rank - b.rank || byRating(a, b),
  rating: byRating,
  prepTime: (a, b) => byNumber(a.figures.prepMinutes, b.figures.prepMinutes) || byTitle(a, b),
  readySoonest: (a, b) => byNumber(a.figures.minutes, b.figures.minutes) || byTitle(a, b),
  calories: (a, b) => byNumber(a.figures.calories, b.figures.calories) || byTitle(a, b),
  newest: (a, b) => byNumber(a.figures.createdFalling, b.figures.createdFalling) || byTitle(a, b),
};

/** The first key of an order as a number: a larger one comes later; between equal ones the comparison decides. */
export function leadingNumber({ sort, language }: Order, { rank, figures }: Ranked): number {
  const [first] = keysOf[sort];
  if (first === undefined) return firstLetters(shownKey(figures, language));
  return first === 'rank' ? rank : figures[first];
}

/** Three UTF-16 code units; a number holds 53 bits exactly. */
function firstLetters(key: string): number {
  let number = 0;
  for (let at = 0; at < 3; at += 1)
    number = number * 65_536 + (at < key.length ? key.charCodeAt(at) : 0);
  return number;
}

export interface First<One> {
  offer(one: One): void;
  /** In their order. */
  all(): readonly One[];
  /** Numbers as of `leadingNumber`: what is outside need not be offered. */
  bounds(): { from: number; to: number };
}

/** Of all that are offered the first in an order after a position; not all are sorted. */
export function createFirst<One extends FoundRecipe>({
  sort,
  language,
  after,
  count,
}: Order & { after: Position | null; count: number }): First<One> {
  const compare = sort === 'alphabetical' ? byShownTitle(language) : comparers[sort];
  const start = after === null ? null : rankedAt(sort, after);
  const most = 2 * count;
  const order = { sort, language };
  const bounds = {
    from: start === null ? Number.NEGATIVE_INFINITY : leadingNumber(order, start),
    to: Number.POSITIVE_INFINITY,
  };
  const kept: One[] = [];
  /** What comes after it is too late. */
  let last: One | undefined;

  function cut(): void {
    kept.sort(compare).splice(count);
    last = kept[count - 1];
    if (last !== undefined) bounds.to = leadingNumber(order, last);
  }

  return {
    offer(one) {
      if (last !== undefined && compare(one, last) >= 0) return;
      if (start !== null && compare(one, start) <= 0) return;
      kept.push(one);
      if (kept.length >= most) cut();
    },
    all() {
      cut();
      return kept;
    },
    bounds: () => bounds,
  };
}
