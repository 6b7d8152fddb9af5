import {
  importFormats,
  maxImportBytes,
  maxRecipesPerImport,
  recipeDraft,
} from '@pomona/contract/recipe-exchange';
import { isSourceName, recipeBounds } from '@pomona/contract/recipe-writing';
import { isStorableText } from '@pomona/contract/text';
import { type ReadRecipe, type ReadRequest, readRecipes } from '@pomona/recipe-formats/read';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReader, type Reader } from './reader.ts';

const order = { kind: null, format: null, address: null, language: 'en' } as const;

/** Facts above a recipe, with escapes in them. */
const frontMatter = fc
  .array(
    fc.tuple(
      fc.constantFrom('title', 'description', 'tags', 'make ahead', 'swap', 'source', 'servings'),
      fc.constantFrom('"', "'", '', '["'),
      fc.array(fc.constantFrom('\\u0000', '\\ud800', '\\n', '\\u202e', 'a', ', ', '１', '"'), {
        maxLength: 4,
      }),
    ),
    { maxLength: 5 },
  )
  .map((facts) => facts.map(([key, quote, text]) => `${key}: ${quote}${text.join('')}${quote}`))
  .map((facts) => ['---', ...facts, '---', 'Mix @flour{1%g}.'].join('\n'));

/** Whatever came in: what comes out may be saved as it stands, as far as it goes. */
function expectSound(recipes: ReadRecipe[]): void {
  expect(recipes.length).toBeLessThanOrEqual(maxRecipesPerImport);
  for (const { draft } of recipes) {
    recipeDraft.parse(draft);
    expectStorable(draft);
    expectWithinBounds(draft);
    if (draft.image !== null) expect(draft.image).toMatch(/^https?:\/\//);
    const source = draft.source_url ?? 'my mum';
    expect(/^https?:\/\//.test(source) || isSourceName(source), source).toBe(true);
    for (const count of [draft.servings, draft.prep_time, draft.cook_time])
      if (count !== null) expect(Number.isInteger(count)).toBe(true);
  }
}

function expectStorable(draft: ReadRecipe['draft']): void {
  const { title, description, ingredients, instructions, tags, notes = {} } = draft;
  const advice = Object.values(notes).flatMap((text) => text ?? []);
  const addresses = [draft.source_url, draft.image].map((address) => address ?? '');
  const lists = [...ingredients, ...instructions, ...tags];
  for (const text of [title, description, ...lists, ...advice, ...addresses])
    expect(isStorableText(text), JSON.stringify(text)).toBe(true);
}

function expectWithinBounds({
  title,
  description,
  ingredients,
  instructions,
}: ReadRecipe['draft']) {
  expect(title.length).toBeLessThanOrEqual(recipeBounds.title);
  expect(description.length).toBeLessThanOrEqual(recipeBounds.description);
  expect(ingredients.length).toBeLessThanOrEqual(recipeBounds.lines);
  expect(instructions.length).toBeLessThanOrEqual(recipeBounds.steps);
  for (const line of ingredients) expect(line.length).toBeLessThanOrEqual(recipeBounds.line);
  for (const step of instructions) expect(step.length).toBeLessThanOrEqual(recipeBounds.step);
}

/** Pieces that pages and texts are made of, and that readers stumble over. */
const piece = fc.constantFrom(
  ...[
    '<div>',
    '</div>',
    '<li>',
    '<p',
    '>',
    '<!--',
    '-->',
    '<script type="application/ld+json">',
    '</script>',
  ],
  ...[
    '<div itemscope itemtype="http://schema.org/Recipe">',
    '<b itemprop="name">',
    '<i itemprop="recipeIngredient">',
  ],
  ...[
    '{"@type":"Recipe"',
    ',"name":"Soup"',
    ',"recipeIngredient":["1 egg"',
    '"recipeInstructions":',
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    '\\',
  ],
  ...[
    '{"@graph":[',
    '"@id":"#a"',
    'PT1H',
    'javascript:alert(1)',
    'http://a:b@c/',
    '"image":"data:x"',
    '&amp;frac12;',
    '\\u0000',
    '\\ud800',
    '&#0;',
    '&#xD800;',
  ],
  ...[
    'Ingredients\n',
    'Zutaten:',
    'Method\n',
    '1. ',
    '200 g flour\n',
    '2 eggs\n',
    'Serves 4\n',
    '\n\n',
    '½',
    '1/2',
    '@salt{}',
    '@a{1%g}(b)',
  ],
  ...[
    '~{5%minutes}',
    '~',
    '#pan{}',
    '---\n',
    'title: x\n',
    '>> servings: 2\n',
    '== A ==\n',
    '> note\n',
    '-- c',
    '[-',
    '-]',
    '@&x{}',
    '~{5}',
  ],
  ...[
    '\u0000',
    '\ud800',
    '\udfff',
    '\u202e',
    '\ufeff',
    '\u00a0',
    '\u200b',
    '\u0085',
    '９',
    '🍲',
    'x'.repeat(500),
  ],
);
const text = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: piece },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));
const anyRequest = fc.record<ReadRequest>({
  text,
  kind: fc.constantFrom('html', null),
  format: fc.constantFrom(...importFormats, null),
  address: fc.constantFrom('https://a.example/soup.cook', 'https://a.example/%E0%A4', null),
  language: fc.constantFrom('en', 'es', 'fr', 'de'),
});

