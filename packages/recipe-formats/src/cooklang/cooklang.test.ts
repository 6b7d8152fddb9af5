import { isStorableText } from '@pomona/contract/text';
import { describe, expect, it } from 'vitest';
import { readRecipes } from '../read.ts';
import { readCooklang } from './cooklang.ts';

const order = { kind: null, format: null, address: null, language: 'en' } as const;
const linesOf = (text: string) => readCooklang(text)?.ingredients;

describe('amounts in Cooklang', () => {
  it.each([
    ['@flour{1,000%g}', '1,000 g flour'],
    ['@Mehl{1.000%g}', '1.000 g Mehl'],
    ['@Mehl{1,5%kg}', '1,5 kg Mehl'],
    ['@flour{1.50%kg}', '1.50 kg flour'],
    ['@water{1,5-2,5%l}', '1,5-2,5 l water'],
    ['@sugar{=2,5%g}', '2,5 g sugar'],
    ['@milk{1/2%l}', '1/2 l milk'],
    ['@eggs{007}', '007 eggs'],
    ['@flour{200%g} and @&flour{100%g}', '300 g flour'],
  ])('FOOD-05 %s stays as it is written', (marked, line) => {
    expect(linesOf(`Mix ${marked} well.`)).toEqual([line]);
  });

  it('FOOD-05 a time stays as it is written', () => {
    const recipe = readCooklang('Simmer @beans{1%can} for ~{1,5%Stunden}.');
    expect(recipe?.instructions).toEqual(['Simmer beans for 1,5 Stunden.']);
  });
});

describe('names in Cooklang', () => {
  it.each([
    ['@Eier Größe M{3}', '3 Eier Größe M'],
    ['@vitamin C{}(dissolved)', 'vitamin C, dissolved'],
    ['@Eier Größe M|Eier{3}', '3 Eier Größe M'],
  ])('FOOD-05 %s may end with one letter', (marked, line) => {
    expect(linesOf(`Mix ${marked} well.`)).toEqual([line]);
  });

  it('FOOD-05 the same again without an amount is one line within the steps', () => {
    expect(linesOf('Boil @salt{1%tsp}.\n\nAdd @salt and @pepper.')).toEqual([
      '1 tsp salt',
      'pepper',
    ]);
  });

  it('FOOD-05 the same again is a line of its own in a list, and with a preparation', () => {
    expect(linesOf('@salt{1%tsp}, @salt{}(to taste)\n\nCook.')).toEqual([
      '1 tsp salt',
      'salt, to taste',
    ]);
    expect(linesOf('@salt{1%tsp}, @salt{}\n\nCook.')).toEqual(['1 tsp salt', 'salt']);
    expect(linesOf('Boil @salt{1%tsp}.\n\nAdd @salt{}(coarse).')).toEqual([
      '1 tsp salt',
      'salt, coarse',
    ]);
  });
});

describe('facts in Cooklang', () => {
  it('FOOD-04 hold nothing that cannot be stored', () => {
    const bad = 'x\\u0000\\u0007\\ud800y';
    const keys = ['title', 'description', 'tags', 'make ahead', 'swap', 'source', 'image'];
    const facts = keys.map((key) => `${key}: "${bad}"`);
    const [read] = readRecipes({
      ...order,
      address: 'https://a.example/',
      text: ['---', ...facts, '---', '', 'Mix @flour{1%g}.'].join('\n'),
    });
    expect(read?.draft.title).toBe('xy');
    const { title = '', description = '', tags = [], notes = {} } = read?.draft ?? {};
    expect([description, ...tags, notes.make_ahead]).not.toContain('');
    const advice = [notes.make_ahead, notes.swap].map((note) => note ?? '');
    for (const text of [title, description, ...tags, ...advice])
      expect(isStorableText(text), JSON.stringify(text)).toBe(true);
  });

  it('FOOD-05 a tag with a comma is one', () => {
    expect(readCooklang('---\ntags: ["salt，pepper", dinner]\n---\n@a{}')?.tags).toEqual([
      'salt,pepper',
      'dinner',
    ]);
    expect(readCooklang('---\ntags: quick, dinner\n---\n@a{}')?.tags).toEqual(['quick', 'dinner']);
  });
});

describe('what is no Cooklang', () => {
  const mail = [
    '>> On Monday Jane <jane@blog.example> wrote:',
    '>> Bean soup',
    '>>',
    '>> Ingredients:',
    '>> 400 g beans',
    '>> 2 carrots',
    '>> 1 onion, chopped',
    '>>',
    '>> Method:',
    '>> 1. Chop everything and put it into a pot.',
    '>> 2. Cook it for an hour.',
  ];

  it('FOOD-04 a mail that was quoted twice is read as a text', () => {
    const [read] = readRecipes({ ...order, text: mail.join('\n') });
    expect(read).toMatchObject({
      format: 'text',
      draft: { ingredients: ['400 g beans', '2 carrots', '1 onion, chopped'] },
    });
    expect(readRecipes({ ...order, text: mail.slice(0, 4).join('\n') })).toEqual([]);
  });

  it('FOOD-04 the source of a page is read as a page, whatever its styles say', () => {
    const page = `<!-- saved --><!doctype html><html><head><style>@page {size: A4} @media{a{}}</style></head>
      <script type="application/ld+json">{"@type":"Recipe","name":"Soup",
      "recipeIngredient":["200 g carrots","1 onion"],"recipeInstructions":["Cook."]}</script></html>`;
    const [read] = readRecipes({ ...order, text: page });
    expect(read).toMatchObject({ format: 'schema_org', draft: { title: 'Soup' } });
  });

  it('FOOD-04 Cooklang with metadata lines and without braces is read as such', () => {
    const [read] = readRecipes({ ...order, text: '>> servings: 2\n\nBoil @potatoes with @salt.' });
    expect(read).toMatchObject({
      format: 'cooklang',
      draft: { servings: 2, ingredients: ['potatoes', 'salt'] },
    });
  });
});
