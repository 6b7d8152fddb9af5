import { normalisedTags } from '@pomona/contract/recipe-tags';
import { recipeBounds } from '@pomona/contract/recipe-writing';
import { describe, expect, it } from 'vitest';
import { draftOf } from './draft.ts';
import { emptyRecipe } from './found-recipe.ts';

const tagsOf = (tags: string[], title = 'Soup') =>
  draftOf({ ...emptyRecipe(), title, tags }, { language: 'en', address: null }).draft.tags;

describe('the tags of a draft', () => {
  it('FOOD-04 are kept in every script, each once', () => {
    expect(tagsOf(['Σούπα', 'суп', '汤', 'суп', 'Суп', 'Crème', 'creme', 'Soup'])).toEqual([
      'σούπα',
      'суп',
      '汤',
      'crème',
    ]);
  });

  it('FOOD-04 are those that a saved recipe keeps', () => {
    const tags = tagsOf(['Easy  Dinner', '#Quick', '# # ', '', ' one#pot ', 'İzmir', '🍲']);
    expect(tags).toEqual(['easy dinner', 'quick', 'onepot', 'i̇zmir', '🍲']);
    expect(normalisedTags(tags)).toEqual(tags);
  });

  it('FOOD-04 stay within the bounds also where small letters are longer', () => {
    for (const tag of tagsOf(['İ'.repeat(recipeBounds.tag), 'a'.repeat(recipeBounds.tag)]))
      expect(tag.length).toBeLessThanOrEqual(recipeBounds.tag);
  });

  it('FOOD-04 name neither the dish nor a label', () => {
    expect(tagsOf(['suppe', 'SUPPE', 'Vegan', 'gluten free'], 'Suppe')).toEqual([]);
    expect(tagsOf(['Борщ', 'суп'], 'борщ')).toEqual(['суп']);
  });
});