/** A thing of schema.org whose values are whatever JSON can be. */
const anyThing = fc.dictionary(
  fc.constantFrom(
    '@type',
    '@id',
    'name',
    'recipeIngredient',
    'recipeInstructions',
    'recipeYield',
    'prepTime',
    'cookTime',
    'totalTime',
    'image',
    'url',
    'keywords',
    'recipeCategory',
    'itemListElement',
    'inLanguage',
    'description',
  ),
  fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom('Recipe', 'PT1H', '4 servings', '<b>x', '1 egg'),
  ),
);

describe('what means no good', () => {
  it('FOOD-04 no page and no text breaks a reader', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyRequest, (each) => expectSound(readRecipes(each))),
      { numRuns: 3000, seed: 20_261_121 },
    );
  });

  it('FOOD-04 no fact above a recipe breaks a reader', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(frontMatter, (facts) => {
        const read = readRecipes({ ...order, text: facts });
        expect(read).toHaveLength(1);
        expectSound(read);
      }),
      { numRuns: 1000, seed: 20_261_121 },
    );
  });

  it('FOOD-04 no value in JSON-LD breaks a reader', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyThing, (thing) => {
        const json = JSON.stringify({ ...thing, '@type': 'Recipe' });
        expectSound(readRecipes({ ...order, text: json }));
        expectSound(
          readRecipes({
            ...order,
            kind: 'html',
            text: `<script type="application/ld+json">${json.slice(0, -1)},}`,
          }),
        );
      }),
      { numRuns: 1500, seed: 20_261_121 },
    );
  });
});

const filled = (part: string) =>
  part.repeat(Math.ceil(maxImportBytes / part.length)).slice(0, maxImportBytes);
const asJsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`;
const recipe =
  '{"@type":"Recipe","name":"Soup","recipeIngredient":["200 g carrots","1 onion"],"recipeInstructions":["Cook."]}';

/** 2 MB each, made to keep a reader busy. */
const floods: Record<string, string> = {
  'tags that never close': filled('<div>'),
  'tags that close what is not open': `${'<div>'.repeat(900)}${filled('</b>')}`,
  paragraphs: filled('<p>a'),
  'angle brackets': filled('<'),
  entities: filled('&amp;'),
  comments: filled('<!---->'),
  braces: asJsonLd(filled('{')),
  brackets: asJsonLd(filled('[')),
  'quotation marks': asJsonLd(`{"a":"${filled('" ')}`),
  recipes: asJsonLd(`[${filled(`${recipe},`)}`),
  'things in things': `<div itemscope itemtype="http://schema.org/Recipe">${'<div itemprop="name">'.repeat(900)}${filled('a')}`,
  amounts: filled('<li>200 g flour and some sugar</li>'),
  headings: filled('Ingredients\n1 egg\n'),
  numbers: filled('1. '),
  timers: `@a{}${filled('~')}`,
  'times in one paragraph': `@a{}\n\n${'~{'.repeat(1900)}`,
  'times that never end': `@a{}\n\n${`${'~'.repeat(1300)}${'{'.repeat(1300)}${'%'.repeat(1300)}\n\n`.repeat(50)}`,
  'signs without a name': `@a{}\n\n${`${'@'.repeat(1900)}${'@-'.repeat(900)}\n\n`.repeat(50)}`,
  'names without an end': `@a{}\n\n${`@${'a '.repeat(1900)}\n\n`.repeat(50)}`,
  marks: filled('@a{1%g} '),
  facts: `---\n${filled('a: b\n')}`,
};

