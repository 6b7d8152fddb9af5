import { describe, expect, it } from 'vitest';
import { analyseRecipe } from '../analysis/analysis.ts';
import type { Language } from '../foods/languages.ts';
import { foodByKey } from '../table/table.ts';
import { fodmapVerdict } from './fodmap.ts';
import { highFoods, lowPortions } from './fodmap-data.ts';
import { hotProducts, mildProducts, scovilleUnits } from './heat-data.ts';
import { traitsOf } from './recipe-traits.ts';
import { seasonsOfFood } from './season.ts';
import { collections, heats, seasons } from './traits.ts';

interface Written {
  lines: string[];
  steps?: string[];
  servings?: number;
  tags?: string[];
  makeAhead?: string;
  restMinutes?: number;
  language?: Language;
}

function traits(written: Written) {
  const { lines, steps = ['Roast for 20 minutes.'], servings = 2, tags = [] } = written;
  const { language = 'en', restMinutes = 0, makeAhead } = written;
  const cookMinutes = 20;
  const recipe = { lines, servings, instructions: steps, language, cookMinutes };
  const text = { tags, ingredients: lines, instructions: steps, makeAhead, servings };
  return traitsOf(analyseRecipe(recipe), { ...text, restMinutes, cookMinutes, language });
}
const fodmap = (lines: string[], servings = 1) => fodmapVerdict(analyseRecipe({ lines, servings }));
const heat = (...lines: string[]) => heats.find((one) => traits({ lines }).includes(one));

it('REC-14 every food of the lists stands in the table', () => {
  const keys = [lowPortions, scovilleUnits].flatMap((map) => [...map.keys()]);
  const all = [...keys, ...highFoods, ...mildProducts, ...hotProducts];
  expect(all.filter((key) => foodByKey(key) === undefined)).toEqual([]);
  expect([...lowPortions.keys()].filter((key) => highFoods.has(key))).toEqual([]);
});

describe('REC-14 low-FODMAP', () => {
  it('holds where every food keeps to its portion', () => {
    expect(fodmap(['150 g chicken breast', '60 g zucchini', '1 tbsp olive oil', '1 g salt'])).toBe(
      'proven',
    );
    expect(fodmap(['150 g shrimp', '200 g beef stew meat', '1/2 tsp mustard seeds'])).toBe(
      'proven',
    );
    expect(fodmap(['150 g tofu', '20 g scallion greens'])).toBe('proven');
    expect(fodmap(['2 eggs', '50 g spinach', '1/4 tsp paprika', '1 tbsp chopped dill'])).toBe(
      'proven',
    );
  });

  it.each([
    ['onion', ['150 g chicken breast', '50 g onion']],
    ['a little garlic', ['150 g chicken breast', '1 clove garlic'], 4],
    ['wheat', ['60 g whole wheat pasta']],
    ['wheat around meat', ['150 g meat ravioli']],
    ['more than the portion', ['200 g zucchini']],
  ] as [string, string[], number?][])('is refuted by %s', (_, lines, servings) => {
    expect(fodmap(lines, servings)).toBe('refuted');
  });

  it.each([
    ['a food that the list does not have', ['150 g chicken breast', '40 g chickpea flour']],
    ['an unknown food', ['150 g chicken breast', '40 g flubberwort']],
    ['one of two choices', ['50 g spinach or onion']],
    ['an optional food', ['2 eggs', '1 clove garlic (optional)']],
  ])('is unknown with %s', (_, lines) => {
    expect(fodmap(lines)).toBe('cannot_tell');
  });
});

it.each([
  '500 ml chicken stock',
  '500 ml beef stock',
  '200 g baked beans with pork',
  '150 g rotisserie chicken',
  '150 g sardines in tomato sauce',
  '30 g tapenade',
  '150 g crab cakes',
])('REC-14 low-FODMAP is not proven of what is made with more than flesh: %s', (line) => {
  expect(fodmap([line])).not.toBe('proven');
});

describe('REC-14 heat', () => {
  it('grows with the chilies of a serving', () => {
    expect(heat('150 g tofu', '1/2 tsp black pepper', '1 tsp mustard')).toBe('heat_none');
    expect(heat('150 g tofu', '1 jalapeño')).toBe('heat_mild');
    expect(heat('150 g tofu', '1/4 tsp cayenne pepper')).toBe('heat_medium');
    expect(heat('150 g tofu', '1 habanero pepper')).toBe('heat_hot');
    expect(heat('150 g tofu', '1 tsp harissa')).toBe('heat_mild');
    expect(heat('150 g tofu', '2 tbsp harissa')).toBe('heat_medium');
  });

  it('is not known of a line that was not read, and never none with chili to taste', () => {
    expect(heat('150 g tofu', '40 g flubberwort')).toBeUndefined();
    expect(heat('150 g tofu', 'chili flakes, to taste')).not.toBe('heat_none');
  });
});

