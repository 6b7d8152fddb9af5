import type { CatalogueRecipe } from '../schema.ts';
import type { RecipeFigures } from './figures.ts';
import type { Finding } from './finding.ts';

/** mg of sodium in 100 g as eaten: below, a savory main tastes of nothing. */
const leastSalt = 80;
/** Or so many mg in the whole serving: a big bowl of soup is salted enough without passing the limits of the labels. */
const enoughSalt = 400;
/** Grams a serving, of a dish that is a meal. */
const leastProtein = 12;

/** Lunches and dinners are seasoned and have the protein of a meal, or say why not (`reason` of the recipe). */
export function weakMeals(recipe: CatalogueRecipe, figures: RecipeFigures): Finding[] {
  const { id, meal_type: meal, reason } = recipe;
  if ((meal !== 'Lunch' && meal !== 'Dinner') || reason !== undefined) return [];
  const findings: Finding[] = [];
  const { sodium = 0, protein = 0, grams } = figures;
  const density = (sodium / grams) * 100;
  if (density < leastSalt && sodium < enoughSalt) {
    const message = `${Math.round(density)} mg of sodium in 100 g, ${Math.round(sodium)} mg a serving`;
    findings.push({ recipe: id, check: 'seasoning', message });
  }
  if (protein < leastProtein) {
    const message = `${protein.toFixed(1)} g of protein a serving of a ${meal.toLowerCase()}`;
    findings.push({ recipe: id, check: 'protein', message });
  }
  return findings;
}
