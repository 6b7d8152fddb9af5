import type { Cuisine } from '@pomona/food/labels/diets';
import type { Brief } from './brief.ts';
import type { Dish } from './dish.ts';
import type { Formula } from './formulas/formula.ts';
import { formulas } from './formulas/formulas.ts';
import { isSweetFruit } from './formulas/kinds.ts';
import type { RecipeRequest } from './request.ts';
import { adjusted } from './search/adjusting.ts';
import type { AvailableFood } from './search/available-food.ts';
import { cuisineFor, homeliness } from './search/cuisine.ts';
import { dishOf } from './search/dish-of.ts';
import { provesDiets } from './search/exact-labels.ts';
import type { Filled } from './search/filled.ts';
import { fill, type SearchContext } from './search/filling.ts';
import { aimsOf } from './search/label-gap.ts';
import { type Placing, placeGiven } from './search/placing.ts';
import { poolOf } from './search/pool.ts';
import { type Random, seededRandom, seedOf } from './search/random.ts';
import { flavourOf } from './search/taste.ts';
import { clashesIn } from './search/taste-agreement.ts';

export interface ComposeOptions {
  seed: number;
  /** Fingerprints of dishes that were shown before. */
  shown: readonly string[];
  /** Attempts without a further dish after which the search ends. */
  patience?: number;
}

interface Ranked {
  formula: Formula;
  cuisine: Cuisine | null;
  placing: Placing;
  /** The lower the better. */
  score: number;
}

/** Dishes that are tried before the first is shown, and between the next ones. */
const firstLook = 8;
const laterLook = 3;
const maxRounds = 8;
const maxFruitless = 140;
/** Weighings until the best of what was found is shown, and until a search without success ends. */
const enoughWork = 9_000;
const maxWork = 24_000;
/** Rounds after which a request without any dish is given up: one of each length of cooking. */
const barrenRounds = 3;

/** Dishes for a brief, best first; the same seed gives the same row. Each is found when it is taken. */
export function* composeDishes(
  brief: Brief,
  { seed, shown, patience = maxFruitless }: ComposeOptions,
): Generator<Dish> {
  const seen = new Set(shown);
  const found: { dish: Dish; score: number }[] = [];
  const context = contextOf(brief);
  let looked = 0;
  let lastFound = 0;
  let spent = 0;
  for (const next of candidatesOf(brief, context, { seed, shown })) {
    const dish = next();
    if (dish !== null && !seen.has(dish.dish.fingerprint)) {
      seen.add(dish.dish.fingerprint);
      found.push(dish);
      lastFound = looked;
    }
    looked += 1;
    const work = context.work.spent - spent;
    if (work > maxWork || looked - lastFound > patience) break;
    const isEnough = looked >= firstLook && (looked - firstLook) % laterLook === 0;
    if (found.length === 0 || !(isEnough || work > enoughWork)) continue;
    const best = takeBest(found);
    if (best !== null) yield best;
    spent = context.work.spent;
  }
  for (let best = takeBest(found); best !== null; best = takeBest(found)) yield best;
}

function takeBest(found: { dish: Dish; score: number }[]): Dish | null {
  let best = 0;
  found.forEach(({ score }, position) => {
    if (score < (found[best]?.score ?? 0)) best = position;
  });
  return found.splice(best, 1)[0]?.dish ?? null;
}

type Candidate = () => { dish: Dish; score: number } | null;

/** Every formula in turn, the likeliest first, then again with other foods and flavours. */
function* candidatesOf(
  brief: Brief,
  context: SearchContext,
  { seed, shown }: ComposeOptions,
): Generator<Candidate> {
  for (let round = 0; round < maxRounds; round += 1) {
    if (round >= barrenRounds && context.work.found === 0) return;
    const random = seededRandom(seedOf(`round ${round}`, seed));
    const own = inLessTime(context, budgetShares[round % budgetShares.length] ?? 1);
    for (const ranked of ranking(brief, own, { random, shown })) {
      yield () => attempt(ranked, brief, own, seedOf(`${round} ${ranked.formula.id}`, seed));
    }
  }
}

/** Where time is short, later rounds leave out what cooks long. */
const budgetShares = [1, 0.55, 0.8];

const inLessTime = (context: SearchContext, share: number): SearchContext => ({
  ...context,
  budget: Math.max(2, context.budget * share),
  isHurried: context.isHurried || share < 1,
  candidates: new Map(),
});

/** Minutes in which nobody cuts three vegetables. */
const hurry = 15;

function contextOf(brief: Brief): SearchContext {
  const { request } = brief;
  return {
    pool: poolOf(brief),
    aims: aimsOf(request.diets, brief.targets, request.mealType, false),
    servings: request.servings,
    budget: Math.max(3, request.maxMinutes - 4),
    isHurried: request.maxMinutes <= hurry,
    costs: new Map(),
    candidates: new Map(),
    helpers: new Map(),
    work: { spent: 0, found: 0 },
  };
}

const ofOtherMeal = 20;

/** The formulas of the meal, and those of other meals that have room for more of what was given: rice as a snack. */
function placings(
  { request, needsOven }: Brief,
  { pool, budget }: SearchContext,
): Pick<Ranked, 'formula' | 'placing'>[] {
  const all = formulas
    .filter((one) => !(one.usesOven && needsOven === 'forbidden'))
    .map((formula) => ({ formula, placing: placeGiven(pool.given, formula, budget) }));
  const isOwn = ({ formula }: Pick<Ranked, 'formula'>) => formula.meals.includes(request.mealType);
  const fewest = Math.min(...all.filter(isOwn).map(({ placing }) => placing.unused.length));
  return all.filter((one) => isOwn(one) || one.placing.unused.length < fewest);
}

