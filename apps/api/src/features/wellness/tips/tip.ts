import type { TipCategory } from '@pomona/contract/wellness/tips';
import type { DetailedAllergen } from '@pomona/food/foods/allergens';
import type { DietType } from '@pomona/food/labels/diets';
import type { sources } from './sources.ts';

/** What a tip may recommend and a member may avoid. */
export type NamedFood = DetailedAllergen | 'meat' | 'starch' | 'fruit';

export interface Tip {
  category: TipCategory;
  source: keyof typeof sources;
  /** Comes first for members with one of these. */
  helps?: readonly DietType[];
  /** Says nothing to members without one of these. */
  only?: readonly DietType[];
  /** Recommended in a text; a test looks for their words. */
  names?: readonly NamedFood[];
}

export interface TipText {
  title: string;
  content: string;
}
