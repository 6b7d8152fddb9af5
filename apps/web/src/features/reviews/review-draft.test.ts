// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import { beforeEach, expect, it } from 'vitest';
import { bodyOf, emptyDraft, forgetDraft, storeDraft, storedDraft } from './review-draft.ts';

const draftKey = { recipeId: 'soup', memberId: 'ada' };
const draft = { rating: 3, comment: 'Half', madeIt: true, swaps: 'oats' };
const store = (text: string) => localStorage.setItem(storageKeys.reviewDrafts, text);

beforeEach(() => localStorage.clear());

it('REV-04 keeps a draft for a recipe and a member until it is forgotten', () => {
  storeDraft(draftKey, draft);
  expect(storedDraft(draftKey)).toEqual(draft);
  expect(storedDraft({ ...draftKey, memberId: 'ben' })).toEqual(emptyDraft);
  expect(storedDraft({ ...draftKey, recipeId: 'stew' })).toEqual(emptyDraft);
  forgetDraft(draftKey);
  expect(storedDraft(draftKey)).toEqual(emptyDraft);
  expect(localStorage.length).toBe(0);
});

it('REV-07 keeps the draft of an edited review apart from a new one', () => {
  const edited = { ...draftKey, reviewId: 'review-1' };
  storeDraft(edited, draft);
  expect(storedDraft(draftKey)).toEqual(emptyDraft);
  expect(storedDraft(edited)).toEqual(draft);
  expect(storedDraft({ ...draftKey, reviewId: 'review-2' }, draft)).toEqual(draft);
});

it('keeps the last twenty, so that the storage does not fill up', () => {
  for (let n = 0; n < 25; n += 1) storeDraft({ ...draftKey, recipeId: `soup-${n}` }, draft);
  expect(storedDraft({ ...draftKey, recipeId: 'soup-4' })).toEqual(emptyDraft);
  expect(storedDraft({ ...draftKey, recipeId: 'soup-5' })).toEqual(draft);
});

it.each(['', '{', 'null', '[]', '"x"', '{"ada soup":7}', '{"ada soup":null}'])(
  'makes nothing of a broken storage: %s',
  (text) => {
    store(text);
    expect(storedDraft(draftKey)).toEqual(emptyDraft);
    storeDraft(draftKey, draft);
    expect(storedDraft(draftKey)).toEqual(draft);
  },
);

it('of a broken draft the readable parts stay', () => {
  store('{"ada soup":{"rating":9,"comment":"Half","madeIt":"yes","swaps":3}}');
  expect(storedDraft(draftKey)).toEqual({ ...emptyDraft, comment: 'Half' });
});

it('REV-05 sends rating and comment alone where nothing else is said', () => {
  expect(bodyOf({ ...draft, madeIt: false })).toEqual({ rating: 3, comment: 'Half' });
  expect(bodyOf({ ...draft, swaps: ' ' })).toEqual({ rating: 3, comment: 'Half', made_it: true });
});
