import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plateSizes } from '../figures/plate-sizes.ts';
import { languages } from '../foods/languages.ts';
import { parseLine } from '../lines/line.ts';
import { foodByKey } from '../table/table.ts';
import { analyseRecipe, type RecipeLines } from './analysis.ts';
import { largerPlates, type Plate, sides } from './larger-plates.ts';

const now = () => Promise.resolve();
const soup: RecipeLines = {
  lines: ['200 g red lentils', '200 g carrots', '20 g olive oil', '1 onion', '800 ml water'],
  servings: 3,
  mealType: 'Dinner',
};

async function offersOf(recipe: RecipeLines) {
  const plates = await largerPlates(recipe, now);
  if (plates === null) throw new Error('No plates are offered');
  return plates.offers;
}

function expectJudged({ analysis, lost }: Plate, size: number): void {
  const { nutrition, labels } = analysis;
  expect(Math.abs((nutrition.calories?.value ?? 0) - size)).toBeLessThanOrEqual(20);
  const proven = labels.filter(({ verdict }) => verdict === 'proven').map(({ label }) => label);
  expect(proven.filter((label) => lost.includes(label))).toEqual([]);
}

describe('DETAIL-04 a small main meal is offered as a larger plate', () => {
  it('more of the dish multiplies the figures of a serving', async () => {
    const { nutrition, glycemicLoad } = analyseRecipe(soup);
    for (const { size, more } of await offersOf(soup)) {
      const plate = more?.analysis;
      expect(plate?.nutrition.calories?.value).toBeCloseTo(size, 6);
      for (const key of ['protein', 'carbs', 'fiber', 'sodium'] as const)
        expect(plate?.nutrition[key]?.value).toBeCloseTo(
          (nutrition[key]?.value ?? 0) * (more?.servings ?? 0),
          6,
        );
      expect(plate?.glycemicLoad.value).toBeCloseTo(
        (glycemicLoad.value ?? 0) * (more?.servings ?? 0),
        6,
      );
    }
  });

  it('a dish for one is offered as well, but never more than two servings of it', async () => {
    const bowl: RecipeLines = {
      lines: ['100 g chickpeas', '8 g olive oil'],
      servings: 1,
      mealType: 'Lunch',
    };
    const offers = await offersOf(bowl);
    expect(offers.map(({ size }) => size)).toEqual([...plateSizes]);
    for (const { more } of offers)
      if (more !== null) {
        expect(more.servings).toBeLessThanOrEqual(2);
        expect(more.analysis.nutrition.calories?.value).toBeGreaterThan(440);
      }
    expect(offers.some(({ more }) => more === null)).toBe(true);
  });

  it('a side adds its own figures by the food table', async () => {
    const { nutrition } = analyseRecipe(soup);
    const [, middle] = await offersOf(soup);
    const rice = middle?.withSide.find(({ food }) => food === 'brown-rice');
    // 20036 brown rice: 367 kcal, 76.25 g carbohydrate in 100 g.
    const grams = rice?.grams ?? 0;
    expect(grams).toBeGreaterThan(0);
    expect(rice?.analysis.nutrition.calories?.value).toBeCloseTo(
      (nutrition.calories?.value ?? 0) + grams * 3.67,
      6,
    );
    expect(rice?.analysis.nutrition.carbs?.value).toBeCloseTo(
      (nutrition.carbs?.value ?? 0) + grams * 0.7625,
      1,
    );
  });

  it('judges allergens and labels with the side, and says what is lost', async () => {
    const offers = await offersOf(soup);
    const withSide = offers.flatMap((offer) => offer.withSide);
    const bread = withSide.find(({ food }) => food === 'bread-rye-wholegrain');
    expect(bread?.analysis.allergens.detailed).toContain('gluten');
    expect(bread?.lost).toContain('Gluten-Free');
    const walnuts = withSide.find(({ food }) => food === 'walnuts');
    expect(walnuts?.analysis.allergens.detailed).toContain('tree_nut');
    expect(walnuts?.lost).not.toContain('Vegan');
  });

  it('puts those first that cost the fewest labels', async () => {
    for (const { withSide } of await offersOf(soup)) {
      const lost = withSide.map((plate) => plate.lost.length);
      expect(lost).toEqual(lost.toSorted((a, b) => a - b));
    }
  });

  it.each([
    ['a snack', { ...soup, mealType: 'Snack' as const }],
    ['a breakfast', { ...soup, mealType: 'Breakfast' as const }],
    ['a full meal', { ...soup, servings: 1 }],
    ['a dish of unknown energy', { ...soup, lines: ['2 flubberworts'] }],
    ['water', { ...soup, lines: ['200 ml water'] }],
  ])('nothing is offered for %s', async (_, recipe) => {
    expect(await largerPlates(recipe, now)).toBeNull();
  });

  it('reads each side as its food in every language', () => {
    for (const { food, step } of sides)
      for (const language of languages) {
        const line = parseLine(`${step * 4} g ${foodByKey(food)?.names[language][0]}`, {
          language,
        });
        expect(line).toMatchObject({ food: { key: food }, grams: step * 4, isReadWhole: true });
      }
  });

  it('whatever the dish: near its size, and no label of a plate that its own analysis does not prove', async () => {
    const dish = fc.record({
      lines: fc
        .array(
          fc.tuple(
            fc.integer({ min: 10, max: 300 }),
            fc.constantFrom(
              'chicken breast',
              'zucchini',
              'red lentils',
              'olive oil',
              'Greek yogurt',
            ),
          ),
          { minLength: 1, maxLength: 5 },
        )
        .map((parts) => parts.map(([grams, food]) => `${grams} g ${food}`)),
      servings: fc.integer({ min: 1, max: 6 }),
      mealType: fc.constantFrom('Lunch' as const, 'Dinner' as const),
    });
    await fc.assert(
      fc.asyncProperty(dish, async (recipe) => {
        const plates = await largerPlates(recipe, now);
        for (const { size, more, withSide } of plates?.offers ?? [])
          for (const plate of [...withSide, more].filter((one) => one !== null))
            expectJudged(plate, size);
      }),
      { numRuns: 60 },
    );
  });
});