describe('REC-14 children', () => {
  const plain = ['300 g chicken breast', '200 g carrots', '1 tbsp olive oil'];
  it('holds for a plain dish', () => {
    expect(traits({ lines: plain })).toContain('children');
  });

  it.each([
    ['chili', '1 jalapeño'],
    ['alcohol', '100 ml white wine'],
    ['whole nuts', '30 g almonds'],
    ['much salt', '1 tsp salt'],
    ['coffee', '1 tbsp instant coffee'],
    ['an unknown food', '10 g flubberwort'],
  ])('does not with %s', (_, line) => {
    expect(traits({ lines: [...plain, line] })).not.toContain('children');
  });

  it('does not with a runny egg', () => {
    const steps = ['Roast the carrots.', 'Poach the eggs for 3 minutes.'];
    expect(traits({ lines: [...plain, '2 eggs'], steps })).not.toContain('children');
  });
});

describe('REC-14 seasons', () => {
  it('are of foods of the table', () => {
    expect([...seasonsOfFood.keys()].filter((key) => foodByKey(key) === undefined)).toEqual([]);
  });

  it('follow what weighs most of the produce', () => {
    expect(traits({ lines: ['300 g zucchini', '100 g tomatoes', '50 g kale'] })).toContain(
      'summer',
    );
    expect(traits({ lines: ['500 g pumpkin', '100 g carrots'] })).toContain('fall');
    const cauliflower = traits({ lines: ['500 g cauliflower', '100 g asparagus'] });
    expect(cauliflower.filter((trait) => seasons.some((season) => season === trait))).toEqual([
      'fall',
      'winter',
    ]);
    expect(traits({ lines: ['400 g canned tomatoes', '10 g kale'] })).toEqual(
      expect.not.arrayContaining(['summer', 'winter']),
    );
  });
});

describe('REC-14 how it is cooked and kept', () => {
  const lines = ['400 g chicken breast', '400 g onions'];
  const kitchen = (written: Omit<Written, 'lines'>) =>
    traits({ lines, ...written }).filter((one) => isKitchen(one));
  const isKitchen = (trait: string) =>
    collections.some((one) => one === trait && one !== 'children' && one !== 'budget');

  it.each<[string, string[], Language]>([
    ['sheet_pan', ['Heat the oven.', 'Roast on a sheet pan for 25 minutes; turn the pan.'], 'en'],
    ['sheet_pan', ['Auf einem Blech 25 Minuten rösten.'], 'de'],
    ['sheet_pan', ['Ásalo en una bandeja 25 minutos.'], 'es'],
    ['sheet_pan', ['Faites rôtir sur une plaque 25 minutes.'], 'fr'],
    ['air_fryer', ['Cook in the air fryer for 12 minutes.'], 'en'],
    ['air_fryer', ['12 Minuten in der Heißluftfritteuse garen.'], 'de'],
    ['slow_cooker', ['Cuece 6 horas en la olla de cocción lenta.'], 'es'],
    ['slow_cooker', ['Laissez cuire 6 heures à la mijoteuse.'], 'fr'],
  ])('%s by the steps', (trait, steps, language) => {
    expect(kitchen({ steps, language })).toContain(trait);
  });

  it('a sheet pan beside a pot is no sheet-pan dish', () => {
    const steps = ['Boil the rice.', 'Roast on a sheet pan for 25 minutes.'];
    expect(kitchen({ steps })).toEqual([]);
  });

  it('a tag is believed where its rule holds', () => {
    const note = 'Keeps for 3 days in the refrigerator and freezes for 3 months.';
    const tags = ['one-pot', 'lunch-box', 'batch-cooking', 'freezes-well'];
    const steps = ['Simmer in a pot for 20 minutes.'];
    expect(kitchen({ steps, tags, makeAhead: note, servings: 4 })).toEqual([
      ...['lunch_box', 'batch', 'freezer', 'one_pot'],
    ]);
    expect(kitchen({ steps, tags, makeAhead: note })).not.toContain('batch');
    expect(kitchen({ steps, tags })).toEqual(['one_pot']);
    expect(kitchen({ steps, tags: ['freezes-well'], makeAhead: 'Do not freeze.' })).toEqual([]);
    const two = ['Boil the noodles in a pot.', 'Fry the rest in a skillet.'];
    expect(kitchen({ steps: two, tags: ['one-pot'] })).toEqual([]);
  });

  it('what waits six hours is started the night before', () => {
    expect(kitchen({ restMinutes: 360 })).toEqual(['overnight']);
    expect(kitchen({ restMinutes: 359 })).toEqual([]);
  });
});
