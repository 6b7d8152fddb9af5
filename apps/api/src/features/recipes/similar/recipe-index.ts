import { LRUCache } from 'lru-cache';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import type { Wanted } from './store.ts';
import {
  cuisineTrait,
  dishTrait,
  foodTraits,
  type Likened,
  mealTrait,
  type Traits,
  traitsOf,
} from './traits.ts';
import { type Candidate, likeness, rarity, type Vector, vectorOf } from './vectors.ts';

export interface Found extends Candidate {
  recipe: Likened;
}

/** Which recipes have which traits. */
export interface RecipeIndex {
  /** A recipe that it holds. */
  recipe(id: string): Likened | undefined;
  /** The traits of a recipe that it holds just like this. */
  knownTraits(recipe: Likened): Traits | undefined;
  /** Those that are like a recipe, without itself, the most alike first; also among `further` ones that it does not hold. */
  nearest(recipe: Likened, further?: readonly Likened[]): Found[];
  /** What to look for among others than these; about `share` of all recipes (0 to 1) have one of the telling foods. */
  wantedBy(recipe: Likened, share: number): Wanted;
}

/** Other callers are served between so many recipes. */
const recipesAtOnce = 20;
/** Places looked at for one recipe, its most telling traits first: the work stays the same however large the collection. */
const placesLookedAt = 20_000;
/** Of those that share most, so many are compared exactly, and the better ones told. */
const compared = 150;
const told = 48;
const maxVectors = 2000;

interface Entry {
  recipe: Likened;
  /** All that its traits follow from. */
  text: string;
  traits: Traits;
}

const textOf = ({ id: _id, allergenDetails: _sure, mayContain: _open, ...telling }: Likened) =>
  JSON.stringify(telling);

/** An index of recipes, of which those before each other win among equals; what `before` knows of them is not found out again. */
export async function createRecipeIndex(
  recipes: readonly Likened[],
  before: RecipeIndex | null = null,
): Promise<RecipeIndex> {
  const entries: Entry[] = [];
  const places = new Map<string, number>();
  const having = new Map<string, number[]>();
  for (const [place, recipe] of recipes.entries()) {
    if (place % recipesAtOnce === 0) await yieldToEventLoop();
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
  const vectors = new LRUCache<string, Vector>({ max: maxVectors });

  function vectorOfEntry({ recipe, traits }: Entry): Vector {
    const known = vectors.get(recipe.id);
    if (known !== undefined) return known;
    const vector = vectorOf(traits, rarityOf);
    vectors.set(recipe.id, vector);
    return vector;
  }

  /** Those that share the most telling traits, roughly. */
  function sharing(vector: Vector): Entry[] {
    const shared = new Map<number, number>();
    let looked = 0;
    for (const [trait, weight] of [...vector].sort(([, a], [, b]) => b - a)) {
      if (looked + holders(trait).length > placesLookedAt) continue;
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
  const isHeld = ({ id }: Likened) => places.has(id);

  function knownTraits(recipe: Likened): Traits | undefined {
    const entry = entryOf(recipe.id);
    return entry?.text === textOf(recipe) ? entry.traits : undefined;
  }

  return {
    recipe: (id) => entryOf(id)?.recipe,
    knownTraits,
    nearest(recipe, further = []) {
      const vector = vectorOf(knownTraits(recipe) ?? traitsOf(recipe), rarityOf);
      const found = (other: Likened, its: Vector): Found => {
        return { id: other.id, recipe: other, vector: its, likeness: likeness(vector, its) };
      };
      const held = sharing(vector).map((entry) => found(entry.recipe, vectorOfEntry(entry)));
      const others = further
        .filter((other) => !isHeld(other))
        .map((other) => found(other, vectorOf(traitsOf(other), rarityOf)));
      return [...held, ...others]
        .filter(({ id }) => id !== recipe.id)
        .sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
        .slice(0, told);
    },
    wantedBy(recipe, share) {
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
        telling: tellingOf(foods, share),
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
function tellingOf(foods: readonly FoodInAll[], share: number): string[] {
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
