import type { Contents, MayContain, Trait } from './food-row.ts';

export function contentsOf({ traits, may = [], kinds = [] }: Contents): Required<Contents> {
  return { traits, may, kinds };
}

/** Union of the contents; a trait that is certain in one is not a `may` of the union. */
export function joinedContents(parts: readonly Contents[]): Required<Contents> {
  const traits = new Set(parts.flatMap((part) => part.traits));
  const may = new Map<Trait, MayContain>();
  for (const one of parts.flatMap((part) => part.may ?? [])) {
    if (!traits.has(one.trait) && !may.has(one.trait)) may.set(one.trait, one);
  }
  const kinds = new Set(parts.flatMap((part) => part.kinds ?? []));
  return { traits: [...traits], may: [...may.values()], kinds: [...kinds] };
}