const soup = 'Soup\n\n200 g carrots\n1 onion\n\n1. Cook.\n';
const jsonOf = (values: object) =>
  JSON.stringify({
    ...{ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 egg'] },
    ...{ recipeInstructions: ['Cook.'], ...values },
  });
const referringTo = (id: string) =>
  Array.from({ length: 60 }, (_, number) =>
    jsonOf({
      name: `Soup ${number}`,
      recipeIngredient: Array(300).fill({ '@id': id }),
      keywords: Array(300).fill({ '@id': id }),
    }),
  ).join();

/** What once took the square of the length, or worse, by the way it comes in. */
const squares: Record<string, Pick<ReadRequest, 'text'> & Partial<ReadRequest>> = {
  'a brace and spaces': { text: `{${filled(' ')}`.slice(0, maxImportBytes - 1).concat('x') },
  'a brace and line breaks': { text: `[${filled('\n')}`.slice(0, maxImportBytes - 1).concat('x') },
  'a brace and semicolons': { text: `{${filled('; ')}`.slice(0, maxImportBytes - 1).concat('x') },
  'a script and spaces': { text: asJsonLd(`{${filled(' ')}x`.slice(0, -60)), kind: 'html' },
  'a script without an end': { text: filled('<script '), kind: 'html' },
  'entities of spaces': { text: `<p>200 g flour${filled('&#32;&nbsp;')}`, kind: 'html' },
  'comments without an end': { text: filled('<!-- <!- '), kind: 'html' },
  'comments of Cooklang': { text: `@salt{} ${'[-'.repeat(98_000)}`, format: 'cooklang' },
  'comments in a guess': { text: `@salt{} ${'[-'.repeat(98_000)}` },
  'empty lines': { text: `${'\n'.repeat(190_000)}x` },
  'a decorated heading': {
    text: `Ingredients${'-'.repeat(59)}:${'='.repeat(190_000)}x\n${soup}`,
  },
  'decorated headings': {
    text: `${`Ingredients${'-'.repeat(59)}:${'='.repeat(1500)}x\n`.repeat(120)}${soup}`,
  },
  'a title of dashes': { text: `${'–'.repeat(190_000)}x\n${soup}` },
  'a title of stars': { text: `${'*= '.repeat(60_000)}x\n${soup}` },
  'commas in a bracket': { text: jsonOf({ keywords: `(${','.repeat(190_000)})` }) },
  'commas behind a line': { text: jsonOf({ recipeIngredient: [`1 egg${', '.repeat(90_000)}x`] }) },
  'references to one text': {
    text: `{"@graph":[{"@id":"#a","name":"${'a&amp;'.repeat(30_000)}"},${referringTo('#a')}]}`,
  },
};

describe('2 MB at once', () => {
  let reader: Reader;
  const faults: unknown[] = [];
  beforeAll(() => {
    reader = createReader({
      maxReadMilliseconds: 30_000,
      idleMilliseconds: 1000,
      maxQueued: 3,
      onError: (error) => faults.push(error),
    });
  });
  afterAll(() => reader.close());

  it.each(Object.keys(floods))(
    'FOOD-04 %s are read to their end, and the server goes on',
    { timeout: 60_000 },
    async (name) => {
      faults.length = 0;
      const flood = (floods[name] ?? '').slice(0, maxImportBytes);
      const before = performance.eventLoopUtilization();
      const read = await reader.read({
        ...order,
        text: flood,
        kind: flood.startsWith('<') ? 'html' : null,
      });
      expectSound(read);
      // The thread has the work: this one hands over 2 MB and waits.
      expect(performance.eventLoopUtilization(before).active).toBeLessThan(500);
      expect(faults).toEqual([]);
    },
  );

  it.each(Object.keys(squares))(
    'danger 13: %s take less than two seconds of processor time',
    {
      timeout: 60_000,
    },
    (name) => {
      const request: ReadRequest = { ...order, text: '', ...squares[name] };
      const before = process.cpuUsage();
      const read = readRecipes({ ...request, text: request.text.slice(0, maxImportBytes) });
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
      expectSound(read);
    },
  );

  const unit = fc.oneof(
    piece,
    fc.constantFrom(
      ' ',
      '\t',
      '\n',
      '\u00a0',
      '&nbsp;',
      '&#32;',
      '(',
      ')',
      '<!--',
      '<b ',
      "'",
      '`',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
  );
  const repeated = fc
    .tuple(fc.array(piece, { maxLength: 3 }), unit, unit)
    .map(([begin, one, end]) => begin.join('') + one.repeat(300_000 / one.length) + end);

  it('danger 13: 300 kB of anything repeated takes less than a second', {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(anyRequest, repeated, (request, text) => {
        const before = process.cpuUsage();
        readRecipes({ ...request, text });
        expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
      }),
      { numRuns: 150, seed: 20_261_122 },
    );
  });

  it('FOOD-04 a recipe in a page of 2 MB is found', { timeout: 60_000 }, async () => {
    const article =
      '<p class="text">When we came home <a href="/x">from the market</a> it rained again, as it had for the whole week.</p>\n<div class="ad"><span>…</span></div>\n';
    const html = `<html lang="en"><head>${asJsonLd(recipe)}</head><body>${filled(article)}`.slice(
      0,
      maxImportBytes,
    );
    const [read] = await reader.read({ ...order, kind: 'html', text: html });
    expect(read?.draft.ingredients).toEqual(['200 g carrots', '1 onion']);
  });
});
