import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastestOf } from '../../test/fastest-of.ts';
import { analyseRecipe } from '../analysis/analysis.ts';
import type { Language } from '../foods/languages.ts';
import { languages } from '../foods/languages.ts';
import { parseLine } from './line.ts';
import { foodsOfLine } from './line-foods.ts';

const keyOf = (text: string) => parseLine(text).food?.key ?? null;
const gramsOf = (text: string) => parseLine(text).grams;

describe('amounts', () => {
  it.each([
    ['2 eggs', 2, null],
    ['1 1/2 cups milk', 1.5, null],
    ['½ tsp salt', 0.5, null],
    ['1½ kg potatoes', 1.5, null],
    ['1,5 kg Kartoffeln', 1.5, null],
    ['2-3 garlic cloves', 2, 3],
    ['2 to 3 tbsp olive oil', 2, 3],
    ['a pinch of salt', 1, null],
    ['half a red onion', 0.5, null],
    ['about 200 g spinach', 200, null],
    ['1 dozen eggs', 12, null],
    ['two bananas', 2, null],
    ['Flour 200 g', 200, null],
    ['Onions: 2', 2, null],
    ['Salt, to taste', null, null],
    ['1 and 1/2 cups milk', 1.5, null],
    ['one and a half cups milk', 1.5, null],
    ['three quarters of a cup of milk', 0.75, null],
    ['half a dozen eggs', 6, null],
    ['a couple of carrots', 2, null],
    ['between 2 and 3 carrots', 2, 3],
    ['Eggs x 3', 3, null],
    ['Chickpeas (1 can, drained)', 1, null],
    ['Butter, 50 g', 50, null],
    ['Mehl Type 405', null, null],
    ['1 taza y media de leche', 1.5, null],
    ['tres cuartos de taza de quinoa', 0.75, null],
    ['unos 200 g de espinacas', 200, null],
    ['una docena de huevos', 12, null],
    ['un demi-citron', 0.5, null],
    ['un quart de chou rouge', 0.25, null],
    ['a quart of milk', 1, null],
    ['une douzaine d’huîtres', 12, null],
    ['2 à 3 échalotes', 2, 3],
    ['anderthalb Tassen Milch', 1.5, null],
    ['eine halbe Gurke', 0.5, null],
    ['2 bis 3 Tomaten', 2, 3],
    ['1 cup plus 2 tbsp milk', 1.125, null],
    ['1 lb 2 oz potatoes', 1.125, null],
  ])('%s', (text, amount, amountMax) => {
    expect(parseLine(text)).toMatchObject({ amount, amountMax });
  });
});

describe('units', () => {
  it.each([
    ['200 g spinach', 'g'],
    ['2 tablespoons olive oil', 'tbsp'],
    ['1 T olive oil', 'tbsp'],
    ['1 t ground cumin', 'tsp'],
    ['8 oz. pasta', 'oz'],
    ['4 celery stalks', 'stalk'],
    ['2 Knoblauchzehen, gehackt', 'clove'],
    ['2 EL Olivenöl', 'tbsp'],
    ['2 cucharadas de aceite de oliva', 'tbsp'],
    ['2 c. à soupe d’huile d’olive', 'tbsp'],
    ['1 gousse d’ail', 'clove'],
    ['1 Dose Kichererbsen', 'can'],
    ['3 T. honey', 'tbsp'],
    ['1 dessertspoon honey', 'dessertspoon'],
    ['1 imperial pint milk', 'imperial-pint'],
    ['2 metric cups rolled oats', 'metric-cup'],
    ['1 pint milk', 'pint'],
    ['Pinch of saffron', 'pinch'],
    ['3 càs de miel', 'tbsp'],
    ['2 c. s. de tahini', 'tbsp'],
    ['2 Bechern Sahne', 'tub'],
    ['3 Gläsern Kichererbsen', 'jar'],
    ['4 Zweigen Thymian', 'sprig'],
    ['2 cuillerées à soupe rases de miel', 'tbsp'],
    ['1 noix de beurre', 'knob'],
    ['50 g noix de cajou', 'g'],
    ['1 filet d’huile d’olive', 'drizzle'],
    ['1 Glas Weißwein', 'glass'],
    ['1 gestr. TL Backpulver', 'tsp'],
    ['1 Pck. Backpulver', 'packet'],
    ['1 Pfund Kartoffeln', 'pfund'],
    ['quelques feuilles de basilic', 'leaf'],
  ])('%s', (text, unit) => {
    expect(parseLine(text).unit).toBe(unit);
    expect(parseLine(text).food).not.toBeNull();
  });
});

