/** For a whole recipe: over thirty times what the busiest of the catalogue takes. */
const maxComparisons = 200_000;

/** A limit on the work of linking, so that a recipe of senseless words takes no longer than a long one. */
export class Effort {
  #left = maxComparisons;

  /** Whether so many comparisons are left; they count as done. */
  spend(comparisons: number): boolean {
    this.#left -= comparisons;
    return this.#left >= 0;
  }
}
