import type { Technique } from '../dish.ts';
import type { CookingWay } from '../pantry/pantry-food.ts';
import type { AvailableFood } from './available-food.ts';

export const panWays: readonly Technique[] = ['stir_fry', 'brown', 'sweat', 'fry_each_side'];
export const potWays: readonly Technique[] = [
  'simmer_in_liquid',
  'simmer_covered',
  'boil_in_water',
  'cook_covered_absorbing',
  'steam',
  'poach',
];
export const ovenWays: readonly Technique[] = ['roast', 'bake', 'grill', 'bake_in_parcel'];

const kins: readonly (readonly Technique[])[] = [panWays, potWays, ovenWays];

const isKinOf = (a: Technique, b: Technique) =>
  kins.some((kin) => kin.includes(a) && kin.includes(b));

/** Of several ways of a kind: the cook's favourite, unless it takes longer than there is time. */
export function wayOf(
  { traits }: AvailableFood,
  techniques: readonly Technique[],
  budget: number,
): CookingWay | null {
  const exact = techniques.flatMap((technique) =>
    traits.ways.filter((way) => way.technique === technique),
  );
  const near = traits.ways.filter(
    (way) =>
      !exact.includes(way) &&
      (way.cut !== 'whole' || way.minutes <= 5) &&
      techniques.some((technique) => isKinOf(technique, way.technique)),
  );
  const all = [...exact, ...near];
  const inTime = all.find(({ minutes }) => minutes <= budget);
  return inTime ?? all.toSorted((a, b) => a.minutes - b.minutes)[0] ?? null;
}
