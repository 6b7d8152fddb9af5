import { describe, expect, it } from 'vitest';
import { draftOfRecipe } from '#features/recipe-writing/draft/draft.ts';
import { rowsOf } from '#features/recipe-writing/rows/rows.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { isSaved } from './saving.ts';

describe('FOOD-03 whether the recipe says what was typed', () => {
  const recipe = makeRecipe({
    ingredients: ['200 g red lentils'],
    tags: ['make-ahead', 'soup'],
  });
  const typed = draftOfRecipe(recipe);

  it('looks away from spaces, tabs and line breaks within a line', () => {
    expect(isSaved({ ...typed, ingredients: rowsOf([' 200 g\tred  lentils']) }, recipe)).toBe(true);
  });

  it('compares tags as they are kept', () => {
    expect(isSaved({ ...typed, tags: ['Soup', '#make-ahead', 'soup', '#'] }, recipe)).toBe(true);
    expect(isSaved({ ...typed, tags: ['soup'] }, recipe)).toBe(false);
  });

  it('sees another word', () => {
    expect(isSaved({ ...typed, ingredients: rowsOf(['200 g lentils']) }, recipe)).toBe(false);
  });
});
