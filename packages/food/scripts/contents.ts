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
    const [, question, name = '', because = ''] = /^(\?)?([\w-]+)(?::(\w+))?$/.exec(word) ?? [];
    const isKind = isAllergenKind(name);
    if (isKind) kinds.add(name);
    const brought = isKind ? traitsOfKind(name) : isTrait(name) ? [name] : [];
    if (brought.length === 0) throw new Error(`Unknown trait "${word}"`);
    if (question === undefined && because === '') for (const trait of brought) traits.add(trait);
    else if (question !== undefined && isMayContainReason(because)) {
      for (const trait of brought) if (!may.has(trait)) may.set(trait, { trait, because });
    } else throw new Error(`No known reason in "${word}"`);
  }
  return joinedContents([{ traits: [...traits], may: [...may.values()], kinds: [...kinds] }]);
}

/** Without the lists that are empty. */
export function storedContents({ traits, may, kinds }: Required<Contents>): Contents {
  return {
    traits,
    ...(may.length > 0 && { may }),
    ...(kinds.length > 0 && { kinds }),
  };
}
