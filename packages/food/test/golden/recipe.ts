import type { FigureKey } from '../../src/figures/figures.ts';

/**
 * A recipe whose figures were computed by hand: grams of each line × value per 100 g of its row, added up and divided
 * by the servings. The values are those of the source, not of the built table.
 */
export interface GoldenRecipe {
  title: string;
  lines: readonly string[];
  servings: number;
  /** Of each line: key of the food, number of the row, grams that are eaten. */
  foods: readonly (readonly [string, string, number])[];
  /** Per serving. */
  figures: Partial<Record<FigureKey, number>>;
  /** Σ index × available carbohydrate / 100, per serving; 32.5 for vegetables listed as untestable. */
  glycemicLoad?: number;
  /** How far energy may be off either way where every line is measured alike, as a fraction. */
  spread?: number;
}
