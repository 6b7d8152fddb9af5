import type { Cuisine, MealType } from '@pomona/food/labels/diets';

/** How a food is cut or made ready before cooking. */
export const cuts = [
  'whole',
  'halved',
  'quartered',
  'wedges',
  'chunks',
  'diced',
  'finely_diced',
  'sliced',
  'thinly_sliced',
  'strips',
  'sticks',
  'florets',
  'chopped',
  'minced',
  'grated',
  'torn',
  'crumbled',
  'crushed',
  'mashed',
  'ground',
  'drained',
  'rinsed_drained',
  'pitted',
  'peeled_diced',
  'peeled_sliced',
  'beaten',
  'zested',
  'juiced',
  'toasted',
  'cooked',
  'thawed',
  'patted_dry',
] as const;
export type Cut = (typeof cuts)[number];

/** What happens in a step; the wording turns each into a clause. */
export const techniques = [
  'preheat_oven',
  'preheat_grill',
  'boil_water',
  'boil_in_water',
  'cook_covered_absorbing',
  'simmer_in_liquid',
  'simmer_covered',
  'reduce',
  'steam',
  'poach',
  'soft_boil',
  'heat_fat',
  'sweat',
  'brown',
  'stir_fry',
  'fry_each_side',
  'fry_spices',
  'toast_dry',
  'scramble',
  'set_on_low_heat',
  'roast',
  'roast_on',
  'bake',
  'grill',
  'bake_in_parcel',
  'stuff',
  'fill_leaves',
  'thread_on_skewers',
  'shape_patties',
  'shape_balls',
  'add',
  'add_liquid',
  'stir_in',
  'fold_in',
  'season',
  'mix',
  'whisk',
  'blend',
  'mash',
  'marinate',
  'dress',
  'toss',
  'fill',
  'spread',
  'roll_up',
  'layer',
  'arrange',
  'pour_over',
  'ladle_batter',
  'flip',
  'chill',
  'rest',
  'soak_overnight',
  'drain',
  'set_aside',
  'take_out',
  'serve_over',
  'serve_with',
  'top',
  'drizzle',
  'divide',
] as const;
export type Technique = (typeof techniques)[number];

/** How one sees, hears or feels that it is done. */
export const cues = [
  'soft',
  'translucent',
  'golden',
  'browned',
  'crisp_tender',
  'fork_tender',
  'al_dente',
  'wilted',
  'fragrant',
  'thickened',
  'set',
  'just_set',
  'flakes',
  'no_pink',
  'opaque_pink',
  'absorbed',
  'bubbling',
  'smooth',
  'firm',
  'juices_clear',
  'hot_through',
  'core_74',
  'core_63',
] as const;
export type Cue = (typeof cues)[number];

export const vessels = [
  'pan',
  'pot',
  'wok',
  'saucepan',
  'baking_tray',
  'baking_dish',
  'bowl',
  'large_bowl',
  'blender',
  'jar',
  'glass',
  'plate',
  'board',
  'parchment',
] as const;
export type Vessel = (typeof vessels)[number];

/** The place of a food in a dish. */
export const slots = [
  'main',
  'second',
  'base',
  'vegetable',
  'aromatic',
  'fat',
  'liquid',
  'sauce',
  'acid',
  'spice',
  'herb',
  'salt',
  'sweet',
  'binder',
  'leavening',
  'topping',
  'fruit',
  'dairy',
] as const;
export type Slot = (typeof slots)[number];

/** An ingredient line before it has words. Amounts are of the whole dish. */
export interface DishPart {
  /** Key of the food table. */
  food: string;
  slot: Slot;
  /** As measured in a kitchen: `{ value: 2, unit: null }` is two pieces; units are keys of `food/amounts/units`. */
  amount: { value: number; unit: string | null };
  /** Eaten part, for the targets of the search. */
  grams: number;
  cut: Cut | null;
  /** Typed by the person. */
  isGiven: boolean;
}

/** One clause of a step. */
export interface Action {
  technique: Technique;
  /** Indices of `Dish.parts`, in the order in which they are named. */
  parts: readonly number[];
  /** Components that steps made before ("the sauce"). */
  uses?: readonly Component[];
  /** What the result is called from now on. */
  makes?: Component;
  vessel?: Vessel;
  heat?: 'low' | 'medium' | 'medium_high' | 'high';
  celsius?: number;
  minutes?: number;
  cue?: Cue;
  /** Water that is no ingredient line: "300 ml water". */
  waterMilliliters?: number;
}

/** Names of half-finished things. */
export const components = [
  'sauce',
  'dressing',
  'marinade',
  'batter',
  'dough',
  'filling',
  'paste',
  'spice_mix',
  'egg_mix',
  'base',
  'vegetables',
  'protein',
  'topping',
  'patties',
  'skewers',
  'parcels',
  'aside',
  'everything',
] as const;
export type Component = (typeof components)[number];

/** Composed by the engine: everything that a recipe says, in no language yet. */
export interface Dish {
  /** Id of its formula: `stir-fry`, `dal`. */
  formula: string;
  cuisine: Cuisine | null;
  mealType: MealType;
  servings: number;
  parts: readonly DishPart[];
  steps: readonly (readonly Action[])[];
  minutes: { prep: number; cook: number; rest: number };
  difficulty: 'easy' | 'medium' | 'hard';
  /** Parts that the title names, the first first. */
  titleParts: readonly number[];
  /** Formula and main foods, for "another" (`RecipeRequest.shown`). */
  fingerprint: string;
}
