import type { Language } from '@pomona/contract/languages';

/** A recipe as its source has it: cleaned, not yet within the limits of a recipe; empty where the source says nothing. */
export interface FoundRecipe {
  title: string;
  description: string;
  /** `null` where the source does not say, or names one that we do not support. */
  language: Language | null;
  /** Words for the meal, the best first ("Main course", "Abendessen"). */
  meals: string[];
  cuisines: string[];
  difficulty: string;
  prepMinutes: number | null;
  cookMinutes: number | null;
  /** Waiting: soaking, marinating, rising, setting, chilling. */
  restMinutes: number | null;
  totalMinutes: number | null;
  servings: number | null;
  /** The source counts pieces ("makes about 8"), not people. */
  isPieces: boolean;
  ingredients: string[];
  instructions: string[];
  tags: string[];
  notes: { make_ahead?: string; swap?: string };
  advice: string[];
  /** Absolute or relative to where it was read. */
  sourceUrl: string;
  sourceName: string;
  image: string;
}

export function emptyRecipe(): FoundRecipe {
  return {
    title: '',
    description: '',
    language: null,
    meals: [],
    cuisines: [],
    difficulty: '',
    prepMinutes: null,
    cookMinutes: null,
    restMinutes: null,
    totalMinutes: null,
    servings: null,
    isPieces: false,
    ingredients: [],
    instructions: [],
    tags: [],
    notes: {},
    advice: [],
    sourceUrl: '',
    sourceName: '',
    image: '',
  };
}
