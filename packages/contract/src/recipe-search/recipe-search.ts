import { folded } from '../search-text.ts';
import { type Filter, filtersOf, type Judged } from './judging.ts';
import type { Lexicon } from './lexicon.ts';
import { createSubstringIndex } from './substring-index.ts';
import { tokensOf } from './texts.ts';
import {
  type Part,
  type Spelling,
  type Term,
  type Understanding,
  understood,
} from './understanding.ts';
import { createRecipeWords, fit, type SearchedRecipe } from './word-index.ts';

export interface Answer {
  understanding: Understanding;
  /** By the position of the recipe: the lower the better; `notFound` where it is not found. */
  ranks: Uint16Array;
}

/** A part of a question with what each recipe makes of it. */
export interface PartFit {
  part: Part;
  /** Whether a recipe that fails it may not be shown as a near match: allergens and what is left out. */
  isBinding: boolean;
  /** By the position of the recipe; `notFound` where it fails. */
  fits: Uint16Array;
}

export const notFound = 0xffff;
/** Holds the words of the question as they stand, and nothing else of it. */
export const onlyLiteral = 0xfffe;

export interface RecipeSearch {
  /** Of an understanding where there is one already. */
  answer(question: string, understanding?: Understanding): Answer;
  understand(question: string): Understanding;
  readonly spelling: Spelling;
  partFits(understanding: Understanding): PartFit[];
}

interface SearchParts {
  recipes: readonly SearchedRecipe[];
  /** By the position of the recipe, whenever it is read. */
  judgedAt(position: number): Judged | undefined;
  /** `searchableText` of each recipe. */
  searchable: readonly string[];
  lexicon: Lexicon;
  otherWords?: Spelling | undefined;
}

const nothing = {
  ...{ diets: [], isEveryDiet: true, withLikely: false, meal: null, cuisine: null, avoid: [] },
  ...{ maxMinutes: null, maxCalories: null, maxLoad: null, traits: [] },
};

function filterOf(part: Part): Filter | null {
  const [filter = null] = filtersOf({
    ...nothing,
    ...(part.kind === 'diet' && { diets: [part.value] }),
    ...(part.kind === 'meal' && { meal: part.value }),
    ...(part.kind === 'cuisine' && { cuisine: part.value }),
    ...(part.kind === 'avoid' && { avoid: [part.value] }),
    ...(part.kind === 'minutes' && { maxMinutes: part.value }),
    ...(part.kind === 'calories' && { maxCalories: part.value }),
    ...(part.kind === 'load' && { maxLoad: part.value }),
    ...(part.kind === 'trait' && { traits: [part.value] }),
  });
  return filter;
}

/** Not by `Uint16Array.from`, which takes some twenty times as long. */
function fitsOfWord(fits: Uint8Array): Uint16Array {
  const ranks = new Uint16Array(fits.length);
  for (let at = 0; at < fits.length; at += 1) {
    const its = fits[at] ?? fit.none;
    ranks[at] = its === fit.none ? notFound : its;
  }
  return ranks;
}

/** A beginning of another word is no reason to leave a recipe out. */
function fitsWithout(fits: Uint8Array): Uint16Array {
  const ranks = new Uint16Array(fits.length);
  for (let at = 0; at < fits.length; at += 1)
    ranks[at] = (fits[at] ?? fit.none) < fit.beginning ? notFound : 0;
  return ranks;
}

/** Where a part is not found, the sum is beyond `notFound`. */
function addFits(ranks: Uint16Array, fits: Uint16Array): void {
  for (let at = 0; at < ranks.length; at += 1) {
    const sum = (ranks[at] ?? notFound) + (fits[at] ?? notFound);
    ranks[at] = Math.min(sum, notFound);
  }
}

function marksOfUnfound(ranks: Uint16Array): Uint8Array {
  const marks = new Uint8Array(ranks.length);
  for (let at = 0; at < ranks.length; at += 1) marks[at] = ranks[at] === notFound ? 1 : 0;
  return marks;
}

const isBinding = ({ kind, value }: Part) =>
  kind === 'avoid' || kind === 'without' || value === 'Gluten-Free';

/** A word is corrected where neither knows it, by the first if it can. */
const eitherOf = (one: Spelling, other: Spelling): Spelling => ({
  isKnown: (word) => one.isKnown(word) || other.isKnown(word),
  spelled: (word) => (other.isKnown(word) ? word : (one.spelled(word) ?? other.spelled(word))),
});

/** Searches recipes by what a question means, and ranks them: title, food, tag, text, beginnings, then the bare letters (LIST-09). */
export function createRecipeSearch(parts: SearchParts): RecipeSearch {
  const steps = recipeSearchSteps(parts);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** As `createRecipeSearch`, in steps of a few recipes. */
export function* recipeSearchSteps(parts: SearchParts): Generator<void, RecipeSearch> {
  const { recipes, judgedAt, searchable, lexicon, otherWords } = parts;
  const words = yield* createRecipeWords(recipes, lexicon);
  const substrings = createSubstringIndex(searchable);
  const count = recipes.length;
  let lastTerms = new Map<string, Uint8Array>();

  function fitsOfTerm(term: Term, further: Map<string, Uint8Array>): Uint8Array {
    const key = JSON.stringify(term);
    const fits = lastTerms.get(key) ?? further.get(key) ?? words.fitsOf(term);
    further.set(key, fits);
    return fits;
  }

  function fitsOfPart(part: Part, terms: Map<string, Uint8Array>): Uint16Array {
    if (part.kind === 'word') return fitsOfWord(fitsOfTerm(part.value, terms));
    if (part.kind === 'without') return fitsWithout(fitsOfTerm(part.value, terms));
    const filter = filterOf(part);
    const fits = new Uint16Array(count);
    for (let at = 0; at < count; at += 1) {
      const judged = judgedAt(at);
      fits[at] = judged !== undefined && filter?.passes(judged) ? 0 : notFound;
    }
    return fits;
  }

  function partFits({ parts: all }: Understanding): PartFit[] {
    const terms = new Map<string, Uint8Array>();
    const found = all.map((part) => ({
      part,
      isBinding: isBinding(part),
      fits: fitsOfPart(part, terms),
    }));
    lastTerms = terms;
    return found;
  }

  /** Recipes that hold the question as it stands stay found, unless they hold what it leaves out. */
  function addLiteral(question: string, ranks: Uint16Array, all: readonly PartFit[]): void {
    const binding = all.filter((one) => one.isBinding);
    const mayShow = (at: number) => binding.every(({ fits }) => fits[at] !== notFound);
    const literal = folded(question.trim());
    const others = marksOfUnfound(ranks);
    if (literal === '') others.fill(0);
    else substrings.keep(literal, others);
    for (let at = others.indexOf(1); at !== -1; at = others.indexOf(1, at + 1))
      if (mayShow(at)) ranks[at] = onlyLiteral;
    const tokens = tokensOf(question).map(({ word }) => word);
    if (tokens.length < 2) return;
    for (const at of words.titlesWith(tokens)) if (mayShow(at)) ranks[at] = 0;
  }

  const spelling = otherWords === undefined ? words : eitherOf(words, otherWords);
  const understand = (question: string) => understood(question, lexicon, spelling);

  return {
    understand,
    spelling,
    partFits,
    answer(question, understanding = understand(question)) {
      const all = partFits(understanding);
      const ranks = new Uint16Array(count).fill(all.length === 0 ? notFound : 1);
      for (const { fits } of all) addFits(ranks, fits);
      addLiteral(question, ranks, all);
      return { understanding, ranks };
    },
  };
}