interface Ranking {
  random: Random;
  shown: readonly string[];
}

function ranking(brief: Brief, context: SearchContext, { random, shown }: Ranking): Ranked[] {
  const { mealType, diets } = brief.request;
  const isMediterranean = diets.includes('Mediterranean');
  return placings(brief, context)
    .map(({ formula, placing }) => {
      const cuisine = brief.request.cuisine ?? (isMediterranean ? southern(formula) : null);
      const own = cuisineFor(formula, cuisine, context.pool.given, random);
      const isChosen = cuisine === null && own !== null;
      const clash = isChosen ? Math.max(0, -homeliness(own, context.pool.given)) : 0;
      const isForeign = cuisine !== null && formula.cuisines.length > 0 && own !== cuisine;
      const repeats = shown.filter((one) => one.startsWith(`${formula.id}:`)).length;
      const score =
        unusedScore(placing, context.pool.given.length) +
        placing.asides * 9 +
        detourOf(formula, placing, context) +
        (isForeign ? 25 : 0) +
        clash * 8 +
        repeats * 9 +
        (formula.meals.includes(mealType) ? 0 : ofOtherMeal) +
        (formula.rarity ?? 0) * 12 +
        random.next() * 10;
      return { formula, cuisine: isForeign ? null : own, placing, score };
    })
    .toSorted((a, b) => a.score - b.score);
}

/** The diet has its kitchens; nobody needs to name one. */
const southern = ({ cuisines: own }: Formula): Cuisine =>
  !own.includes('mediterranean') && own.includes('italian') ? 'italian' : 'mediterranean';

const classic = 7;
const meant = 16;

/** Where several given foods together name the dish. */
const isMeant = (
  { hallmarks = [], needsMinutes = 0 }: Formula,
  given: readonly AvailableFood[],
  budget: number,
) => hallmarks.length > 0 && budget >= needsMinutes && hallmarks.every((kind) => given.some(kind));

/** Who brings mozzarella and tomatoes asked for no beans: a dish that needs them is another dish. */
function unfilledMains(
  { slots }: Formula,
  bySlot: Placing['bySlot'],
  given: readonly AvailableFood[],
): number {
  const isProteinThere = given.some(({ food }) => food.roles.includes('protein'));
  const unfilled = slots.filter(
    (slot) => slot.part === 'main' && slot.count.min > 0 && !bySlot.has(slot),
  );
  return unfilled.length * (isProteinThere ? 10 : 3);
}

/** How far the formula is from what a cook would make of these foods. */
function detourOf(formula: Formula, { bySlot }: Placing, { pool, budget }: SearchContext): number {
  const { typical, isSweet } = formula;
  if (pool.given.length === 0) return 0;
  let detour = isMeant(formula, pool.given, budget) ? -meant : 0;
  detour += unfilledMains(formula, bySlot, pool.given);
  if (typical !== undefined) detour += pool.given.some(typical) ? -classic : classic;
  for (const [slot, stocks] of bySlot) {
    if (slot.id === 'extra') detour += stocks.length * 4;
    if (isSweet || slot.id === 'fruit') continue;
    detour += stocks.filter((stock) => isSweetFruit(stock) || stock.traits.isSweetDish).length * 9;
  }
  return detour;
}

/** What was given is why the person came. */
function unusedScore({ unused }: Placing, given: number): number {
  if (given === 0) return 0;
  return unused.length * 16 + (unused.length / given > 0.2 ? 60 : 0);
}

const margins = [0.06, 0.2, 0.4];

function attempt(
  { formula, cuisine, placing, score }: Ranked,
  brief: Brief,
  context: SearchContext,
  seed: number,
): { dish: Dish; score: number } | null {
  const { request } = brief;
  const random = seededRandom(seed);
  const isThere = (key: string) => context.pool.byKey(key) !== undefined;
  context.helpers.clear();
  const flavour = flavourOf(cuisine, formula.isSweet, random, isThere);
  const filled = fill(formula, placing, context, flavour, random);
  if (filled === null || isFarTooLong(formula, filled, request)) return null;
  for (const margin of margins) {
    const proper = adjusted(filled, { formula, context, flavour, margin });
    if (proper === null) return null;
    const dish = dishOf(formula, proper, {
      cuisine,
      mealType: request.mealType,
      servings: request.servings,
    });
    if (dish === null || !isInTime(dish, request.maxMinutes)) return null;
    if (!isProven(proper, dish, brief)) continue;
    context.work.found += 1;
    return { dish, score: score + faultsOf(proper, context) };
  }
  return null;
}

/** Foods may still be left out, but not so many that this helps. */
function isFarTooLong(
  formula: Formula,
  filled: readonly Filled[],
  { mealType, servings, maxMinutes }: RecipeRequest,
): boolean {
  const dish = dishOf(formula, filled, { cuisine: null, mealType, servings });
  return dish === null || !isInTime(dish, maxMinutes * 1.2);
}

const isInTime = ({ minutes }: Dish, max: number) =>
  minutes.prep + minutes.cook + minutes.rest <= max;

function isProven(filled: readonly Filled[], dish: Dish, { request }: Brief): boolean {
  return provesDiets(request.diets, {
    parts: filled.map(({ stock, measured }) => ({ food: stock.food, measured })),
    servings: request.servings,
    mealType: request.mealType,
    cookMinutes: dish.minutes.cook,
  });
}

/** Given foods that had to go, and pairs that no cook puts on one plate. */
function faultsOf(filled: readonly Filled[], { pool }: SearchContext): number {
  const stocks = filled.map(({ stock }) => stock);
  const dropped = pool.given.length - stocks.filter(({ isGiven }) => isGiven).length;
  return dropped * 24 + clashesIn(stocks) * 10;
}
