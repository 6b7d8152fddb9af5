// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import { afterEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#features/recipe-writing/rows/rows.ts';
import { emptyDraft } from './draft.ts';
import { forgetDraft, type StoredDraft, slotsOf, storeDraft, storedDraft } from './stored-draft.ts';

afterEach(() => localStorage.clear());

const empty = emptyDraft('en');
const draftKey = { memberId: 'ada', recipe: 'new', slot: 1 };
const stored: StoredDraft = {
  key: 'once',
  base: null,
  draft: {
    ...empty,
    title: 'Soup',
    meal: 'Lunch',
    ingredients: rowsOf(['1 onion', '']),
    tags: ['quick'],
  },
};

describe('FOOD-03 a draft in this browser', () => {
  it('comes back as it was, with the key that it is sent with', () => {
    storeDraft(draftKey, stored);
    const found = storedDraft(draftKey, empty);
    expect(found).toMatchObject({ key: 'once', base: null });
    expect(found?.draft).toMatchObject({ title: 'Soup', meal: 'Lunch', tags: ['quick'] });
    expect(found?.draft.ingredients.map(({ text }) => text)).toEqual(['1 onion', '']);
  });

  it('belongs to one member, one recipe and one window', () => {
    storeDraft(draftKey, stored);
    expect(storedDraft({ ...draftKey, memberId: 'ben' }, empty)).toBeNull();
    expect(storedDraft({ ...draftKey, recipe: 'soup' }, empty)).toBeNull();
    expect(storedDraft({ ...draftKey, slot: 2 }, empty)).toBeNull();
  });

  it('is found again before an empty slot', () => {
    storeDraft({ ...draftKey, slot: 3 }, stored);
    expect(slotsOf(draftKey).slice(0, 3)).toEqual([3, 1, 2]);
  });

  it('goes when it is saved or discarded', () => {
    storeDraft(draftKey, stored);
    forgetDraft(draftKey);
    expect(storedDraft(draftKey, empty)).toBeNull();
    expect(localStorage.getItem(storageKeys.recipeDrafts)).toBeNull();
  });

  it('leaves the bytes of a picture out', () => {
    storeDraft(draftKey, {
      ...stored,
      draft: { ...stored.draft, picture: { kind: 'file', data: 'x'.repeat(9) } },
    });
    expect(localStorage.getItem(storageKeys.recipeDrafts)).not.toContain('xxx');
    expect(storedDraft(draftKey, empty)?.draft.picture).toEqual({ kind: 'file', data: '' });
  });

  it.each(['', '[]', '{"ada new 1":4}', '{"ada new 1":{"form":0,"key":"a","draft":{}}}', 'null'])(
    'is none where the storage holds %s',
    (stored) => {
      localStorage.setItem(storageKeys.recipeDrafts, stored);
      expect(storedDraft(draftKey, empty)).toBeNull();
    },
  );

  it('keeps its readable parts', () => {
    const draft = { title: 7, meal: 'Tea', steps: ['Stir.', 4], servings: '3', picture: 'x' };
    const stored = { 'ada new 1': { form: 1, key: 'a', base: {}, draft } };
    localStorage.setItem(storageKeys.recipeDrafts, JSON.stringify(stored));
    const found = storedDraft(draftKey, empty)?.draft;
    expect(found).toMatchObject({
      title: '',
      meal: null,
      servings: '3',
      picture: { kind: 'kept' },
    });
    expect(found?.steps.map(({ text }) => text)).toEqual(['Stir.']);
  });

  it('gives way to newer ones after the twentieth', () => {
    for (let index = 0; index < 25; index += 1)
      storeDraft({ ...draftKey, recipe: `r${index}` }, stored);
    expect(storedDraft({ ...draftKey, recipe: 'r4' }, empty)).toBeNull();
    expect(storedDraft({ ...draftKey, recipe: 'r5' }, empty)).not.toBeNull();
  });
});
