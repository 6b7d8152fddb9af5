import type { Traits } from './traits.ts';

/** Traits weighted by their rarity (TF-IDF), of length 1: the dot product of two is their cosine similarity, 0 to 1. */
export type Vector = ReadonlyMap<string, number>;

/** Beyond this a trait shared by chance would outweigh the others. */
const maxRarity = 4;

/** Inverse document frequency of a trait that so many of all recipes have; 0 where all have it. */
export function rarity(having: number, all: number): number {
  return Math.min(maxRarity, Math.log((1 + all) / (1 + having)));
}

export function vectorOf(traits: Traits, rarityOf: (trait: string) => number): Vector {
  const weighted = [...traits].map(([trait, weight]) => [trait, weight * rarityOf(trait)] as const);
  const length = Math.sqrt(weighted.reduce((sum, [, weight]) => sum + weight * weight, 0));
  return new Map(weighted.map(([trait, weight]) => [trait, length === 0 ? 0 : weight / length]));
}

/** Cosine similarity, 0 to 1. */
export function similarity(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [trait, weight] of small) sum += weight * (large.get(trait) ?? 0);
  return sum;
}

export interface Candidate {
  id: string;
  vector: Vector;
  /** To the recipe in question. */
  similarity: number;
}

/** How much the similarity to one already chosen counts against a candidate. */
const redundancyPenalty = 0.35;

/** The most similar first, each also unlike those before it (maximal marginal relevance, Carbonell and Goldstein 1998). */
export function diversified<C extends Candidate>(candidates: readonly C[], count: number): C[] {
  const left = candidates.map((candidate) => ({ candidate, nearest: 0 }));
  const chosen: C[] = [];
  while (chosen.length < count && left.length > 0) {
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    left.forEach(({ candidate, nearest }, index) => {
      const score = candidate.similarity - redundancyPenalty * nearest;
      if (score > bestScore) [best, bestScore] = [index, score];
    });
    const [taken] = left.splice(best, 1);
    if (taken === undefined) break;
    chosen.push(taken.candidate);
    for (const other of left)
      other.nearest = Math.max(
        other.nearest,
        similarity(other.candidate.vector, taken.candidate.vector),
      );
  }
  return chosen;
}
