import { describe, expect, it } from 'vitest';
import { makeRecipe } from '#test/recipe-samples.ts';
import { differencesOf, mergedDraft } from './differences.ts';
import { draftOfRecipe, textsOf } from './draft.ts';

const before = makeRecipe({ version: 3 });
const base = { version: 3, texts: textsOf(draftOfRecipe(before)) };
const theirs = makeRecipe({ version: 4, title: 'Daal', servings: 6, tags: ['soup'] });
const mine = { ...draftOfRecipe(before), title: 'Lentil stew', prep: '15', swap: 'Chickpeas.' };

describe('ADMIN-06 two versions', () => {
  it('differ by field, the side that alone was changed proposed, a clash pointed out', () => {
    expect(differencesOf(mine, theirs, base)).toEqual([
      { field: 'title', proposed: 'mine', isClash: true },
      { field: 'servings', proposed: 'theirs', isClash: false },
      { field: 'prep', proposed: 'mine', isClash: false },
      { field: 'swap', proposed: 'mine', isClash: false },
      { field: 'tags', proposed: 'theirs', isClash: false },
    ]);
  });

  it('are told apart also where nobody knows what both began with', () => {
    const found = differencesOf(mine, theirs, null);
    expect(found.every(({ proposed, isClash }) => proposed === 'mine' && isClash)).toBe(true);
  });

  it('become one by what is chosen of each field', () => {
    const merged = mergedDraft(mine, theirs, { title: 'theirs', servings: 'theirs', prep: 'mine' });
    expect(merged).toMatchObject({ title: 'Daal', servings: '6', prep: '15', swap: 'Chickpeas.' });
  });

  it('a new picture is one’s own until the other is chosen', () => {
    const withPicture = { ...draftOfRecipe(before), picture: { kind: 'drawn' } as const };
    expect(differencesOf(withPicture, before, base)).toEqual([
      { field: 'picture', proposed: 'mine', isClash: false },
    ]);
    expect(mergedDraft(withPicture, before, { picture: 'theirs' }).picture.kind).toBe('kept');
  });
});
