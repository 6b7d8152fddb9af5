// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storedStep, storeStep, useCookingProgress } from './cooking-progress.ts';

const recipe = { id: 'soup', version: 1, servings: 4 };
const shown = (of = recipe) => renderHook(() => useCookingProgress(of)).result;

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('DETAIL-05 starts at the servings of the recipe with nothing ticked', () => {
  expect(shown().current).toMatchObject({ servings: 4, ticked: new Set() });
});

it('DETAIL-05 keeps ticks and servings over a reload, for each recipe its own', () => {
  const first = shown();
  act(() => first.current.toggle(2));
  act(() => first.current.toggle(0));
  act(() => first.current.toggle(2));
  act(() => first.current.setServings(6));
  expect(first.current.ticked).toEqual(new Set([0]));
  expect(shown().current).toMatchObject({ servings: 6, ticked: new Set([0]) });
  expect(shown({ ...recipe, id: 'bread' }).current.ticked).toEqual(new Set());
});

it('DETAIL-05 forgets after a day, and when the text of the recipe has changed', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const here = shown();
  act(() => here.current.toggle(1));
  expect(shown({ ...recipe, version: 2 }).current.ticked).toEqual(new Set());
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
  expect(shown().current.ticked).toEqual(new Set([1]));
  vi.advanceTimersByTime(2);
  expect(shown().current.ticked).toEqual(new Set());
});

it('DETAIL-07 keeps the step beside the ticks', () => {
  const here = shown();
  act(() => here.current.toggle(1));
  storeStep(recipe, 3);
  expect(storedStep(recipe)).toBe(3);
  expect(shown().current.ticked).toEqual(new Set([1]));
});

it.each([
  '{',
  'null',
  '[]',
  '{"soup":null}',
  '{"soup":{"at":9e15,"version":1,"ticked":5,"servings":"x"}}',
])('DETAIL-05 is not broken by what else the storage holds: %s', (stored) => {
  localStorage.setItem(storageKeys.kitchen, stored);
  expect(shown().current).toMatchObject({ servings: 4, ticked: new Set() });
});

it('DETAIL-05 works where the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const here = shown();
  act(() => here.current.toggle(1));
  expect(here.current.ticked).toEqual(new Set([1]));
  vi.restoreAllMocks();
  act(() => here.current.toggle(1));
});
