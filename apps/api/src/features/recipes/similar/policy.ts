import type { Preferences } from '@pomona/contract/accounts';
import { choicesAmong } from '@pomona/food/foods/allergens';
import { folded, stem } from '@pomona/food/foods/names';
import type { DietType } from '@pomona/food/labels/diets';
import { type Food, foods } from '@pomona/food/table/table';
import type { RecipeRow } from '../store.ts';

/** What of a recipe tells what it is like, and whom it suits. */
export interface Likened
  extends Pick<
    RecipeRow,
    | 'id'
    | 'title'
    | 'mealType'
    | 'cuisine'
    | 'dish'
    | 'tags'
    | 'dietTypes'
    | 'allergenDetails'
    | 'mayContain'
  > {
  /** The English names that the figures name their foods by. */
  foods: readonly string[];
}

/** What a recipe is like, each trait with how much it says before its rarity counts. */
export type Traits = ReadonlyMap<string, number>;

/** Judged by reading the results for recipes of every kind; a test holds what must stay true of them. */
const weights = {
  /** A food that makes the dish, by the words of its name: canned and cooked chickpeas are both chickpeas. */
  food: 1,
  /** Whatever only seasons or binds it. */
  seasoning: 0.25,
  /** Legumes, seafood, red meat …: one fish stands for another. */
  group: 0.7,
  /** Sweet dishes are rarer than savoury ones, and keep to their own. */
  taste: 1.2,
  title: 0.9,
  tag: 0.6,
  dish: 1.4,
  meal: 1.4,
  cuisine: 1,
  label: 0.25,
} as const;

/** A food of only these roles seasons, moistens or binds. */
const seasoningRoles: ReadonlySet<string> = new Set([
  ...['spice', 'herb', 'aromatic', 'oil', 'oliveoil', 'acid', 'salt', 'liquid', 'leavening'],
  ...['setting', 'sweetener', 'sugar', 'part-sugar', 'alcohol', 'turmeric-ginger', 'fat'],
]);
const groupRoles: ReadonlySet<string> = new Set([
  ...['legume', 'seafood', 'oilyfish', 'redmeat', 'berry', 'leafy', 'cruciferous', 'nut'],
]);

/** They tell how a food was bought or a title was built, not what the dish is like. */
const emptyWords: ReadonlySet<string> = new Set(
  (
    'a an and with of in on the to for or from style fresh dried dry canned cooked frozen ground whole raw plain fine ' +
    'boneless skinless lean reduced low no salt added sodium unsalted unsweetened baby large small water free quick easy'
  )
    .split(' ')
    .map(stem),
);

const wordsOf = (text: string) =>
  folded(text)
    .split(' ')
    .map(stem)
    .filter((word) => word.length > 1 && !emptyWords.has(word));

/** Stored figures name their foods in English. */
const foodByEnglishName = new Map(foods.map((food) => [food.names.en[0] ?? food.key, food]));

/** What a food by its English name tells, in its words and its group. */
export function foodTraits(name: string): [trait: string, weight: number][] {
  const food = foodByEnglishName.get(name);
  const weight = food && isSeasoning(food) ? weights.seasoning : weights.food;
  const groups = (food?.roles ?? []).filter((role) => groupRoles.has(role));
  return [
    ...wordsOf(name).map((word): [string, number] => [`food ${word}`, weight]),
    ...groups.map((group): [string, number] => [`group ${group}`, weights.group]),
  ];
}

export const dishTrait = (dish: string) => `dish ${dish}`;
export const cuisineTrait = (cuisine: string) => `cuisine ${cuisine}`;
export const mealTrait = (meal: string) => `meal ${meal}`;