describe('FOOD-01 German datives', () => {
  it.each([
    ['2 Eiern', 'egg'],
    ['3 Zwiebeln', 'onion'],
    ['4 Äpfeln', 'apple'],
  ])('%s is read whole, as %s', (text, key) => {
    const line = parseLine(text, { language: 'de' });
    expect(line.food?.key).toBe(key);
    expect(line.isReadWhole).toBe(true);
  });
});

describe('grams, by the most exact thing that the line says', () => {
  it.each([
    ['a weight', '200 g spinach', 200],
    ['a US weight', '1 lb potatoes', 453.592],
    ['a weight in brackets', '1 medium onion (150 g), chopped', 150],
    ['a weight of each', '2 whole wheat tortillas (45 g each)', 90],
    ['a weight between number and noun', '2 (6 oz) salmon fillets', 2 * 6 * 28.3495],
    ['a drained can', '1 (400 g) can chickpeas, drained', 240],
    ['a can without weight', '1 can chickpeas', 240],
    ['cans that are eaten whole', '2 x 400 g cans chopped tomatoes', 800],
    ['a drained weight', '240 g canned chickpeas (1 can), rinsed and drained', 240],
    ['a piece', '1 avocado', 150],
    ['a sized piece', '1 large onion', 150],
    ['a household measure', '2 tbsp olive oil', 27],
    ['added measures', '1 tbsp plus 1 tsp olive oil', 13.5 + 4.5],
    ['a range, by its middle', '2-3 garlic cloves', 7.5],
    ['the juice of a fruit', 'Juice of 1 lemon', 48],
    ['a fruit that is juiced', '1 lemon, juiced', 48],
    ['the zest of a fruit', 'Zest of 1/2 lemon', 3],
    ['a length', '1 2-inch piece ginger', 16],
    ['a length in brackets', '2 (2-inch) pieces ginger', 32],
    ['a number without its zero', '1 (.25 ounce) package active dry yeast', 0.25 * 28.3495],
    ['a head', '1/2 red cabbage', 450],
    ['an imperial pint', '1 imperial pint water', 568.3],
    ['the volume of a tub', '2 pots de crème fraîche (20 cl)', 405.8],
    ['a food named by a size', '200 g de petits pois surgelés', 200],
    ['a bottle in millilitres', '2 x 500 ml bottles milk', 1031.3],
  ])('%s: %s', (_, text, grams) => {
    expect(gramsOf(text)).toBeCloseTo(grams, 1);
  });

  it('has none where nothing leads to a weight', () => {
    expect(parseLine('1 jar spinach')).toMatchObject({ grams: null, range: null, confidence: 0 });
    expect(parseLine('3 flubberworts')).toMatchObject({ food: null, grams: null });
  });

  it('carries the spread of its measure', () => {
    const { range } = parseLine('100 g spinach');
    expect(range).toEqual({ low: 98, high: 102 });
    expect(parseLine('1 cup milk').measuredBy).toBe('household');
    expect(parseLine('1 medium onion').range).toEqual({ low: 88, high: 132 });
    expect(parseLine('2-3 garlic cloves').range?.high).toBeCloseTo(9 * 1.2);
  });
});

describe('FOOD-01 the language of a line breaks ties', () => {
  it.each([
    ['5 cc vanilla extract', 'en', 5, 'ml'],
    ['5 cc de cannelle', 'fr', 5, 'tsp'],
    ['1,250 kg de patatas', 'es', 1.25, 'kg'],
    ['1,250 g potatoes', 'en', 1250, 'g'],
    ['1.250 g Kartoffeln', 'de', 1250, 'g'],
    ['1.250 g potatoes', 'en', 1.25, 'g'],
  ] as const)('%s (%s)', (text, language, amount, unit) => {
    expect(parseLine(text, { language })).toMatchObject({ amount, unit });
  });
});

