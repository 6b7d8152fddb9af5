import type { Traits } from './traits.ts';

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
