import { describe, expect, it } from 'vitest';
import { allergensExplained } from './explanation-allergens.ts';

function found(lines: string[]) {
  return allergensExplained({ lines, servings: 1 }).found;
}

describe('REC-05 allergens are told with the foods that bring them', () => {
  it('names the food and the lists that the allergen stands in', () => {
    expect(found(['50 g feta', '100 g spinach'])).toEqual([
      {
        allergen: 'milk',
        eu: true,
        us: true,
        profile: ['Dairy'],
        isCertain: true,
        foods: [{ key: 'feta', name: 'feta', isCertain: true, kinds: [] }],
      },
    ]);
    const [mustard] = found(['1 tsp Dijon mustard']);
    expect(mustard).toMatchObject({ allergen: 'mustard', eu: true, us: false, profile: [] });
  });

  it('REC-10 names the kind of a tree nut', () => {
    const [nuts] = found(['20 g walnuts', '20 g almonds']);
    expect(nuts?.foods.map(({ kinds }) => kinds)).toEqual([['walnut'], ['almond']]);
  });

  it('tells what is not certain: alternatives, optional foods and oats', () => {
    const certain = (lines: string[]) =>
      found(lines).flatMap((one) => one.foods.map(({ key, isCertain }) => `${key} ${isCertain}`));
    expect(certain(['10 g olive oil or butter'])).toEqual(['butter false']);
    expect(certain(['10 g feta, optional'])).toEqual(['feta false']);
    expect(certain(['50 g rolled oats'])).toEqual(['oats false']);
    expect(certain(['50 g gluten-free rolled oats'])).toEqual([]);
    expect(certain(['10 g feta, optional', '20 g feta'])).toEqual(['feta true']);
  });

  it('names the lines of which nothing is known', () => {
    const { unknownLines } = allergensExplained({ lines: ['3 flubberworts'], servings: 1 });
    expect(unknownLines).toEqual(['3 flubberworts']);
  });
});