describe('FOOD-01 a line keeps the language that is given', () => {
  it.each([
    ['2 cucharaditas de salsa hoisin', 'es', 'hoisin'],
    ['2 g de agar-agar', 'es', 'agar'],
    ['50 g de corn flakes', 'fr', 'corn-flakes'],
  ] as const)('although English knows its name as well: %s', (text, language, key) => {
    const { food, isReadWhole } = parseLine(text, { language });
    expect({ key: food?.key, isReadWhole }).toEqual({ key, isReadWhole: true });
  });
});

describe('FOOD-01 what is no ingredient', () => {
  it.each([
    'For the sauce:',
    'Sauce:',
    'FOR SERVING',
    'Para la salsa:',
    'Pour la sauce :',
    'Für die Soße:',
  ])('%s', (text) => {
    expect(parseLine(text)).toMatchObject({ heading: true, food: null, amount: null });
  });

  it('leaves the figures of a recipe as they are', () => {
    const lines = ['200 g spinach', '1 tbsp olive oil'];
    const plain = analyseRecipe({ lines, servings: 2 });
    const headed = analyseRecipe({ lines: ['For the pan:', ...lines], servings: 2 });
    expect(headed).toEqual(plain);
    expect(headed.coverage).toBe(1);
  });

  it.each(['For frying: olive oil', 'For the topping: 2 tbsp sesame seeds', 'Salt', 'Salsa'])(
    'but "%s" is one',
    (text) => {
      expect(parseLine(text)).toMatchObject({ heading: false });
      expect(parseLine(text).food).not.toBeNull();
    },
  );
});

describe('FOOD-01 the way each value was reached', () => {
  it.each([
    ['200 g spinach', { amount: 'number', unit: 'word', food: 'name' }],
    ['two carrots', { amount: 'word', unit: 'pieces', food: 'name' }],
    ['a few basil leaves', { amount: 'guess', unit: 'food', food: 'name' }],
    ['1 tbsp butter or olive oil', { amount: 'number', unit: 'word', food: 'choice' }],
    ['Salt', { amount: null, unit: null, food: 'name' }],
    ['3 flubberworts', { amount: 'number', unit: 'pieces', food: null }],
  ])('%s', (text, ways) => {
    expect(parseLine(text).ways).toEqual(ways);
  });

  it('is less sure of a few than of three', () => {
    const [guess, count] = ['a few carrots', '3 carrots'].map((text) => parseLine(text));
    expect(guess?.grams).toBe(count?.grams);
    expect(guess?.confidence).toBeLessThan(count?.confidence ?? 0);
  });

  it('tells what one package holds', () => {
    expect(parseLine('2 x 400 g cans chickpeas')).toMatchObject({
      amount: 2,
      unit: 'can',
      each: { amount: 400, unit: 'g' },
    });
  });
});

describe('foods', () => {
  it.each([
    ['1 1/2 lb boneless, skinless chicken thighs', 'chicken-thigh'],
    ['1 cup tomatoes, canned', 'tomatoes-canned'],
    ['1 can tuna', 'tuna-canned-water'],
    ['1 lata de garbanzos', 'chickpeas-canned'],
    ['200 g cooked lentils', 'lentils-cooked'],
    ['12 oz extra-firm tofu', 'tofu-extra-firm'],
    ['200 g gluten-free pasta', 'pasta-gluten-free'],
    ['2 cups chicken or vegetable stock', 'chicken-stock'],
    ['Optional: 1 tbsp chopped mint', 'mint'],
    ['200 g 00 flour', 'flour-00'],
  ])('%s is %s', (text, key) => {
    expect(keyOf(text)).toBe(key);
  });

  it('names both foods of an alternative', () => {
    const { food, alternative } = parseLine('1 tbsp butter or olive oil');
    expect([food?.key, alternative?.key]).toEqual(['butter', 'olive-oil']);
  });

  it('takes "gluten-free" off only where the food has no gluten of its own', () => {
    expect(parseLine('100 g gluten-free rolled oats').mentions[0]?.traits).toEqual([]);
    expect(keyOf('100 g gluten-free rolled oats')).toBe('oats');
    expect(keyOf('1 cup gluten-free flour')).toBe('gluten-free-flour');
  });
});

