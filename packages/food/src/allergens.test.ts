import { describe, expect, it } from 'vitest';
import {
  type DetailedAllergen,
  detailedAllergens,
  euAllergens,
  profileAllergenGroups,
  usAllergens,
} from './allergens.ts';
import { analyseRecipe } from './analysis.ts';

function allergensOf(...lines: string[]) {
  return analyseRecipe({ lines, servings: 1 }).allergens;
}

describe('the lists of allergens', () => {
  it('are the 14 of EU law and the 9 of US law, each known in detail', () => {
    expect([new Set(euAllergens).size, new Set(usAllergens).size]).toEqual([14, 9]);
    for (const one of [...euAllergens, ...usAllergens]) expect(detailedAllergens).toContain(one);
  });

  it('stand behind the six of the profile', () => {
    for (const groups of Object.values(profileAllergenGroups)) {
      expect(groups.length).toBeGreaterThan(0);
      for (const group of groups) expect(detailedAllergens).toContain(group);
    }
  });
});

describe('REC-05 allergens follow from the foods', () => {
  const containing: readonly (readonly [string, readonly DetailedAllergen[]])[] = [
    ['2 tbsp soy sauce', ['wheat', 'gluten', 'soy']],
    ['1 tbsp tamari', ['soy']],
    ['1 cup pearl barley', ['gluten']],
    ['2 tbsp almond butter', ['tree_nut']],
    ['1/4 cup peanut butter', ['peanut']],
    ['1 tbsp tahini', ['sesame']],
    ['1 stalk celery', ['celery']],
    ['1 tsp Dijon mustard', ['mustard']],
    ['1 tbsp fish sauce', ['fish']],
    ['100 g mussels', ['mollusc']],
    ['100 g shrimp', ['crustacean']],
    ['50 g marshmallows', []],
  ];
  it.each(containing)('%s', (line, expected) => {
    expect(allergensOf(line).detailed).toEqual(expected);
  });

  it.each([
    '1 large eggplant',
    '1 butternut squash',
    '1/2 tsp nutmeg',
    '2 cups coconut milk',
    '100 g oyster mushrooms',
    '200 g water chestnuts',
    '1 cup buckwheat flour',
    '100 g rice noodles',
    '4 corn tortillas',
  ])('%s only sounds like one', (line) => {
    const [parsed] = analyseRecipe({ lines: [line], servings: 1 }).lines;
    expect(parsed?.food).not.toBeNull();
    expect(allergensOf(line).profile).toEqual([]);
  });

  it('may follow from how a food is made: wine is sulphured, or is not', () => {
    const { detailed, mayContain } = allergensOf('100 ml dry white wine');
    expect(detailed).toEqual([]);
    expect(mayContain).toContain('sulphites');
  });

  it('is told of what is thrown away, optional or instead of something else', () => {
    expect(allergensOf('200 g shrimp, to discard').detailed).toContain('crustacean');
    expect(allergensOf('20 g feta, optional').mayContain).toEqual(['milk']);
    expect(allergensOf('10 g olive oil or butter').mayContain).toEqual(['milk']);
  });
});
