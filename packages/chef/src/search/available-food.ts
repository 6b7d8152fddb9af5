import type { Food } from '@pomona/food/table/table';
import type { PantryFood } from '../pantry/pantry-food.ts';

/** A food that may be used, with what a cook knows of it. */
export interface AvailableFood {
  food: Food;
  traits: PantryFood;
  isGiven: boolean;
}
