/**
 * What a recipe says to people who have to take care. For people who are pregnant or trying to conceive, older people,
 * small children and people with a weak immune system:
 * - eggs, raw fish, smoked fish and sprouts: US FDA, "Food Safety for Pregnant Women, Their Unborn Babies, and Children
 *   Under Five" and "What You Need to Know About Egg Safety"; FoodSafety.gov, "People at Risk: Pregnant Women"
 * - mercury and tuna: US FDA and EPA, "Advice about Eating Fish" (choices to avoid; tuna steaks among the good choices,
 *   one serving a week)
 * - liver: UK NHS, "Foods to avoid in pregnancy" (vitamin A); EFSA (2015), tolerable intake of vitamin A
 * For people who avoid gluten: US FDA, "Gluten and Food Labeling" (21 CFR 101.91) on grains handled beside wheat, and on
 * sauces and stocks that may be made with it.
 */
export const safetyNotes = [
  'runny_egg',
  'raw_fish',
  'smoked_fish',
  'raw_sprouts',
  'mercury',
  'fresh_tuna',
  'liver',
  'gluten_oats',
  'gluten_grains',
  'gluten_tamari',
  'gluten_stock',
] as const;
export type SafetyNote = (typeof safetyNotes)[number];

export const glutenNotes = [
  'gluten_oats',
  'gluten_grains',
  'gluten_tamari',
  'gluten_stock',
] as const satisfies readonly SafetyNote[];

export const isGlutenNote = (note: SafetyNote): boolean => glutenNotes.some((one) => one === note);
