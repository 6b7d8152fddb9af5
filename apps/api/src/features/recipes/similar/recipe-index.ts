import { setImmediate as pause } from 'node:timers/promises';
import type { Wanted } from './store.ts';
import {
  cuisineTrait,
  dishTrait,
  foodTraits,
  mealTrait,
  type RecipeProfile,
  type Traits,
  traitsOf,
} from './traits.ts';
import { type Candidate, rarity, similarity, type Vector, vectorOf } from './vectors.ts';

export interface Found extends Candidate {
  recipe: RecipeProfile;
}

/** Which recipes have which traits. */
export interface RecipeIndex {
  /** A recipe that it holds. */
  recipe(id: string): RecipeProfile | undefined;
  /** The traits of a recipe that it holds just like this. */
  knownTraits(recipe: RecipeProfile): Traits | undefined;
  /** Those that are like a recipe, without itself, the most alike first; also among `further` ones that it does not hold. */
  nearest(recipe: RecipeProfile, further?: readonly RecipeProfile[]): Found[];
  /** What to look for among others than these; about `share` of all recipes (0 to 1) have one of the telling foods. */
  queryFor(recipe: RecipeProfile, share: number): Wanted;
}

/** Other callers are served between so many recipes. */
const recipesPerYield = 20;
/** Places looked at for one recipe, its most telling traits first: the work stays the same however large the collection. */
const maxEntriesScanned = 20_000;
/** Of those that share most, so many are compared exactly, and the better ones told. */
const compared = 150;
const told = 48;
/** Vectors kept for the next question; all are forgotten beyond. */
const maxCachedVectors = 2000;

interface Entry {
  recipe: RecipeProfile;
  /** All that its traits follow from. */
  text: string;
  traits: Traits;
}

const textOf = ({
  id: _id,
  allergenDetails: _sure,
  mayContain: _open,
  ...telling
}: RecipeProfile) => JSON.stringify(telling);

/** An index of recipes, of which those before each other win among equals; what `before` knows of them is not found out again. */
export async function createRecipeIndex(
  recipes: readonly RecipeProfile[],
  before: RecipeIndex | null = null,
): Promise<RecipeIndex> {
  const entries: Entry[] = [];
  const places = new Map<string, number>();
  const having = new Map<string, number[]>();
  for (const [place, recipe] of recipes.entries()) {
    if (place % recipesPerYield === 0) await pause();
    const traits = before?.knownTraits(recipe) ?? traitsOf(recipe);
    entries.push({ recipe, text: textOf(recipe), traits });
    places.set(recipe.id, place);
    for (const trait of traits.keys()) {
      const others = having.get(trait);
      if (others === undefined) having.set(trait, [place]);
      else others.push(place);
    }
  }

  const holders = (trait: string) => having.get(trait) ?? [];
  const rarityOf = (trait: string) => rarity(holders(trait).length, recipes.length);
  const vectors = new Map<string, Vector>();

  function vectorOfEntry({ recipe, traits }: Entry): Vector {
    const known = vectors.get(recipe.id);
    if (known !== undefined) return known;
    if (vectors.size >= maxCachedVectors) vectors.clear();
    const vector = vectorOf(traits, rarityOf);
    vectors.set(recipe.id, vector);
    return vector;
  }

  /** Those that share the most telling traits, roughly. */
  function sharing(vector: Vector): Entry[] {
    const shared = new Map<number, number>();
    let looked = 0;
    for (const [trait, weight] of [...vector].sort(([, a], [, b]) => b - a)) {
      if (looked + holders(trait).length > maxEntriesScanned) continue;
      looked += holders(trait).length;
      for (const place of holders(trait))
        shared.set(place, (shared.get(place) ?? 0) + weight * weight);
    }
    return [...shared]
      .sort(([a, sumA], [b, sumB]) => sumB - sumA || a - b)
      .slice(0, compared)
      .flatMap(([place]) => entries[place] ?? []);
  }

  const entryOf = (id: string) => entries[places.get(id) ?? -1];
  const isIndexed = ({ id }: RecipeProfile) => places.has(id);

  function knownTraits(recipe: RecipeProfile): Traits | undefined {
    const entry = entryOf(recipe.id);
    return entry?.text === textOf(recipe) ? entry.traits : undefined;
  }

  return {
    recipe: (id) => entryOf(id)?.recipe,
    knownTraits,
    nearest(recipe, further = []) {
      const vector = vectorOf(knownTraits(recipe) ?? traitsOf(recipe), rarityOf);
      const found = (other: RecipeProfile, its: Vector): Found => {
        return { id: other.id, recipe: other, vector: its, similarity: similarity(vector, its) };
      };
      const held = sharing(vector).map((entry) => found(entry.recipe, vectorOfEntry(entry)));
      const others = further
        .filter((other) => !isIndexed(other))
        .map((other) => found(other, vectorOf(traitsOf(other), rarityOf)));
      return [...held, ...others]
        .filter(({ id }) => id !== recipe.id)
        .sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1))
        .slice(0, told);
    },
    queryFor(recipe, share) {
      const { mealType, cuisine, dish } = recipe;
      const vector = vectorOf(traitsOf(recipe), rarityOf);
      const worthOf = (trait: string) => (vector.get(trait) ?? 0) ** 2;
      const foods = [...new Set(recipe.foods)].map((name) => {
        const traits = foodTraits(name).map(([trait]) => trait);
        const having = Math.min(...traits.map((trait) => holders(trait).length), recipes.length);
        const worth = traits.reduce((sum, trait) => sum + worthOf(trait), 0);
        return { name, worth, share: having / recipes.length };
      });
      return {
        recipe,
        telling: distinctiveOf(foods, share),
        foods: new Map(foods.map(({ name, worth }) => [name, worth])),
        meal: worthOf(mealTrait(mealType)),
        cuisine: cuisine === null ? 0 : worthOf(cuisineTrait(cuisine)),
        dish: dish === null ? 0 : worthOf(dishTrait(dish)),
      };
    },
  };
}

interface FoodInAll {
  name: string;
  worth: number;
  /** Of all recipes, from 0 to 1. */
  share: number;
}

/** The foods that count most, as many as about a share of all recipes has any of; the rarest alone where each is in more. */
function distinctiveOf(foods: readonly FoodInAll[], share: number): string[] {
  let reached = 0;
  const telling = [...foods]
    .sort((a, b) => b.worth - a.worth)
    .filter((food) => {
      const isTelling = reached + food.share <= share;
      if (isTelling) reached += food.share;
      return isTelling;
    });
  const [rarest] = [...foods].sort((a, b) => a.share - b.share);
  return (telling.length === 0 && rarest ? [rarest] : telling).map(({ name }) => name);
}
