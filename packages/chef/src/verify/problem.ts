import type { DetailedAllergen } from '@pomona/food/foods/allergens';
import type { DietType } from '@pomona/food/labels/diets';

/** What the verifier found wrong with a recipe. */
export type Problem =
  /** A line that is not read whole, or whose food is unknown. */
  | { kind: 'unread_line'; line: number; words: readonly string[] }
  | { kind: 'no_amount'; line: number }
  | { kind: 'odd_amount'; line: number; gramsPerServing: number }
  /** Certain or possible: both are refused. */
  | { kind: 'allergen'; line: number | null; allergen: DetailedAllergen; text?: string }
  | { kind: 'diet'; diet: DietType; verdict: 'refuted' | 'cannot_tell'; lines: readonly number[] }
  | { kind: 'excluded_food'; line: number }
  | { kind: 'too_long'; minutes: number }
  | { kind: 'steps_longer_than_stated'; minutes: number }
  | { kind: 'wrong_servings' }
  | { kind: 'wrong_meal' }
  /** A line that no step uses. */
  | { kind: 'unused_line'; line: number }
  /** A food in a step, the title or the description that no line has. */
  | { kind: 'unlisted_food'; step: number | null; food: string }
  | { kind: 'medical_claim'; text: string }
  | { kind: 'markup'; text: string }
  | { kind: 'too_few_given_used'; share: number }
  | { kind: 'shape'; detail: string };
