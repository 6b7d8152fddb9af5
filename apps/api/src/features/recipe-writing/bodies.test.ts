import { recipeBounds } from '@pomona/contract/recipe-writing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#database/tables/recipes.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { recipeCalls } from '#test/recipe-calls.ts';

let test: TestApp;
let calls: ReturnType<typeof recipeCalls>;
let ada: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  calls = recipeCalls(test);
  ada = await test.signIn();
});
afterAll(() => test.close());

const many = (count: number, text = 'x') => Array<string>(count).fill(text);
const long = (length: number) => 'x'.repeat(length);

/** One field each that makes a recipe unfit. */
const unfit: readonly [string, object][] = [
  ['no title', { title: '' }],
  ['a title of spaces', { title: ' \n\t ' }],
  ['a title that nobody sees', { title: '\u200b\u2060\ufeff' }],
  ['a title of Korean fillers', { title: '\u3164\u115f' }],
  ['half a character', { title: 'a\ud800' }],
  ['a NUL', { title: 'a\u0000b' }],
  ['a bell', { instructions: ['ring \u0007'] }],
  ['a long title', { title: long(recipeBounds.title + 1) }],
  ['a long description', { description: long(recipeBounds.description + 1) }],
  ['a description that nobody sees', { description: '\u200b' }],
  ['no lines', { ingredients: [] }],
  ['an empty line', { ingredients: ['1 egg', ''] }],
  ['a line that nobody sees', { ingredients: ['\u2800'] }],
  ['a long line', { ingredients: [long(recipeBounds.line + 1)] }],
  ['too many lines', { ingredients: many(recipeBounds.lines + 1) }],
  ['a line that is none', { ingredients: [{ text: '1 egg' }] }],
  ['no steps', { instructions: [] }],
  ['a long step', { instructions: [long(recipeBounds.step + 1)] }],
  ['too many steps', { instructions: many(recipeBounds.steps + 1) }],
  ['too many tags', { tags: many(recipeBounds.tags + 1) }],
  ['a long tag', { tags: [long(recipeBounds.tag + 1)] }],
  ['no servings', { servings: 0 }],
  ['half a serving', { servings: 1.5 }],
  ['too many servings', { servings: 101 }],
  ['servings as text', { servings: '2' }],
  ['time that runs backwards', { prep_time: -1 }],
  ['more than thirty days', { cook_time: recipeBounds.minutes + 1 }],
  ['more than thirty days of rest', { rest_time: recipeBounds.minutes + 1 }],
  ['rest that runs backwards', { rest_time: -1 }],
  ['endless time', { cook_time: 1e308 }],
  ['another language', { language: 'it' }],
  ['another meal', { meal_type: 'Brunch' }],
  ['another cuisine', { cuisine: 'french' }],
  ['another difficulty', { difficulty: 'impossible' }],
  ['a script as source', { source_url: 'javascript:alert(1)' }],
  ['a file as source', { source_url: 'file:///etc/passwd' }],
  ['a long source', { source_url: `https://example.org/${long(2000)}` }],
  ['other notes', { notes: { secret: 'x' } }],
  ['a note that nobody sees', { notes: { swap: '\u200b' } }],
  ['a picture that is no text', { image: { url: 'x' } }],
  ['a field too many', { __proto_: 1 }],
  ['somebody else’s', { owner_id: '00000000-0000-4000-8000-000000000000' }],
  ['a version', { version: 1 }],
];

describe('where a recipe comes from', () => {
  it.each(['my mum', 'Tante Gerda', 'https://example.org/soup?page=2'])(
    'FOOD-03 may be %s',
    async (source_url) => {
      const answer = await calls.post({ ...recipeBodyOf(), source_url }, ada);
      expect(answer.json()).toMatchObject({ source_url });
    },
  );
});

describe('a body that is not fit', () => {
  it.each(unfit)('FOOD-03 %s: is refused, and nothing is kept', async (_, fields) => {
    const before = await test.database.db.$count(recipes);
    const answer = await calls.post({ ...recipeBodyOf(), ...fields }, ada);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors.length).toBeGreaterThan(0);
    expect(await test.database.db.$count(recipes)).toBe(before);
  });

  it('leaves the recipe as it was where one is changed', async () => {
    const made = await calls.write({}, ada);
    for (const [name, fields] of unfit) {
      if (name === 'a version') continue;
      const body = { ...recipeBodyOf(), ...fields, version: 1 };
      expect((await calls.put(made.id, body, ada)).statusCode, name).toBe(422);
    }
    for (const version of [undefined, null, 0, -1, 1.5, '1', 2 ** 31, 2 ** 53]) {
      const answer = await calls.put(made.id, { ...recipeBodyOf(), version }, ada);
      expect(answer.statusCode, String(version)).toBe(422);
    }
    expect((await calls.read(made.id, ada)).json()).toEqual(made);
  });

  it.each([
    ['{"__proto__": {"is_admin": true}}', [400, 422]],
    ['[]', [422]],
    ['null', [422]],
    ['"x"', [422]],
    ['{', [400]],
    ['{"title":'.repeat(5000), [400, 422]],
    [`"${'x'.repeat(15_000_000)}"`, [413]],
  ])('%# is refused without a fault of ours', async (payload, statuses) => {
    const headers = { ...ada.headers, 'content-type': 'application/json' };
    const answer = await test.inject({ method: 'POST', url: '/api/recipes', payload, headers });
    expect(statuses).toContain(answer.statusCode);
  });
});

describe('a body that looks like harm', () => {
  it('FOOD-03 is kept as the text that it is, to the last sign', async () => {
    const nasty = [
      `'; DROP TABLE recipes; --`,
      '<script>alert(1)</script>',
      '=cmd|x',
      '../../etc/passwd',
      '{{7*7}} #{x} %s',
      'right to left \u202e here',
      '👩‍👩‍👧‍👦 é ß 汉',
    ];
    const fields = {
      title: nasty.join(' ').slice(0, 200).trim(),
      description: nasty.join('\n'),
      ingredients: nasty,
      instructions: nasty,
      notes: { swap: nasty.join('\n') },
      source_url: 'https://example.org/?q=%27%3Cscript%3E',
    };
    const made = await calls.write(fields, ada);
    expect(made).toMatchObject(fields);
    expect((await calls.read(made.id, ada)).json()).toEqual(made);
  });

  it('may be as long as everything may be', async () => {
    const made = await calls.write(
      {
        title: long(recipeBounds.title),
        description: long(recipeBounds.description),
        ingredients: many(recipeBounds.lines, long(recipeBounds.line)),
        instructions: many(recipeBounds.steps, long(recipeBounds.step)),
        tags: Array.from({ length: recipeBounds.tags }, (_, at) => `${at}`.padStart(40, 'x')),
        prep_time: recipeBounds.minutes,
        cook_time: recipeBounds.minutes,
        rest_time: recipeBounds.minutes,
        servings: 100,
      },
      ada,
    );
    expect((await calls.read(made.id, ada)).json()).toEqual(made);
  });
});
