import type { Language } from '@pomona/contract/languages';
import { recipeBounds } from '@pomona/contract/recipe-writing';
import { isBlank } from '@pomona/contract/text';
import { type CooklangRecipe, cooklangOf } from '@pomona/recipe-formats/export/cooklang';
import { readRecipes } from '@pomona/recipe-formats/read';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const recipeOf = (own: Partial<CooklangRecipe>): CooklangRecipe => ({
  title: 'Soup',
  description: '',
  language: 'en',
  meal_type: 'Dinner',
  cuisine: null,
  difficulty: 'easy',
  prep_time: 5,
  cook_time: 10,
  rest_time: 0,
  servings: 2,
  ingredients: ['1 egg'],
  instructions: ['Cook it all.'],
  tags: [],
  notes: {},
  author: 'Ada',
  source_url: null,
  ...own,
});

/** What a reader makes of the file of a recipe. */
function broughtBack(recipe: CooklangRecipe) {
  const text = cooklangOf(recipe);
  const order = { text, kind: null, format: null, address: null, language: 'en' } as const;
  const [read] = readRecipes(order);
  expect(read?.format, text.slice(0, 2000)).toBe('cooklang');
  return { text: text.slice(0, 2000), draft: read?.draft };
}

function expectBack(recipe: CooklangRecipe): void {
  const { text, draft } = broughtBack(recipe);
  expect(draft?.ingredients, text).toEqual(recipe.ingredients);
  expect(draft?.instructions, text).toEqual(recipe.instructions);
}

/** As `visibleLine` keeps it. */
const lineFrom = (text: string): string => text.replace(/\s+/g, ' ').trim();
const isKept = (text: string): boolean => !isBlank(text) && text.length <= recipeBounds.line;

/** Lines, and words for steps, that look like what Cooklang reads. */
const sign = fc.constantFrom(
  ...[
    '@',
    '#',
    '~',
    '{',
    '}',
    '(',
    ')',
    '[-',
    '-]',
    '--',
    '---',
    '%',
    '|',
    '>',
    '>>',
    '=',
    '&',
    '-',
  ],
  ...[
    ',',
    ';',
    ':',
    '.',
    '?',
    '!',
    '"',
    "'",
    '/',
    './',
    '@salt{}',
    '~{5%min}',
    '1',
    '½',
    'é',
    '🍲',
  ],
);
const signs = fc
  .array(fc.oneof(sign, fc.string({ unit: 'grapheme-ascii', maxLength: 6 })), { maxLength: 8 })
  .map((parts) => lineFrom(parts.join(' ')));

interface Words {
  names: readonly string[];
  units: readonly string[];
  behind: readonly string[];
  words: readonly string[];
  headings: readonly string[];
}
const amounts = ['1', '2', '007', '1,000', '1.000', '1,5', '1.50', '1/2', '1 1/2', '½', '2-3'];
const moreAmounts = ['1,5-2,5', '1/2-3/4', '12345678901234567890', '2–3', '1.000,5', '0,5', '0'];
const words: Readonly<Record<Language, Words>> = {
  en: {
    names: ['salt', 'flour', 'vitamin C', 'olive oil', 'eggs, size M', 'all-purpose flour (00)'],
    units: ['g', 'tsp', 'cups', '(14 oz) can', 'fl. oz', 'cup (240 ml)'],
    behind: [', to taste', ', chopped; drained', ' (peeled)', ' (peeled), sliced', ' (a; b)', ':'],
    words: ['Add the', 'and the rest of the', 'for 14 minutes', '.', 'Mix', 'salt', 'flour'],
    headings: ['For the sauce:', 'DRESSING', 'To serve'],
  },
  es: {
    names: ['sal', 'harina', 'vitamina C', 'aceite de oliva', 'huevos, talla L', 'pan (de ayer)'],
    units: ['g', 'cucharadas de', 'cda.', 'pizca de'],
    behind: [
      ', al gusto',
      ', picado; escurrido',
      ' (pelado)',
      ' (pelado), a rodajas',
      ' (a; b)',
      ':',
    ],
    words: ['Añade la', 'y el resto de', 'durante 1 hora', '.', 'Mezcla', 'sal', 'harina'],
    headings: ['Para la salsa:', 'Aliño', 'Para servir'],
  },
  fr: {
    names: ['sel', 'farine', 'vitamine C', 'huile d’olive', 'œufs, calibre M', 'pain (rassis)'],
    units: ['g de', 'c. à soupe de', 'c. à s. d’', 'pincée de'],
    behind: [', au goût', ', haché; égoutté', ' (pelé)', ' (pelé), en rondelles', ' (a; b)', ' :'],
    words: ['Ajoutez le', 'et le reste de', 'pendant 20 minutes', '.', 'Mélangez', 'sel', 'farine'],
    headings: ['Pour la sauce :', 'Garniture', 'Pour servir'],
  },
  de: {
    names: ['Salz', 'Mehl', 'Vitamin C', 'Olivenöl', 'Eier Größe M', 'Mehl Type 405 (fein)'],
    units: ['g', 'EL', 'TL', 'Dose (400 g)', 'Prise'],
    behind: [
      ', nach Geschmack',
      ', gehackt; abgetropft',
      ' (geschält)',
      ' (roh), klein',
      ' (a; b)',
      ':',
    ],
    words: ['Das', 'und den Rest vom', '14 Minuten', '.', 'Alles verrühren', 'Salz', 'Mehl'],
    headings: ['Für die Soße:', 'Marinade', 'Zum Servieren'],
  },
};

