import type { DietType } from '@pomona/food/labels/diets';
import {
  BicepsFlexed,
  CandyOff,
  Carrot,
  Droplet,
  EggFried,
  Flower,
  HeartPulse,
  type LucideIcon,
  Sailboat,
  Salad,
  Snowflake,
  Vegan,
  Wheat,
  WheatOff,
} from 'lucide-react';

/** The icon of each diet label, for badges and for the filter chips. */
export const dietIcons: Record<DietType, LucideIcon> = {
  PCOS: Flower,
  'Diabetes-Friendly': Droplet,
  'Low-Sugar': CandyOff,
  'Gluten-Free': WheatOff,
  Vegetarian: Carrot,
  Vegan,
  Keto: EggFried,
  Mediterranean: Sailboat,
  'Anti-Inflammatory': Snowflake,
  'Heart-Healthy': HeartPulse,
  'High-Fiber': Wheat,
  'Low-Carb': Salad,
  'High-Protein': BicepsFlexed,
};
