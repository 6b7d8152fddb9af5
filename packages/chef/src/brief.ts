import type { DetailedAllergen } from '@pomona/food/foods/allergens';
import type { DietType } from '@pomona/food/labels/diets';
import type { Food } from '@pomona/food/table/table';
import type { RecipeRequest } from './request.ts';

/** Why a given food stays out of the recipe. */
export type LeftOutReason =
  /** Its contents contradict a diet ("butter: not vegan"). */
  | { kind: 'diet'; diet: DietType }
  /** It contains, or may contain, an allergen of the request. */
  | { kind: 'allergen'; allergen: DetailedAllergen }
  /** It is on the list of foods to leave out. */
  | { kind: 'without' }
  /** No dish that fits has a place for it. */
  | { kind: 'no_room' }
  /** Not eaten: a toxic or raw-only food, a household item. */
  | { kind: 'not_food' };

/** A typed ingredient and what is known of it. */
export interface GivenFood {
  text: string;
  /** `null`: the word is unknown; it may only be a flavour note. */
  food: Food | null;
  /** Set where it must not be used. */
  leftOut: LeftOutReason | null;
}

/** Aims per serving that come from diets, goals and follow-ups; grams, or glycaemic load. */
export interface Targets {
  minProtein?: number;
  minFiber?: number;
  maxNetCarbs?: number;
  maxGlycemicLoad?: number;
  maxSaturatedFat?: number;
  maxSodiumMilligrams?: number;
}

/** Two parts of the request that no recipe satisfies together, and the smallest change that helps (GEN-10). */
export interface Conflict {
  reason: ConflictReason;
  /** Nearest first. */
  changes: readonly RequestChange[];
}

export type ConflictReason =
  | { kind: 'too_little_time'; neededMinutes: number }
  | { kind: 'diets_contradict'; diets: readonly DietType[] }
  | { kind: 'all_left_out' }
  | { kind: 'no_known_food' }
  | { kind: 'label_out_of_range'; diet: DietType }
  | { kind: 'no_dish' };

export type RequestChange =
  | { kind: 'minutes'; maxMinutes: number }
  | { kind: 'drop_diet'; diet: DietType }
  | { kind: 'drop_cuisine' }
  | { kind: 'meal'; mealType: RecipeRequest['mealType'] }
  | { kind: 'swap_food'; from: string; to: string }
  | { kind: 'add_food'; food: string };

/** The request with its foods understood and its conditions made explicit. */
export interface Brief {
  request: RecipeRequest;
  given: readonly GivenFood[];
  /** Whether a food of the table may be used: all diets and allergens by its contents and kind, and `without`. */
  isAllowed(food: Food): boolean;
  targets: Targets;
  needsOven: 'allowed' | 'forbidden';
  /** Unknown words that are harmless as a flavour note. */
  flavourNotes: readonly string[];
  conflict: Conflict | null;
}
