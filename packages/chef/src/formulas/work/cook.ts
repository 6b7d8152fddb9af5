import type { Action, Cut, Slot } from '../../dish.ts';
import type { CookingWay } from '../../pantry/pantry-food.ts';
import type { Measured } from '../../search/amounts.ts';
import type { AvailableFood } from '../../search/available-food.ts';

/** A food in its slot, cut and measured. */
export interface Placed {
  /** Of its line. */
  part: Slot;
  /** Of the line. */
  index: number;
  slotId: string;
  stock: AvailableFood;
  way: CookingWay | null;
  cut: Cut | null;
  measured: Measured;
}

export type Step = readonly Action[];

/** The foods of a dish by their slots, for the functions that write its steps. */
export class Cook {
  readonly servings: number;
  readonly #placed: readonly Placed[];

  constructor(placed: readonly Placed[], servings: number) {
    this.#placed = placed;
    this.servings = servings;
  }

  get all(): readonly Placed[] {
    return this.#placed;
  }

  of(...slotIds: readonly string[]): Placed[] {
    return slotIds.flatMap((id) => this.#placed.filter(({ slotId }) => slotId === id));
  }

  has(...slotIds: readonly string[]): boolean {
    return this.of(...slotIds).length > 0;
  }

  grams(...slotIds: readonly string[]): number {
    return this.of(...slotIds).reduce((total, { measured }) => total + measured.grams, 0);
  }
}

export const indices = (placed: readonly Placed[]) => placed.map(({ index }) => index);
