import type { Cuisine } from '@pomona/food/labels/diets';
import type { Cue, Cut, Slot, Technique } from '../dish.ts';

/** One way to cook a food, as cut for it. */
export interface CookingWay {
  technique: Technique;
  cut: Cut;
  /** Until done at this cut, both sides together; of `roast`, `bake` and `grill` at `celsius`. */
  minutes: number;
  celsius?: number;
  cue: Cue;
}

/** How well it goes with others: dishes mix foods whose tastes agree. */
export const tastes = [
  'sweet',
  'sour',
  'bitter',
  'umami',
  'hot',
  'fatty',
  'fresh',
  'earthy',
  'smoky',
  'neutral',
] as const;
export type Taste = (typeof tastes)[number];

/** What a cook knows of a food, beside its row of the food table. */
export interface PantryFood {
  /** Of the food table. */
  key: string;
  slots: readonly Slot[];
  /** Eaten grams of one serving in its usual slot. */
  servingGrams: { min: number; usual: number; max: number };
  /** The unit of its line: a key of `food/amounts/units`, or `null` for pieces. */
  unit: string | null;
  /** Amounts are multiples of this, in `unit`: 0.5 onions, 50 g. */
  step: number;
  /** Eaten without cooking; the cut for that, `whole` where it needs none. */
  raw: Cut | null;
  /** Best first; empty for what only seasons. */
  ways: readonly CookingWay[];
  /** Minutes of cutting for two servings. */
  prepMinutes: number;
  tastes: readonly Taste[];
  /** Where it is at home; empty: everywhere. */
  cuisines: readonly Cuisine[];
  /** Dishes in which it stands for breakfast or for something sweet. */
  isSweetDish?: boolean;
  /** One that the engine may add by itself, found in an ordinary kitchen or shop. */
  isCommon: boolean;
  /** In few kitchens: added only where a restriction leaves little else. */
  isRare?: boolean;
}

/** What gives a kitchen its taste; keys of the food table, the most typical first. */
export interface FlavourProfile {
  cuisine: Cuisine;
  fats: readonly string[];
  aromatics: readonly string[];
  acids: readonly string[];
  /** Used together: "cumin, coriander, turmeric". */
  spices: readonly (readonly string[])[];
  herbs: readonly string[];
  sauces: readonly string[];
  finishing: readonly string[];
}
