import { setImmediate as pause } from 'node:timers/promises';
import type { RecipeRow } from '../store.ts';
import {
  type Candidate,
  type Likened,
  likeness,
  rarity,
  traitsOf,
  type Vector,
  vectorOf,
} from './policy.ts';

export interface Found extends Candidate {
  row: RecipeRow;
}

/** Which recipes have which traits. */
export interface RecipeIndex {
  row(id: string): RecipeRow | undefined;
  /** Those that are like a recipe, without itself, the most alike first. */
  nearest(recipe: Likened): Found[];
}

/** Other callers are served between so many recipes. */
const rowsAtOnce = 50;
/** Places looked at for one recipe, its most telling traits first: the work stays the same however large the collection. */
const placesLookedAt = 20_000;
/** Of those that share most, so many are compared exactly, and the better ones told. */
const compared = 150;
const told = 48;
/** Vectors kept for the next question; all are forgotten beyond. */
const vectorsKept = 2000;

export async function createRecipeIndex(rows: readonly RecipeRow[]): Promise<RecipeIndex> {
  const places = new Map<string, number>();
  const having = new Map<string, number[]>();
  for (const [place, row] of rows.entries()) {
    if (place % rowsAtOnce === 0) await pause();
    places.set(row.id, place);
    for (const trait of traitsOf(row).keys()) {
      const others = having.get(trait);
      if (others === undefined) having.set(trait, [place]);
      else others.push(place);
    }
  }

  const rarityOf = (trait: string) => rarity(having.get(trait)?.length ?? 0, rows.length);
  const vectors = new Map<string, Vector>();

  function vectorOfRow(row: RecipeRow): Vector {
    const known = vectors.get(row.id);
    if (known !== undefined) return known;
    if (vectors.size >= vectorsKept) vectors.clear();
    const vector = vectorOf(traitsOf(row), rarityOf);
    vectors.set(row.id, vector);
    return vector;
  }

  /** Those that share the most telling traits, roughly. */
  function sharing(vector: Vector): number[] {
    const shared = new Map<number, number>();
    let looked = 0;
    for (const [trait, weight] of [...vector].sort(([, a], [, b]) => b - a)) {
      const holders = having.get(trait) ?? [];
      if (looked + holders.length > placesLookedAt) continue;
      looked += holders.length;
      for (const place of holders) shared.set(place, (shared.get(place) ?? 0) + weight * weight);
    }
    return [...shared]
      .sort(([a, sumA], [b, sumB]) => sumB - sumA || a - b)
      .slice(0, compared)
      .map(([place]) => place);
  }

  return {
    row: (id) => rows[places.get(id) ?? -1],
    nearest(recipe) {
      const vector = vectorOf(traitsOf(recipe), rarityOf);
      return sharing(vector)
        .flatMap((place) => {
          const row = rows[place];
          if (row === undefined || row.id === recipe.id) return [];
          const other = vectorOfRow(row);
          return [{ id: row.id, row, vector: other, likeness: likeness(vector, other) }];
        })
        .sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
        .slice(0, told);
    },
  };
}
