// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isListBefore } from './last-list.ts';

function visit(...paths: string[]) {
  const entries = paths.map((path, index) => ({ index, url: `https://pomona.example${path}` }));
  vi.stubGlobal('navigation', { currentEntry: entries.at(-1), entries: () => entries });
}

describe('DETAIL-01 the way back to the list', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [['/recipes?q=soup', '/recipes/lentils'], true],
    [['/recipes', '/', '/recipes/lentils'], false],
    [['/recipes/lentils'], false],
  ])('is one step back after %j: %s', (paths, expected) => {
    visit(...paths);
    expect(isListBefore()).toBe(expected);
  });

  it('is unknown in a browser without the Navigation API', () => {
    expect(isListBefore()).toBe(false);
  });
});
