import type { FoodAnalysis, ReadLine } from '@pomona/contract/foods/analysis';
import {
  type AvoidableAllergen,
  choicesAmong,
  type DetailedAllergen,
} from '@pomona/food/foods/allergens';
import type { DietType } from '@pomona/food/labels/diets';

/** What a typed ingredient means for this request. */
export type Hint = { readonly text: string } & (
  | { readonly kind: 'unknown' }
  | { readonly kind: 'diet'; readonly diet: DietType }
  | { readonly kind: 'allergen'; readonly allergen: AvoidableAllergen; readonly isSure: boolean }
  | { readonly kind: 'without' }
);

interface Circumstances {
  readonly diets: readonly DietType[];
  readonly avoided: readonly AvoidableAllergen[];
  /** Keys of the foods that are to be left out. */
  readonly without: ReadonlySet<string>;
}

/** At most one for each ingredient: the first reason decides. */
export function hintsOf(analysis: FoodAnalysis, circumstances: Circumstances): Hint[] {
  const rules = rulesOf(analysis, circumstances);
  return analysis.lines.flatMap((line): Hint[] => {
    const { text } = line;
    if (!isKnown(line)) return [{ kind: 'unknown', text }];
    const keys = keysOf(line);
    const rule = rules.find((one) => keys.some((key) => one.keys.has(key)));
    return rule === undefined ? [] : [{ ...rule.hint, text }];
  });
}

export const isKnown = ({ food }: ReadLine): boolean => food !== null;

function keysOf({ food, mentions }: ReadLine): string[] {
  const named = mentions.filter(({ certain }) => certain).map((mention) => mention.food);
  return [food, ...named].flatMap((one) => (one ? [one.key] : []));
}

type WithoutText<Kind> = Kind extends unknown ? Omit<Kind, 'text'> : never;
interface Rule {
  readonly keys: ReadonlySet<string>;
  readonly hint: WithoutText<Hint>;
}

function rulesOf(analysis: FoodAnalysis, { diets, avoided, without }: Circumstances): Rule[] {
  return [
    { keys: without, hint: { kind: 'without' } },
    ...analysis.allergen_foods.flatMap(allergenRules(avoided, true)),
    ...diets.map((diet) => dietRule(analysis, diet)),
    ...analysis.may_contain_foods.flatMap(allergenRules(avoided, false)),
  ];
}

type Found = FoodAnalysis['allergen_foods'][number];

const allergenRules =
  (avoided: readonly AvoidableAllergen[], isContained: boolean) =>
  ({ allergen, foods }: Found): Rule[] =>
    choicesAmong(avoided, [allergen satisfies DetailedAllergen]).flatMap((choice) =>
      [true, false].map((isCertain) => ({
        keys: new Set(
          foods.flatMap(({ key, is_certain }) =>
            key !== null && is_certain === isCertain ? [key] : [],
          ),
        ),
        hint: { kind: 'allergen', allergen: choice, isSure: isContained && isCertain } as const,
      })),
    );

/** The foods that rule a label out by what they are, not by their figures: those depend on the dish. */
function dietRule({ labels }: FoodAnalysis, diet: DietType): Rule {
  const because = labels.find(({ label }) => label === diet)?.because ?? [];
  const foods = because
    .filter(({ verdict, condition }) => verdict === 'refuted' && byKind.has(condition))
    .flatMap((reason) => reason.foods);
  return { keys: new Set(foods.map(({ key }) => key)), hint: { kind: 'diet', diet } };
}

const byKind: ReadonlySet<string> = new Set(['without', 'withoutRole']);
