import { folded, stem } from '@pomona/food/foods/names';
import { type Food, foods } from '@pomona/food/table/table';
import type { RecipeRow } from '#features/recipes/store.ts';

/** The part of a recipe that similarity and suitability follow from. */
export interface RecipeProfile
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
  /** English names, as in the sources of its figures. */
  foods: readonly string[];
}

/** Traits of a recipe with their weights, before their rarity counts. */
export type Traits = ReadonlyMap<string, number>;

/** Chosen by reading the results for recipes of every kind; the tests of the index pin what must stay true. */
const weights = {
  /** Of each word of a food's name: canned and cooked chickpeas share one. */
  food: 1,
  seasoning: 0.25,
  /** Legumes, seafood, red meat …: one fish stands for another. */
  group: 0.7,
  taste: 1.2,
  title: 0.9,
  tag: 0.6,
  dish: 1.4,
  meal: 1.4,
  cuisine: 1,
  label: 0.25,
} as const;

/** A food of only these roles seasons, moistens or binds the dish. */
const seasoningRoles: ReadonlySet<string> = new Set([
  ...['spice', 'herb', 'aromatic', 'oil', 'oliveoil', 'acid', 'salt', 'liquid', 'leavening'],
  ...['setting', 'sweetener', 'sugar', 'part-sugar', 'alcohol', 'turmeric-ginger', 'fat'],
]);
const groupRoles: ReadonlySet<string> = new Set([
  ...['legume', 'seafood', 'oilyfish', 'redmeat', 'berry', 'leafy', 'cruciferous', 'nut'],
]);

/** Words about how a food is sold or a title is built. */
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

const foodByEnglishName = new Map(foods.map((food) => [food.names.en[0] ?? food.key, food]));

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

export function traitsOf(recipe: RecipeProfile): Traits {
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

/** Something sweet and nothing of the onion and chili family. */
const isSweet = (roles: ReadonlySet<string>) =>
  !roles.has('aromatic') && ['sweetener', 'sugar', 'fruit'].some((role) => roles.has(role));

const isSeasoning = ({ roles }: Food) => roles.every((role) => seasoningRoles.has(role));
