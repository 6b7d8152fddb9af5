import { LRUCache } from 'lru-cache';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { similarityQuery } from './similarity-query.ts';
import type { SimilarityQuery } from './store.ts';
import { type RecipeProfile, type Traits, traitsOf } from './traits.ts';
import { type Candidate, rarity, similarity, type Vector, vectorOf } from './vectors.ts';

export interface Match extends Candidate {
  recipe: RecipeProfile;
}

export interface RecipeIndex {
  recipe(id: string): RecipeProfile | undefined;
  /** The traits of a recipe that is indexed with this very text. */
  knownTraits(recipe: RecipeProfile): Traits | undefined;
  /** The most similar first, without the recipe itself; also among `further` ones that are not indexed. */
  nearest(recipe: RecipeProfile, further?: readonly RecipeProfile[]): Match[];
  /** What to look for beyond the index; about `share` of all recipes (0 to 1) have one of its distinctive foods. */
  queryFor(recipe: RecipeProfile, share: number): SimilarityQuery;
}

const recipesPerYield = 20;
/** Entries scanned for one recipe, its rarest traits first: the work does not grow with the collection. */
const maxEntriesScanned = 20_000;
/** Of those that share most, so many are compared exactly and the best returned. */
const maxCompared = 150;
const maxMatches = 48;
const maxVectors = 2000;

interface Entry {
  recipe: RecipeProfile;
  text: string;
  traits: Traits;
}

const textOf = ({ id: _id, allergenDetails: _sure, mayContain: _open, ...rest }: RecipeProfile) =>
  JSON.stringify(rest);

/** Earlier recipes win among equals. Traits that `before` knows are not computed again. */
export async function createRecipeIndex(
  recipes: readonly RecipeProfile[],
  before: RecipeIndex | null = null,
): Promise<RecipeIndex> {
  const { entries, positions, positionsWith } = await indexedByTrait(recipes, before);
  const rarityOf = (trait: string) => rarity(positionsWith(trait).length, recipes.length);
  const shareOf = (trait: string) => positionsWith(trait).length / recipes.length;
  const vectors = new LRUCache<string, Vector>({ max: maxVectors });

  function vectorOfEntry({ recipe, traits }: Entry): Vector {
    const known = vectors.get(recipe.id);
    if (known !== undefined) return known;
    const vector = vectorOf(traits, rarityOf);
    vectors.set(recipe.id, vector);
    return vector;
  }

  /** Those that share the rarest traits, roughly. */
  function sharing(vector: Vector): Entry[] {
    const shared = new Map<number, number>();
    let scanned = 0;
    for (const [trait, weight] of [...vector].sort(([, a], [, b]) => b - a)) {
      if (scanned + positionsWith(trait).length > maxEntriesScanned) continue;
      scanned += positionsWith(trait).length;
      for (const position of positionsWith(trait))
        shared.set(position, (shared.get(position) ?? 0) + weight * weight);
    }
    return [...shared]
      .sort(([a, sumA], [b, sumB]) => sumB - sumA || a - b)
      .slice(0, maxCompared)
      .flatMap(([position]) => entries[position] ?? []);
  }

  const entryOf = (id: string) => entries[positions.get(id) ?? -1];
  const isIndexed = ({ id }: RecipeProfile) => positions.has(id);

  function knownTraits(recipe: RecipeProfile): Traits | undefined {
    const entry = entryOf(recipe.id);
    return entry?.text === textOf(recipe) ? entry.traits : undefined;
  }

  return {
    recipe: (id) => entryOf(id)?.recipe,
    knownTraits,
    nearest(recipe, further = []) {
      const vector = vectorOf(knownTraits(recipe) ?? traitsOf(recipe), rarityOf);
      const found = (other: RecipeProfile, its: Vector): Match => {
        return { id: other.id, recipe: other, vector: its, similarity: similarity(vector, its) };
      };
      const indexed = sharing(vector).map((entry) => found(entry.recipe, vectorOfEntry(entry)));
      const others = further
        .filter((other) => !isIndexed(other))
        .map((other) => found(other, vectorOf(traitsOf(other), rarityOf)));
      return [...indexed, ...others]
        .filter(({ id }) => id !== recipe.id)
        .sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1))
        .slice(0, maxMatches);
    },
    queryFor: (recipe, share) =>
      similarityQuery(recipe, share, { weights: vectorOf(traitsOf(recipe), rarityOf), shareOf }),
  };
}

async function indexedByTrait(recipes: readonly RecipeProfile[], before: RecipeIndex | null) {
  const entries: Entry[] = [];
  const positions = new Map<string, number>();
  const having = new Map<string, number[]>();
  for (const [position, recipe] of recipes.entries()) {
    if (position % recipesPerYield === 0) await yieldToEventLoop();
    const traits = before?.knownTraits(recipe) ?? traitsOf(recipe);
    entries.push({ recipe, text: textOf(recipe), traits });
    positions.set(recipe.id, position);
    for (const trait of traits.keys()) {
      const others = having.get(trait);
      if (others === undefined) having.set(trait, [position]);
      else others.push(position);
    }
  }
  return { entries, positions, positionsWith: (trait: string) => having.get(trait) ?? [] };
}