describe('what is not eaten in full', () => {
  it.each([
    ['500 ml sunflower oil, for deep-frying', 0.05, 0.35],
    ['1 tbsp salt, for the pasta water', 0, 0.3],
    ['100 ml soy sauce, for the marinade', 0.1, 1],
  ])('%s', (text, low, high) => {
    const whole = parseLine(text.replace(/,.*/, ''));
    const { discarded, range } = parseLine(text);
    expect(discarded).toBe(true);
    expect(range?.low).toBeCloseTo((whole.range?.low ?? 0) * low);
    expect(range?.high).toBeCloseTo((whole.range?.high ?? 0) * high);
  });

  it.each([
    ['1 l Sonnenblumenöl zum Frittieren', 0.05, 0.35],
    ['500 ml de aceite de girasol, para freír', 0.05, 0.35],
    ['50 cl d’huile de tournesol pour la friture', 0.05, 0.35],
    ['2 EL Salz, für das Nudelwasser', 0, 0.3],
    ['1 cucharada de sal para el agua', 0, 0.3],
    ['1 c. à s. de sel, pour l’eau de cuisson', 0, 0.3],
    ['100 ml Sojasauce, zum Marinieren', 0.1, 1],
    ['100 ml de sauce soja, pour mariner', 0.1, 1],
    ['100 ml de salsa de soja para marinar', 0.1, 1],
  ])('in every language: %s', (text, low, high) => {
    const whole = parseLine(text.replace(/,? (?:zum|für|para|pour) .*/, ''));
    const { discarded, range } = parseLine(text);
    expect(discarded).toBe(true);
    expect(range?.low).toBeCloseTo((whole.range?.low ?? 0) * low);
    expect(range?.high).toBeCloseTo((whole.range?.high ?? 0) * high);
  });

  it.each(['2 cups flour, plus more for dusting', '2 tbsp butter, plus extra for greasing'])(
    'but counts all of "%s"',
    (text) => {
      expect(gramsOf(text)).toBe(gramsOf(text.replace(/,.*/, '')));
    },
  );

  it('takes the bones off', () => {
    expect(gramsOf('1 kg bone-in chicken thighs')).toBeLessThan(800);
  });

  it('takes the shells of shrimp off, in French too', () => {
    const gramsIn = (text: string, language: Language) => parseLine(text, { language }).grams ?? 0;
    const english = gramsIn('200 g raw shrimp, in the shell', 'en');
    expect(english).toBeLessThan(180);
    expect(gramsIn('200 g de crevettes crues, en carapace', 'fr')).toBe(english);
  });

  it('lets an optional line be left out', () => {
    expect(parseLine('1 tbsp chopped mint (optional)')).toMatchObject({
      optional: true,
      range: { low: 0 },
    });
  });
});

