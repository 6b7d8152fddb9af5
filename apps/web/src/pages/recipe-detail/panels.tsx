// What stands behind the figures: one chunk, fetched when somebody opens a part of it.
export { CalculationPanel } from '#features/foods/panels/calculation-panel.tsx';
export { LoadRangePanel } from '#features/foods/panels/load-range-panel.tsx';
export { NutritionFactsPanel } from '#features/foods/panels/nutrition-facts-panel.tsx';
export { RangesPanel } from '#features/foods/panels/ranges-panel.tsx';
