import { recipeBody, recipeBounds } from '@pomona/contract/recipe-writing';
import { describe, expect, it } from 'vitest';
import { bodyOf, type Draft, emptyDraft, numberIn } from './draft/draft.ts';
import { hasProblems, problemsFrom, problemsOf } from './problems.ts';
import { rowsOf } from './rows/rows.ts';

function makeDraft(own: Partial<Draft> = {}): Draft {
  return {
    ...emptyDraft('en'),
    title: 'Red lentil soup',
    meal: 'Dinner',
    prep: '10',
    cook: '25',
    servings: '4',
    ingredients: rowsOf(['200 g red lentils', '']),
    steps: rowsOf(['Simmer.']),
    ...own,
  };
}

describe('FOOD-03 a draft', () => {
  it('that is complete has nothing to mend, and is what the contract takes', () => {
    const draft = makeDraft({
      tags: ['soup'],
      makeAhead: 'Keeps.',
      source: 'https://example.org/a',
    });
    expect(hasProblems(problemsOf(draft))).toBe(false);
    expect(recipeBody.parse(bodyOf(draft))).toMatchObject({
      ingredients: ['200 g red lentils'],
      notes: { make_ahead: 'Keeps.' },
      prep_time: 10,
    });
  });

  it('names every field that is missing; cooking may be left out', () => {
    const { fields } = problemsOf({ ...emptyDraft('en'), servings: '' });
    expect(Object.keys(fields)).toEqual([
      'title',
      'meal',
      'servings',
      'prep',
      'ingredients',
      'steps',
    ]);
    expect(bodyOf(makeDraft({ cook: '' })).cook_time).toBe(0);
  });

  it.each([
    ['title', { title: 'x'.repeat(recipeBounds.title + 1) }, 'tooLong'],
    ['description', { description: 'x'.repeat(recipeBounds.description + 1) }, 'tooLong'],
    ['title', { title: 'Soup\u0000' }, 'notStorable'],
    ['title', { title: '\u2800 \u00ad' }, 'missing'],
    ['steps', { steps: rowsOf(['\u2800']) }, 'missing'],
    ['servings', { servings: '101' }, 'outOfRange'],
    ['servings', { servings: '0' }, 'outOfRange'],
    ['prep', { prep: '1.5' }, 'outOfRange'],
    ['cook', { cook: '43201' }, 'outOfRange'],
    ['rest', { rest: '43201' }, 'outOfRange'],
    ['source', { source: 'javascript:alert(1)' }, 'refused'],
    ['picture', { picture: { kind: 'address', address: 'soup.jpg' } }, 'refused'],
    ['ingredients', { ingredients: rowsOf(Array(101).fill('salt')) }, 'tooMany'],
    ['tags', { tags: Array.from({ length: 13 }, (_, index) => `t${index}`) }, 'tooMany'],
  ] as const)('%s within its bounds', (field, own, code) => {
    const draft = makeDraft(own as Partial<Draft>);
    expect(problemsOf(draft).fields[field]?.code).toBe(code);
    expect(recipeBody.safeParse(bodyOf(draft)).success || field === 'picture').toBe(
      field === 'picture' || field === 'prep',
    );
  });

  it('points out the row that is too long', () => {
    const ingredients = rowsOf(['salt', 'x'.repeat(recipeBounds.line + 1)]);
    const { rows } = problemsOf(makeDraft({ ingredients }));
    expect(rows).toEqual({ [ingredients[1]?.id ?? '']: { code: 'tooLong', maximum: 300 } });
  });

  it('that the server refuses names its fields by the paths of the answer', () => {
    const { fields } = problemsFrom([
      { path: 'body.meal_type', message: 'x' },
      { path: 'body.notes.swap', message: 'x' },
      { path: 'body.instructions.3', message: 'x' },
      { path: 'body.unheard', message: 'x' },
    ]);
    expect(Object.keys(fields)).toEqual(['meal', 'swap', 'steps']);
  });
});

describe('FOOD-03 what people write into a field', () => {
  it.each([
    ['my mum', false],
    ['https://example.org/soup', false],
    ['javascript:alert(1)', true],
    ['https://', true],
  ])('where it comes from: %s', (source, isRefused) => {
    const { fields } = problemsOf({ ...emptyDraft('en'), source });
    expect(fields.source !== undefined).toBe(isRefused);
  });

  it.each([
    ['25', 25],
    ['about 25', 25],
    ['ca. 25 Min.', 25],
    ['unos 25 minutos', 25],
    ['environ 25', 25],
    ['a while', null],
    ['2-3', null],
  ])('minutes: %s', (text, minutes) => {
    expect(numberIn(text)).toBe(minutes);
  });
});
