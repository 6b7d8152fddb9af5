import { heats, recipeTraits, seasons } from '@pomona/food/traits/traits';
import { describe, expect, it } from 'vitest';
import { sampleRecipe } from '../test/sample.ts';
import { analysisOf } from './figures.ts';
import { likeness, nearTwins, plateOf } from './likeness.ts';
import { dishOf, isWhole, monthPlans, pickMonth } from './month.ts';
import { readCatalogue } from './read.ts';

const analysed = readCatalogue().map((recipe) => ({ recipe, analysis: analysisOf(recipe) }));
const dishes = analysed.map(({ recipe, analysis }) => dishOf(recipe, analysis));

describe('REC-06 a month of meals, none twice', () => {
  it.each(monthPlans.map((plan) => [plan.name, plan] as const))('for %s', (_, plan) => {
    const month = pickMonth(dishes, plan);
    expect(month.missing).toEqual({ breakfasts: 0, lunches: 0, dinners: 0 });
    const picked = month.days.flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner]);
    expect(new Set(picked.map(({ id }) => id)).size).toBe(90);
    expect(picked.filter((dish) => !plan.fits(dish))).toEqual([]);
  });

  it('says what is missing where there are too few', () => {
    const [plan] = monthPlans;
    const few = dishes.filter(({ meal }) => meal !== 'Breakfast');
    const month = plan && pickMonth(few, plan);
    expect(month && isWhole(month)).toBe(false);
    expect(month?.missing).toEqual({ breakfasts: 30, lunches: 0, dinners: 0 });
  });
});

describe('REC-14 traits of the collection', () => {
  const count = (trait: (typeof recipeTraits)[number]) =>
    dishes.filter(({ traits }) => traits.has(trait)).length;

  it('each is in some recipe, and each recipe has one heat', () => {
    expect(recipeTraits.filter((trait) => count(trait) === 0)).toEqual([]);
    expect(
      dishes.filter((dish) => heats.filter((one) => dish.traits.has(one)).length !== 1),
    ).toEqual([]);
  });

  it('has something for children, the freezer, one pot and each season', () => {
    expect(count('children')).toBeGreaterThanOrEqual(200);
    expect(count('low_fodmap')).toBeGreaterThanOrEqual(90);
    expect(count('freezer')).toBeGreaterThanOrEqual(80);
    expect(count('one_pot')).toBeGreaterThanOrEqual(150);
    for (const season of seasons) expect(count(season)).toBeGreaterThanOrEqual(150);
  });

  it('has main dishes, breakfasts and snacks on a budget', () => {
    const cheap = dishes.filter(({ traits }) => traits.has('budget'));
    const ofMeals = (...meals: string[]) => cheap.filter(({ meal }) => meals.includes(meal)).length;
    expect(ofMeals('Lunch', 'Dinner')).toBeGreaterThanOrEqual(60);
    expect(ofMeals('Breakfast')).toBeGreaterThanOrEqual(30);
    expect(ofMeals('Snack')).toBeGreaterThanOrEqual(30);
  });
});

describe('REC-06 no near-twins', () => {
  const plates = analysed.map(({ recipe, analysis }) => ({
    id: recipe.id,
    plate: plateOf(analysis),
  }));

  it('a copy with one spice more is one, another dish is none', () => {
    const plate = (lines: readonly string[]) =>
      plateOf(analysisOf(sampleRecipe({ ingredients: [...lines] })));
    const { ingredients } = sampleRecipe();
    const own = plate(ingredients);
    expect(likeness(own, own)).toBeCloseTo(1);
    expect(likeness(own, plate([...ingredients, '1/4 tsp ground cumin']))).toBeGreaterThan(
      nearTwins,
    );
    expect(likeness(own, plate(['150 g cod', '200 g zucchini', '1 tbsp olive oil']))).toBeLessThan(
      0.2,
    );
  });

  it('none of two recipes', () => {
    const twins = plates.flatMap((one, at) =>
      plates
        .slice(at + 1)
        .filter((other) => likeness(one.plate, other.plate) > nearTwins)
        .map((other) => `${one.id} and ${other.id}`),
    );
    expect(twins).toEqual([]);
  });
});
