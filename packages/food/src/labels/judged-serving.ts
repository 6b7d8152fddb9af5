import type { Figure, Range } from '../figures/figures.ts';
import type { Contents, Role } from '../foods/food-row.ts';
import type { Food } from '../table/table.ts';
import type { MealType } from './diets.ts';
import type { Condition, RuleFigure } from './label-rules.ts';

export type Verdict = 'proven' | 'refuted' | 'cannot_tell';

/** A condition with the evidence. Safe as JSON. */
export interface Reason {
  verdict: Verdict;
  condition: Condition['kind'];
  figure?: RuleFigure;
  range?: Range;
  /** Of a figure, of the grams of a role, or of a count of groups. */
  limit?: number;
  /** Where the limit is not that of a meal. */
  limitFor?: 'snack' | 'drink';
  role?: Role;
  /** Keys of foods that refute, support or leave it open. */
  foods?: string[];
  /** The same for words without a row: "breaded", "vegan cheese". */
  words?: string[];
  groups?: string[];
  /** Every group of the rule, with its grams per serving. */
  counted?: CountedGroup[];
}

export interface CountedGroup {
  name: string;
  verdict: Verdict;
  low: number;
  high: number | null;
  needed: number;
  foods: string[];
}

export interface ServedFood {
  /** `null` where only the contents are known. */
  food: Food | null;
  text: string;
  /** Contents after claims ("gluten-free oats"). */
  contents: Required<Contents>;
  low: number;
  high: number;
  /** Neither an alternative nor optional. */
  isCertain: boolean;
}

export interface JudgedServing {
  mealType: MealType;
  /** An unknown load has a range without a value. */
  figures: Readonly<Record<RuleFigure, Omit<Figure, 'value'> & { value: number | null }>>;
  /** Recognised foods with the range of grams in a serving. */
  foods: readonly ServedFood[];
  isNamed: boolean;
  /** Every line was read whole and has a weight. */
  isComplete: boolean;
  isDrink: boolean;
}
