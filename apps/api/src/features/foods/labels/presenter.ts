import type { FoundAllergen, JudgedLabel, LabelReason } from '@pomona/contract/foods/labels';
import type { ExplainedReason, LabelExplanation } from '@pomona/food/analysis/explanation';
import type {
  AllergenExplanation,
  FoundAllergen as ExplainedAllergen,
} from '@pomona/food/analysis/explanation-allergens';
import { rounded, shortRange as short } from '../presenter.ts';

/** A label with what was found for each condition of its rule. */
export function presentLabel(explained: LabelExplanation): JudgedLabel {
  const { label, verdict, isLikely, reasons, basis, citations, notes } = explained;
  return {
    ...{ label, verdict, basis, citations, notes },
    is_likely: isLikely,
    because: reasons.map(presentReason),
  };
}

function presentReason(reason: ExplainedReason): LabelReason {
  const { verdict, condition, figure, unit, range, limit, limitFor, role } = reason;
  const { foods, counted, contributesTo, contributions, widest } = reason;
  return {
    verdict,
    condition,
    ...(figure && { figure }),
    ...(unit && { unit }),
    ...(range && { range: short(range) }),
    ...(limit !== undefined && { limit }),
    ...(limitFor && { limit_for: limitFor }),
    ...(role && { role }),
    foods,
    ...(counted && { counted: counted.map(short) }),
    ...(contributesTo && { contributes_to: contributesTo }),
    ...(contributions && { contributions: contributions.map(presentContribution) }),
    ...(widest && { widest }),
    ...(reason.words && { words: reason.words }),
    unknown_lines: reason.unknownLines,
    doubts: reason.doubts,
    unmeasured: reason.unmeasured,
  };
}

type Contribution = NonNullable<ExplainedReason['contributions']>[number];

function presentContribution({ share, ...food }: Contribution): Contribution {
  return { ...short(food), share: rounded(share) };
}

/** What is surely in the dish, and what depends on the choice, the kind or the brand, with the foods that bring it. */
export function presentAllergens({ found }: AllergenExplanation) {
  const those = (isSure: boolean) =>
    found.filter(({ isCertain }) => isCertain === isSure).map(presentAllergen);
  return { allergen_foods: those(true), may_contain_foods: those(false) };
}

function presentAllergen({ allergen, eu, us, foods }: ExplainedAllergen): FoundAllergen {
  return {
    ...{ allergen, eu, us },
    foods: foods.map(({ key, name, isCertain, kinds }) => ({
      ...{ key, name, kinds },
      is_certain: isCertain,
    })),
  };
}
