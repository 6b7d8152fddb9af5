import { otherChoices } from '../figures/figures.ts';
import {
  type AllergenKind,
  type DetailedAllergen,
  detailedAllergens,
  type ProfileAllergen,
  profileAllergenGroups,
  profileAllergens,
} from '../foods/allergens.ts';
import type { ParsedLine } from '../lines/line.ts';
import type { LineMention } from '../lines/line-mentions.ts';
import { foodByKey } from '../table/table.ts';
import type { ServedFood } from './judged-serving.ts';

/** Every food named or implied, with its grams per serving. */
export function servedFoods(lines: readonly ParsedLine[], servings: number): ServedFood[] {
  return lines.flatMap((line) =>
    line.mentions.filter(isFirstOfItsKind).map((mention) => servedFood(line, mention, servings)),
  );
}

function servedFood(line: ParsedLine, mention: LineMention, servings: number): ServedFood {
  const { relation, text, traits, may, kinds } = mention;
  const own = relation === 'main' ? line.range : mention.range;
  const { low, high } = own ?? { low: 0, high: Number.POSITIVE_INFINITY };
  const isOnlyChoice = relation !== 'alternative' && line.alternatives.length === 0;
  return {
    food: mention.food === null ? null : (foodByKey(mention.food.key) ?? null),
    text,
    contents: { traits, may, kinds },
    low: isOnlyChoice && !line.optional ? low / servings : 0,
    high: (relation === 'alternative' ? alternativeHigh(line, mention) : high) / servings,
    isCertain: mention.isCertain && !line.optional,
  };
}

/** A repeated mention without an amount adds nothing. */
function isFirstOfItsKind(
  one: LineMention,
  position: number,
  all: readonly LineMention[],
): boolean {
  if (one.food === null || one.range !== null) return true;
  const first = all.findIndex(
    ({ food, relation, isCertain }) =>
      food?.key === one.food?.key && relation === one.relation && isCertain === one.isCertain,
  );
  return first === position;
}

function alternativeHigh(line: ParsedLine, { food, range }: LineMention): number {
  const main = line.food === null ? undefined : foodByKey(line.food.key);
  const same =
    main && otherChoices(line, main).find((other) => other.food.key === food?.key)?.range;
  return (range ?? same)?.high ?? Number.POSITIVE_INFINITY;
}

export interface AnalysedAllergens {
  profile: ProfileAllergen[];
  detailed: DetailedAllergen[];
  /** Depends on the choice, the kind or the brand; none of `detailed`. */
  mayContain: DetailedAllergen[];
  /** Which cereals, nuts, crustaceans and molluscs stand behind both, where that is known. */
  kinds: AllergenKind[];
  /** Every line was read whole; only then is an absent allergen certain. */
  isComplete: boolean;
}

export function allergensOf(lines: readonly ParsedLine[]): AnalysedAllergens {
  const served = servedFoods(lines, 1);
  const certain = served.filter(({ isCertain }) => isCertain);
  const sure = new Set<string>(certain.flatMap(({ contents }) => contents.traits));
  const possible = new Set<string>(
    served.flatMap(({ contents }) => [
      ...contents.traits,
      ...contents.may.map(({ trait }) => trait),
    ]),
  );
  // Oats count as gluten unless labelled gluten-free: a false warning is the safer error.
  for (const traits of [sure, possible]) if (traits.has('maybe-gluten')) traits.add('gluten');
  const detailed = detailedAllergens.filter((allergen) => sure.has(allergen));
  return {
    profile: profileAllergens.filter((group) =>
      profileAllergenGroups[group].some((allergen) => detailed.includes(allergen)),
    ),
    detailed,
    mayContain: detailedAllergens.filter(
      (allergen) => possible.has(allergen) && !sure.has(allergen),
    ),
    kinds: [...new Set(served.flatMap(({ contents }) => contents.kinds))],
    isComplete: lines.every((line) => line.isReadWhole),
  };
}
