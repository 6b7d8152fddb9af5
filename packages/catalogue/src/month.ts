import type { RecipeAnalysis } from '@pomona/food/analysis/analysis';
import type { DetailedAllergen } from '@pomona/food/foods/allergens';
import type { DietType } from '@pomona/food/labels/diets';
import type { RecipeTrait } from '@pomona/food/traits/traits';
import { analysisOf } from './figures.ts';
import type { CatalogueRecipe } from './schema.ts';
import { traitsOfRecipe } from './traits.ts';

/** A recipe with what a month is picked by; figures per serving, energy in kcal, sodium in mg, the rest in g. */
export interface Dish {
  id: string;
  meal: CatalogueRecipe['meal_type'];
  labels: ReadonlySet<DietType>;
  traits: ReadonlySet<RecipeTrait>;
  /** In it, or perhaps. */
  allergens: ReadonlySet<DetailedAllergen>;
  energy: number;
  fibre: number;
  protein: number;
  sodium: number;
}

export function dishOf(recipe: CatalogueRecipe, analysis = analysisOf(recipe)): Dish {
  const { labels, allergens } = analysis;
  return {
    id: recipe.id,
    meal: recipe.meal_type,
    labels: new Set(labels.flatMap(({ label, verdict }) => (verdict === 'proven' ? label : []))),
    traits: new Set(traitsOfRecipe(recipe, analysis)),
    allergens: new Set([...allergens.detailed, ...allergens.mayContain]),
    ...figuresOf(analysis),
  };
}

function figuresOf({ nutrition }: RecipeAnalysis) {
  const value = (key: 'calories' | 'fiber' | 'protein' | 'sodium') => nutrition[key]?.value ?? 0;
  const [energy, fibre] = [value('calories'), value('fiber')];
  return { energy, fibre, protein: value('protein'), sodium: value('sodium') };
}

/** What all dishes of a month keep to. */
export interface MonthPlan {
  name: string;
  fits(dish: Dish): boolean;
}

const labelled =
  (...labels: DietType[]) =>
  (dish: Dish) =>
    labels.every((label) => dish.labels.has(label));

export const monthPlans: readonly MonthPlan[] = [
  { name: 'PCOS', fits: labelled('PCOS') },
  { name: 'Diabetes-Friendly', fits: labelled('Diabetes-Friendly') },
  { name: 'Vegetarian with PCOS', fits: labelled('Vegetarian', 'PCOS') },
  { name: 'Vegan', fits: labelled('Vegan') },
  {
    name: 'Gluten-Free and dairy-free',
    fits: (dish) => labelled('Gluten-Free')(dish) && !dish.allergens.has('milk'),
  },
  {
    name: 'Keto without eggs at breakfast',
    fits: (dish) =>
      labelled('Keto')(dish) && (dish.meal !== 'Breakfast' || !dish.allergens.has('egg')),
  },
  { name: 'Low-FODMAP', fits: (dish) => dish.traits.has('low_fodmap') },
];

export interface Day {
  breakfast: Dish;
  lunch: Dish;
  dinner: Dish;
}

export interface Month {
  /** As many as can be filled. */
  days: Day[];
  /** How many dishes are missing of thirty. */
  missing: { breakfasts: number; lunches: number; dinners: number };
}

const daysOfMonth = 30;

const byEnergy = (one: Dish, other: Dish) =>
  other.energy - one.energy || one.id.localeCompare(other.id);

/**
 * Thirty of each meal, none twice, those with most energy first: servings are small for a whole day. Lunches and dinners stand in for each
 * other where one of them is short. A day has a larger lunch beside a smaller dinner.
 */
export function pickMonth(dishes: readonly Dish[], { fits }: MonthPlan): Month {
  const of = (meal: Dish['meal']) =>
    dishes.filter((dish) => dish.meal === meal && fits(dish)).sort(byEnergy);
  const breakfasts = of('Breakfast').slice(0, daysOfMonth);
  const [ownLunches, ownDinners] = [of('Lunch'), of('Dinner')];
  const filled = (own: readonly Dish[], other: readonly Dish[]) =>
    [...own, ...other.slice(daysOfMonth)].slice(0, daysOfMonth).sort(byEnergy);
  const lunches = filled(ownLunches, ownDinners);
  const dinners = filled(ownDinners, ownLunches).reverse();
  const days = breakfasts.flatMap((breakfast, at): Day[] => {
    const [lunch] = lunches.slice(at, at + 1);
    const [dinner] = dinners.slice(at, at + 1);
    return lunch && dinner ? [{ breakfast, lunch, dinner }] : [];
  });
  return {
    days,
    missing: {
      breakfasts: daysOfMonth - breakfasts.length,
      lunches: daysOfMonth - lunches.length,
      dinners: daysOfMonth - dinners.length,
    },
  };
}

export const isWhole = ({ days }: Month): boolean => days.length === daysOfMonth;

/** Sum of a figure over the meals of a day. */
export const dayTotal = (
  { breakfast, lunch, dinner }: Day,
  figure: 'energy' | 'fibre' | 'protein' | 'sodium',
): number => breakfast[figure] + lunch[figure] + dinner[figure];