const perhaps = (choices: readonly string[]) => fc.constantFrom('', ...choices);
const lineIn = ({ names, units, behind, headings }: Words) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(
          perhaps([...amounts, ...moreAmounts]),
          perhaps(units),
          fc.constantFrom(...names),
          perhaps(behind),
        )
        .map(([amount, unit, name, rest]) => lineFrom(`${amount} ${unit} ${name}${rest}`)),
    },
    { weight: 2, arbitrary: signs.filter(isKept) },
    { weight: 1, arbitrary: fc.constantFrom(...headings) },
  );
const stepIn = ({ names, words: texts }: Words) =>
  fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...texts) },
        { weight: 3, arbitrary: fc.constantFrom(...names) },
        { weight: 1, arbitrary: signs },
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => lineFrom(parts.join(' ')))
    .filter(isKept);
const anyRecipe = fc.constantFrom('en', 'es', 'fr', 'de').chain((language: Language) =>
  fc
    .record({
      ingredients: fc.array(lineIn(words[language]), { minLength: 1, maxLength: 8 }),
      instructions: fc.array(stepIn(words[language]), { minLength: 1, maxLength: 5 }),
    })
    .map((own) => recipeOf({ ...own, language })),
);

describe('a recipe in Cooklang that is read again', () => {
  it.each([
    [['1,000 g flour', '1.000 g Mehl', '1,5 kg rice']],
    [['1 tsp salt', '200 g flour', 'salt, to taste']],
    [['1 tsp salt', '200 g flour', 'Salt']],
    [['3 Eier Größe M', 'Vitamin C']],
    [['200 g carrots, chopped; drained', '-5 eggs', '& more', './secret']],
    [['1 egg', 'DRESSING', '1 lemon', 'For the sauce:', 'To serve']],
  ])('FOOD-05 holds %j', (ingredients) => {
    const instructions = ['Salt and flour, salt again.', 'Salt.', 'Flour, carrots'];
    expectBack(recipeOf({ ingredients, instructions }));
  });

  it('FOOD-05 holds lines and steps of every kind in four languages', { timeout: 120_000 }, () => {
    fc.assert(fc.property(anyRecipe, expectBack), { numRuns: 600, seed: 20_261_121 });
  });

  it('FOOD-05 holds the longest recipe that may be saved', { timeout: 60_000 }, () => {
    const ingredients = Array.from({ length: recipeBounds.lines }, (_, place) =>
      lineFrom(`${place} g ${'very '.repeat(60)}`.slice(0, recipeBounds.line - 6)).concat(' beans'),
    );
    const instructions = Array.from({ length: recipeBounds.steps }, (_, place) =>
      lineFrom(`${place} ${'Stir slowly. '.repeat(200)}`.slice(0, recipeBounds.step)),
    );
    expectBack(recipeOf({ ingredients, instructions }));
  });

  it('FOOD-05 holds title, advice and tags with every sign', () => {
    fc.assert(
      fc.property(signs.filter(isKept), fc.array(signs, { maxLength: 3 }), (title, notes) => {
        const swap = notes.filter((note) => !isBlank(note)).join('\n');
        const own = { title, description: swap, ...(swap !== '' && { notes: { swap } }) };
        const { draft } = broughtBack(recipeOf(own));
        expect(draft).toMatchObject(own);
      }),
      { numRuns: 500, seed: 20_261_121 },
    );
    const tags = ['salt,pepper', 'a [b]', 'naïve "quick"', 'сук, щи'];
    expect(broughtBack(recipeOf({ tags })).draft?.tags).toEqual(tags);
  });
});
