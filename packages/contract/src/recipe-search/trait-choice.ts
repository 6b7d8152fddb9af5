import {
  collections,
  heats,
  type RecipeTrait,
  recipeTraits,
  seasons,
} from '@pomona/food/traits/traits';

/** Heats and seasons exclude each other: of several a recipe has any, of collections every one. */
const alternatives: readonly (readonly RecipeTrait[])[] = [heats, seasons];

export const traitMask = (traits: readonly RecipeTrait[]): number =>
  traits.reduce((mask, trait) => mask | (1 << recipeTraits.indexOf(trait)), 0);

const among = (group: readonly RecipeTrait[], traits: readonly RecipeTrait[]) =>
  traits.filter((trait) => group.includes(trait));

/** Whether a mask of traits meets a choice; `null` where nothing is chosen. */
export function meetsTraits(chosen: readonly RecipeTrait[]): ((traits: number) => boolean) | null {
  if (chosen.length === 0) return null;
  const every = traitMask(among(collections, chosen));
  const anyOf = alternatives.map((group) => traitMask(among(group, chosen))).filter(Boolean);
  return (traits) => (traits & every) === every && anyOf.every((mask) => (traits & mask) !== 0);
}

export function withTrait(chosen: readonly RecipeTrait[], trait: RecipeTrait): RecipeTrait[] {
  const group = alternatives.find((one) => one.includes(trait)) ?? [];
  return [...chosen.filter((one) => one !== trait && !group.includes(one)), trait];
}
