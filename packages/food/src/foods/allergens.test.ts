import { describe, expect, it } from 'vitest';
import { analyseRecipe } from '../analysis/analysis.ts';
import {
  allergensBehind,
  avoidableAllergens,
  choicesAmong,
  type DetailedAllergen,
  detailedAllergens,
  euAllergens,
  finerAllergens,
  namedAllergens,
  profileAllergenGroups,
  profileAllergens,
  sameGroupAs,
  usAllergens,
} from './allergens.ts';

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

describe('REC-10 what a person avoids', () => {
  it('is one of the six or of the fourteen', () => {
    expect(avoidableAllergens).toEqual([...profileAllergens, ...euAllergens]);
    expect(allergensBehind(['Nuts', 'peanut'])).toEqual(['tree_nut', 'peanut']);
    expect(allergensBehind(['gluten'])).toEqual(allergensBehind(['Gluten']));
    expect(allergensBehind([...avoidableAllergens])).toEqual([...detailedAllergens]);
    expect(allergensBehind([])).toEqual([]);
  });

  it('has finer choices only where they say something else than the six', () => {
    expect(sameGroupAs('milk')).toBe('Dairy');
    expect(sameGroupAs('gluten')).toBe('Gluten');
    expect(sameGroupAs('peanut')).toBe('peanut');
    expect(finerAllergens).toEqual([
      ...['crustacean', 'fish', 'peanut', 'tree_nut', 'celery', 'mustard'],
      ...['sesame', 'sulphites', 'lupin', 'mollusc'],
    ]);
  });

  it('is told once, by the widest choice', () => {
    expect(choicesAmong(['Nuts', 'celery'], ['peanut'])).toEqual(['Nuts']);
    expect(choicesAmong(['peanut', 'Nuts'], ['peanut'])).toEqual(['Nuts']);
    expect(choicesAmong(['Dairy', 'milk'], ['milk'])).toEqual(['Dairy']);
    expect(choicesAmong(['tree_nut'], ['peanut'])).toEqual([]);
  });
});

describe('REC-10 allergens as a label names them', () => {
  const named = (
    detailed: DetailedAllergen[],
    mayContain: DetailedAllergen[] = [],
    kinds: Parameters<typeof namedAllergens>[0]['kinds'] = [],
  ) => namedAllergens({ detailed, mayContain, kinds });

  it('have wheat as a kind of gluten, and nuts by kind', () => {
    expect(named(['wheat', 'gluten', 'tree_nut'], ['milk'], ['walnut', 'almond'])).toEqual({
      contains: [
        { allergen: 'gluten', kinds: ['wheat'] },
        { allergen: 'tree_nut', kinds: ['almond', 'walnut'] },
      ],
      mayContain: [{ allergen: 'milk', kinds: [] }],
    });
  });

  it('tell wheat that may be in a dish of barley apart', () => {
    expect(named(['gluten'], ['wheat'], ['barley', 'wheat'])).toEqual({
      contains: [{ allergen: 'gluten', kinds: ['barley'] }],
      mayContain: [{ allergen: 'gluten', kinds: ['wheat'] }],
    });
    expect(named([], ['gluten', 'wheat'], ['wheat', 'rye']).mayContain).toEqual([
      { allergen: 'gluten', kinds: ['wheat', 'rye'] },
    ]);
  });

  it('are none where none is known', () => {
    expect(named([])).toEqual({ contains: [], mayContain: [] });
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
