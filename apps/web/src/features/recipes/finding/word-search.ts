import { createLexicon, type Lexicon } from '@pomona/contract/recipe-search/lexicon';
import { type Condition, nearMisses } from '@pomona/contract/recipe-search/near-misses';
import {
  createRecipeSearch,
  notFound,
  type RecipeSearch,
} from '@pomona/contract/recipe-search/recipe-search';
import { readSearchWords, type SearchWords } from '@pomona/contract/recipe-search/search-words';
import {
  type Part,
  questionWithout,
  type Understanding,
  understood,
} from '@pomona/contract/recipe-search/understanding';
import type { Api } from '#platform/api/api.ts';
import type { Selection } from '../selection.ts';
import type { CardSearch, Criterion, SearchMaker, Understood } from './finder.ts';
import { type Person, type PreparedCard, rulesOf } from './rules.ts';

export { createFinder } from './finder.ts';

/** Without the foods the search goes by words alone. */
const noWords: SearchWords = { concepts: [], recipes: {} };

export const readWords = (api: Api, signal: AbortSignal): Promise<SearchWords> =>
  api.call(readSearchWords, { signal });

/** The search by words over cards, with what the server knows of their foods. */
export function searchMaker(words: SearchWords | null): SearchMaker {
  const { concepts, recipes } = words ?? noWords;
  const lexicon = createLexicon(concepts);
  const asWritten = { isKnown: () => true, spelled: (word: string) => word };
  return {
    over: (cards) => searchOver(cards, lexicon, recipes),
    understand: (question) => understoodAs(question, understood(question, lexicon, asWritten)),
  };
}

const understoodAs = (question: string, understanding: Understanding): Understood => ({
  ...understanding,
  question,
  without: (part) => questionWithout(question, part),
});

function searchOver(
  cards: readonly PreparedCard[],
  lexicon: Lexicon,
  recipes: SearchWords['recipes'],
): CardSearch {
  const search = createRecipeSearch({
    recipes: cards.map(({ card }) => ({
      title: card.title,
      originalTitle: card.original?.title,
      tags: card.tags,
      text: [card.description, ...card.ingredients],
      foods: recipes[card.id] ?? [],
    })),
    judgedAt: (position) => cards[position],
    searchable: cards.map(({ searchable }) => searchable),
    lexicon,
  });
  return {
    understand: (question) => understoodAs(question, search.understand(question)),
    ranks: (question) => search.answer(question).ranks,
    near(selection, person, inOrder) {
      const criteria = [...partsOf(search, selection), ...filtersOf(cards, selection, person)];
      const { without, nearest } = nearMisses(criteria, inOrder);
      return {
        without,
        nearest: nearest.flatMap(({ position, misses }) => {
          const recipe = cards[position]?.card;
          return recipe === undefined ? [] : [{ recipe, misses }];
        }),
      };
    },
  };
}

/** A longer time is nearer than another label, and that is nearer than another dish. */
const costs: Readonly<
  Partial<Record<Part['kind'], number>> & Record<'minutes' | 'diet' | 'word', number>
> = {
  ...{ minutes: 0, diet: 10, word: 20 },
  ...{ calories: 0, load: 10, meal: 5, cuisine: 10 },
};

function partsOf(search: RecipeSearch, selection: Selection): Condition<Criterion>[] {
  return search.partFits(search.understand(selection.search)).map(({ part, isBinding, fits }) => ({
    key: { part },
    isBinding,
    passes: (position) => fits[position] !== notFound,
    rankOf: (position) => fits[position] ?? 0,
    cost: costs[part.kind] ?? costs.word,
  }));
}

function filtersOf(
  cards: readonly PreparedCard[],
  selection: Selection,
  person: Person | null,
): Condition<Criterion>[] {
  return rulesOf(selection, person).map(({ fails, passes }) => ({
    key: { filter: fails },
    isBinding: fails === 'avoid' || fails === 'fits',
    passes(position) {
      const card = cards[position];
      return card !== undefined && passes(card);
    },
    rankOf: () => 0,
    cost: fails === 'minutes' ? costs.minutes : costs.diet,
  }));
}