export function traitsOf(recipe: Likened): Traits {
  const traits = new Map<string, number>();
  const add = (trait: string, weight: number) => {
    traits.set(trait, Math.max(weight, traits.get(trait) ?? 0));
  };
  const roles = new Set<string>();
  for (const name of new Set(recipe.foods)) {
    for (const role of foodByEnglishName.get(name)?.roles ?? []) roles.add(role);
    for (const [trait, weight] of foodTraits(name)) add(trait, weight);
  }
  add(isSweet(roles) ? 'taste sweet' : 'taste savoury', weights.taste);
  for (const word of wordsOf(recipe.title)) add(`title ${word}`, weights.title);
  for (const tag of recipe.tags) add(`tag ${tag.toLowerCase()}`, weights.tag);
  if (recipe.dish !== null) add(dishTrait(recipe.dish), weights.dish);
  if (recipe.cuisine !== null) add(cuisineTrait(recipe.cuisine), weights.cuisine);
  add(mealTrait(recipe.mealType), weights.meal);
  for (const label of recipe.dietTypes) add(`label ${label}`, weights.label);
  return traits;
}

/** Something sweet in it and nothing of the onion and chili family. */
const isSweet = (roles: ReadonlySet<string>) =>
  !roles.has('aromatic') && ['sweetener', 'sugar', 'fruit'].some((role) => roles.has(role));

const isSeasoning = ({ roles }: Food) => roles.every((role) => seasoningRoles.has(role));

/** A recipe as a direction: its traits, rarer ones longer, of length 1 in all. Two of them multiplied are 0 to 1. */
export type Vector = ReadonlyMap<string, number>;

/** Beyond this a trait that two recipes share by chance would outweigh what they are. */
const mostRarity = 4;

/** How much a trait tells that so many of all recipes have; nothing where all have it. */
export function rarity(having: number, all: number): number {
  return Math.min(mostRarity, Math.log((1 + all) / (1 + having)));
}

export function vectorOf(traits: Traits, rarityOf: (trait: string) => number): Vector {
  const weighted = [...traits].map(([trait, weight]) => [trait, weight * rarityOf(trait)] as const);
  const length = Math.sqrt(weighted.reduce((sum, [, weight]) => sum + weight * weight, 0));
  return new Map(weighted.map(([trait, weight]) => [trait, length === 0 ? 0 : weight / length]));
}

/** How alike two recipes are, 0 to 1. */
export function likeness(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [trait, weight] of small) sum += weight * (large.get(trait) ?? 0);
  return sum;
}

export interface Candidate {
  id: string;
  vector: Vector;
  /** To the recipe asked about. */
  likeness: number;
}

/** How much being like one that stands there already counts against a candidate. */
const sameness = 0.35;

/** The most alike first, each also unlike those before it; the order of the candidates decides among equals. */
export function varied<C extends Candidate>(candidates: readonly C[], count: number): C[] {
  const left = candidates.map((candidate) => ({ candidate, nearest: 0 }));
  const chosen: C[] = [];
  while (chosen.length < count && left.length > 0) {
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    left.forEach(({ candidate, nearest }, place) => {
      const worth = candidate.likeness - sameness * nearest;
      if (worth > bestWorth) [best, bestWorth] = [place, worth];
    });
    const [taken] = left.splice(best, 1);
    if (taken === undefined) break;
    chosen.push(taken.candidate);
    for (const other of left)
      other.nearest = Math.max(
        other.nearest,
        likeness(other.candidate.vector, taken.candidate.vector),
      );
  }
  return chosen;
}

/** How a recipe suits a member: not at all with an allergen of theirs, less well where it may hold one or lacks a label they eat by. */
export function suits(
  recipe: Pick<RecipeRow, 'allergenDetails' | 'mayContain' | 'dietTypes'>,
  { allergens, dietary_preferences: diets }: Pick<Preferences, 'allergens' | 'dietary_preferences'>,
): 'well' | 'less' | 'not' {
  if (choicesAmong(allergens, recipe.allergenDetails).length > 0) return 'not';
  if (choicesAmong(allergens, recipe.mayContain).length > 0) return 'less';
  const has: readonly DietType[] = recipe.dietTypes;
  return diets.every((diet) => has.includes(diet)) ? 'well' : 'less';
}
