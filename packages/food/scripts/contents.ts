import { type AllergenKind, allergenOfKind, isAllergenKind } from '../src/foods/allergens.ts';
import { joinedContents } from '../src/foods/contents.ts';
import {
  type Contents,
  isMayContainReason,
  isTrait,
  type MayContain,
  type Trait,
} from '../src/foods/food-row.ts';

/** Traits of a kind: oats count as gluten unless labelled, spelt and kamut are wheats. */
function traitsOfKind(kind: AllergenKind): Trait[] {
  if (kind === 'oats') return ['maybe-gluten'];
  const isWheat = ['wheat', 'spelt', 'kamut', 'triticale'].includes(kind);
  return isWheat ? ['wheat', 'gluten'] : [allergenOfKind(kind)];
}

/**
 * Reads a cell of traits: `milk`, the kind `almond`, or `?soy:recipe` for what may be contained and why. Throws on
 * words of no vocabulary.
 */
export function readContents(cell: string): Required<Contents> {
  const traits = new Set<Trait>();
  const may = new Map<Trait, MayContain>();
  const kinds = new Set<AllergenKind>();
  for (const word of cell.split(/\s+/).filter((one) => one !== '' && one !== '-')) {
    const { kind, named, because } = readTrait(word);
    if (kind !== undefined) kinds.add(kind);
    for (const trait of named) {
      if (because === null) traits.add(trait);
      else if (!may.has(trait)) may.set(trait, { trait, because });
    }
  }
  return joinedContents([{ traits: [...traits], may: [...may.values()], kinds: [...kinds] }]);
}

function readTrait(word: string) {
  const [, question, name = '', reason = ''] = /^(\?)?([\w-]+)(?::(\w+))?$/.exec(word) ?? [];
  const kind = isAllergenKind(name) ? name : undefined;
  const named = kind !== undefined ? traitsOfKind(kind) : isTrait(name) ? [name] : [];
  if (named.length === 0) throw new Error(`Unknown trait "${word}"`);
  if (question === undefined && reason === '') return { kind, named, because: null };
  if (question !== undefined && isMayContainReason(reason)) return { kind, named, because: reason };
  throw new Error(`No known reason in "${word}"`);
}

/** Without the lists that are empty. */
export function storedContents({ traits, may, kinds }: Required<Contents>): Contents {
  return {
    traits,
    ...(may.length > 0 && { may }),
    ...(kinds.length > 0 && { kinds }),
  };
}