describe('FOOD-01 hostile lines', () => {
  const odd = fc.constantFrom(
    ...[
      '1',
      '½',
      '1/2',
      '1/0',
      ' ',
      '(',
      ')',
      '[',
      ',',
      ';',
      ':',
      '-',
      '–',
      '/',
      '%',
      '.',
      '0',
      '99999999',
    ],
    ...[
      'g',
      'cup',
      'EL',
      'c. à s.',
      'cucharada',
      'can',
      'a',
      'half',
      'of',
      'de',
      'd’',
      'or',
      'oder',
      'plus',
    ],
    ...[
      'juice of',
      'salt',
      'and',
      'pepper',
      'x',
      '×',
      '400 g',
      '2-inch',
      'to',
      'bis',
      'eine',
      'quelques',
    ],
    ...[
      '🍅',
      '👩‍🍳',
      '\u202e',
      '\u0000',
      '\ud800',
      '\udfff',
      'ﷺ',
      'עגבניה',
      '\u200b',
      'e\u0301',
      '\n',
      '\t',
    ],
  );
  const hostile = fc.oneof(
    fc.string({ maxLength: 600, unit: 'binary' }),
    fc.array(odd, { maxLength: 250 }).map((parts) => parts.join('')),
    fc.array(odd, { maxLength: 250 }).map((parts) => parts.join(' ')),
    fc.tuple(odd, fc.integer({ min: 1, max: 2000 })).map(([part, times]) => part.repeat(times)),
    fc
      .array(fc.tuple(odd, fc.integer({ min: 1, max: 90 })), { maxLength: 8 })
      .map((parts) => parts.map(([part, times]) => part.repeat(times)).join(' ')),
  );

  it('ten thousand are read without an exception, none of them slowly', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(undefined, ...languages), (text, language) => {
        const read = () => parseLine(text, language === undefined ? {} : { language });
        const { confidence, grams, range, amount, amountMax } = read();
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        if (grams !== null && range !== null) expect(range.low).toBeLessThanOrEqual(range.high);
        if (amountMax !== null) expect(amountMax).toBeGreaterThan(amount ?? Number.NaN);
        expect(fastestOf(1, read) < 5 || fastestOf(60, read) < 5).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it.each([
    ['brackets', '1 (('.repeat(5000)],
    ['nested brackets', `${'1 ('.repeat(200)}salt${')'.repeat(200)}`],
    ['digits', '9'.repeat(50_000)],
    ['spaces', `1${' '.repeat(50_000)}g salt`],
    ['commas', '1 ,'.repeat(10_000)],
    ['alternatives', 'salt or '.repeat(5000)],
    ['fractions', '1/2 '.repeat(10_000)],
    ['words', 'half a '.repeat(10_000)],
    ['dashes', '1 - a - '.repeat(10_000)],
    ['sizes', '1 large small heaped '.repeat(5000)],
    ['measures behind', `1 a${' de 3 cm x'.repeat(5000)}`],
  ])('take no long time: %s', (_, text) => {
    expect(fastestOf(5, () => parseLine(text))).toBeLessThan(5);
  });
});

it.each([
  ['1/4 cup fresh lime juice (from about 3 limes)', 'lime-juice', 60.5],
  ['2 tbsp juice (from 1 lemon)', 'lemon-juice', 30.5],
  ['60 ml Limettensaft (von 2 Limetten)', 'lime-juice', 61.4],
  ['2 cucharadas de zumo de limón (de 1 limón)', 'lemon-juice', 30.5],
  ['3 c. à soupe de jus de citron (environ 1 citron)', 'lemon-juice', 45.8],
  ['400g/14oz can chickpeas', 'chickpeas-canned', 240],
  ['25g/1oz butter', 'butter', 25],
  ['500 cc de agua', 'water', 500],
  ['c/n de sal', 'salt', 2],
  ['1 Schuss Milch', 'milk', 10],
  ['un chorrito de vinagre', 'vinegar-white-wine', 10],
  ['Toppings: avocado', 'avocado', null],
  ['500 ml Instant-Gemüsebrühe', 'bouillon-vegetable', 10.1],
  ['1 TL Instant-Gemüsebrühe', 'bouillon-vegetable', 4],
  ['1 poulet d’environ 1,5 kg', 'chicken-whole', 1500],
  ['1 pollo', 'chicken-whole', 1500],
  ['4 festkochende Kartoffeln', 'potato-waxy', 852],
  ['1 boîte de pois chiches (400 g, 265 g égouttés)', 'chickpeas-canned', 265],
  ['12 Minzblätter', 'spearmint', 1.8],
  ['1 Prise Salz für den Eischnee', 'salt', 0.3],
  ['les zestes d’un citron bio', 'lemon-zest', 6],
  ['1 petit pot de crème fraîche (20 cl)', 'creme-fraiche', 202.9],
  ['4 8-inch flour tortillas', 'tortilla-flour', 196],
  ['1 9-inch pie crust', 'pie-crust', 225],
  ['1 rotisserie chicken, shredded', 'chicken-cooked', 490],
] as const)('FOOD-01 counts nothing twice and nothing else in %s', (text, food, grams) => {
  const { mentions, unread, ...line } = parseLine(text);
  expect([line.food?.key, mentions.length, unread]).toEqual([food, 1, []]);
  if (grams === null) expect(line.grams).toBeNull();
  else expect(line.grams).toBeCloseTo(grams, 0);
});

it('FOOD-01 weighs yolks beside whole eggs', () => {
  const foods = foodsOfLine(parseLine('3 œufs entiers + 2 jaunes'));
  expect(foods.map(({ food, grams }) => [food?.key, grams])).toEqual([
    ['egg', 150],
    ['egg-yolk', 34],
  ]);
});
