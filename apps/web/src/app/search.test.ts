import { describe, expect, it } from 'vitest';
import { loginSearch, parseSearch, recipeListSearch, stringifySearch } from './search.ts';

describe('the address of the login page', () => {
  it('AUTH-04 names the page that asked', () => {
    expect(loginSearch({ from: '/recipes?q=soup' })).toEqual({ from: '/recipes?q=soup' });
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'https://evil.example',
    'javascript:1',
    '/login',
    '/signup?x',
    '',
  ])('AUTH-04 goes back to no place like %j', (from) => {
    // Named and undefined: the router would keep a key that is left out as the address has it.
    expect(Object.entries(loginSearch({ from }))).toEqual([['from', undefined]]);
  });
});

describe('what stands behind the question mark', () => {
  it('is read as texts, and written back the same', () => {
    expect(parseSearch('?q=200&sort=rating')).toEqual({ q: '200', sort: 'rating' });
    expect(stringifySearch({ q: 'crème brûlée', meal: undefined })).toBe(
      '?q=cr%C3%A8me+br%C3%BBl%C3%A9e',
    );
    expect(stringifySearch({})).toBe('');
  });

  it('loses what the API refuses as text', () => {
    expect(parseSearch('?q=%00')).toEqual({ q: '' });
    expect(parseSearch('?q=le%00ntils')).toEqual({ q: 'lentils' });
  });

  it('of the list keeps what the list knows', () => {
    expect(recipeListSearch({ q: 'a', diet: 'Vegan', utm: 'x', meal: 4 })).toEqual({
      q: 'a',
      diet: 'Vegan',
    });
  });
});
